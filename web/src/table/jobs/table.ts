import { listen, quickLuck, start, type Game, type Settings } from '@robodrome/kernel'
import { load, readRecord, Refused, replay, save, type Saved } from '@robodrome/table'
import { LocalTable } from '../local-table.ts'
import type { Doing, News, Place } from '../worker-messages.ts'
import type { GameOf } from './game-of.ts'
import { pageSays } from '../says.ts'

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** The table that this worker plays. */
export function tableJobs(
  gameOf: GameOf,
  tell: (news: News) => void,
): Doing<'open' | 'do' | 'look' | 'ask' | 'moments' | 'record' | 'hint'> {
  let opened: LocalTable | null = null
  const table = (): LocalTable => {
    if (!opened) throw new Refused('wrong-time', pageSays('noTable'))
    return opened
  }
  const changed = (): void => {
    if (opened) tell({ type: 'changed', snapshot: opened.snapshot(), table: opened.saved(), chances: opened.chances() })
  }
  return {
    async open({ table: saved, box, place }) {
      const game = await gameOf(saved.game, box)
      opened = new LocalTable(game, place === undefined ? saved : { ...saved, from: imagined(game, saved.settings, place) }, changed)
      if (place !== undefined) opened.look(place.seat)
      changed()
      void opened.run(pause)
      return null
    },
    do({ wish }) {
      table().do(wish)
      void table().run(pause)
      return null
    },
    look({ seat }) {
      table().look(seat)
      changed()
      return null
    },
    ask: ({ kind, args }) => table().ask(kind, args),
    moments: () => table().moments(),
    record: () => table().record(),
    hint: () => table().hint(),
  }
}

/** A position of a record with everything that its seat does not know dealt anew. */
function imagined(game: Game, settings: Settings, { record, from, entries, seat, deal }: Place): Saved {
  const g = listen(null, () => (from ? load(game, from) : start(game, settings)))
  for (const [i, entry] of readRecord(record).entries.slice(0, entries).entries()) {
    const problem = listen(null, () => replay(game, g, entry))
    if (problem !== null) throw new Error(`entry ${i + 1}: ${problem.message}`)
  }
  return save(game, game.imagine(g, seat, quickLuck(deal)))
}
