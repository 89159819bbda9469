import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asked, choose, load, options, quickLuck, settle, type Game, type Saved } from '@robodrome/kernel'
import { readRecord, verify } from '@robodrome/table'

/** Something that an older version of a game left behind, and what is wrong with it now. */
export interface Kept {
  title: string
  problems: string[]
}

/**
 * Holds a game to what its older versions left behind in a folder: `*.record` must come out as they did, and each line of `*.jsonl`,
 * a saved position, must go on to an end.
 */
export function keptIn(game: Game, folder: string): Kept[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      if (name.endsWith('.record')) return [{ title: name, problems: problemsOfRecord(game, text) }]
      if (!name.endsWith('.jsonl')) return []
      const lines = text.trim().split('\n')
      return lines.map((line, i) => ({ title: `${name}, line ${i + 1}`, problems: problemsOfPosition(game, savedIn(line)) }))
    })
}

/** The position of a line, alone or beside what it was set up with. */
function savedIn(line: string): Saved {
  const found = JSON.parse(line) as Saved | { saved: Saved }
  return 'saved' in found ? found.saved : found
}

const problemsOfRecord = (game: Game, text: string): string[] =>
  verify(game, readRecord(text)).problems.map(({ line, message }) => `line ${line ?? '?'}: ${message}`)

function problemsOfPosition(game: Game, saved: Saved): string[] {
  const luck = quickLuck(9)
  const g = load(game, saved)
  for (settle(game, g, luck); asked(game, g).length > 0; settle(game, g, luck)) {
    const seat = asked(game, g)[0]!
    const legal = options(game, g, seat)
    if (legal.length === 0) return [`seat ${seat} is asked and has no option`]
    choose(game, g, seat, legal[luck.below(legal.length)])
  }
  return game.result(g) === null ? ['the match went on to no result'] : []
}
