import { commitment, fairLuck, isSeed } from './fair-luck.ts'
import { winners, type Game } from './game.ts'
import { readOutcome, writeOutcome, type Luck } from './luck.ts'
import { find, plain, type Entry } from './match.ts'
import { choose, happen, node, start } from './play.ts'
import type { Record } from './record.ts'
import { run } from './run.ts'
import type { Position } from './rule.ts'

export interface Verdict<G extends Position = Position> {
  /** The position after the last entry, or before the first wrong one. */
  position: G
  /** What is wrong and in which line of the file (null: in no single line); none: every move was legal. */
  problems: { line: number | null; message: string }[]
  /** Whether each outcome was held against the seed and the seed against its commitment. */
  dice: 'proven' | 'not revealed' | 'wrong'
}

/** Replays a record: each choice must be legal, each outcome possible and, once the seed is shown, the one the seed gives. */
export function verify<G extends Position>(game: Game<G>, record: Record): Verdict<G> {
  const { seed } = record
  const problems: Verdict['problems'] = []
  const committed = seed !== undefined && isSeed(seed) && commitment(seed) === record.commitment
  if (seed !== undefined && !committed) problems.push({ line: null, message: 'the seed shown is not the one that was committed to' })
  const fair = committed ? fairLuck(seed, record.contributions) : null
  const position = start(game, record.settings)
  for (const [i, entry] of record.entries.entries()) {
    const message = replay(game, position, entry, fair)
    if (message === null) continue
    problems.push({ line: record.lines[i] ?? null, message })
    break
  }
  const claimed = record.result
  const actual = resultLine(game, position)
  if (problems.length === 0 && claimed !== undefined && claimed !== actual) {
    problems.push({ line: null, message: `the record claims the result "${claimed}", but it is "${actual}"` })
  }
  return { position, problems, dice: seed === undefined ? 'not revealed' : problems.length === 0 ? 'proven' : 'wrong' }
}

/** Applies one entry to a position, if it is right there; otherwise says what is wrong and changes nothing. */
export function replay<G extends Position>(game: Game<G>, g: G, entry: Entry, fair: Luck | null = null): string | null {
  const at = node(game, g)
  if (at.kind === 'over') return 'an entry after the end of the match'
  if (entry.kind === 'leave') {
    game.leave(g, entry.seat)
    run(game.rules, g)
    return null
  }
  if (at.kind === 'choice') {
    if (entry.kind === 'outcome') return `found outcome "${entry.text}", expected a choice of seat ${at.rule.seats(g, at.notes).join(' or ')}`
    const found = find(game, g, entry.seat, entry.text)
    if (!('option' in found) || 'rule' in found) return `seat ${entry.seat} may not "${entry.text}" (${(found as { rule: string }).rule})`
    choose(game, g, entry.seat, found.option)
    return null
  }
  if (entry.kind === 'choice') return `found a choice of seat ${entry.seat}, expected an outcome of "${at.rule.name}"`
  const due = fair && writeOutcome(at.rule, fair.outcome(at.rule, g, at.notes))
  if (due !== null && plain(due) !== plain(entry.text)) return `found outcome "${entry.text}", but the seed gives "${due}"`
  try {
    happen(game, g, readOutcome(at.rule, g, at.notes, entry.text))
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** The result header of a record, such as `1 wins (GK-OVER-1)`. */
export function resultLine<G extends Position>(game: Game<G>, g: G): string {
  const result = game.result(g)
  if (result === null) return node(game, g).kind === 'over' ? 'called off' : 'unfinished'
  const won = winners(result)
  return `${won.join(' and ')} ${won.length === 1 ? 'wins' : 'share the win'} (${result.rule})`
}
