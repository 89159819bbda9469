import { listen, quickLuck, start, type Game, type Settings } from '@robodrome/kernel'
import { load, readRecord, replay, save, type Saved } from '@robodrome/table'
import type { Place } from './worker-messages.ts'

/** A position of a record in which everything is redealt that its seat does not know. */
export function imagined(game: Game, settings: Settings, { record, from, entries, seat, deal }: Place): Saved {
  const g = listen(null, () => (from ? load(game, from) : start(game, settings)))
  for (const [i, entry] of readRecord(record).entries.slice(0, entries).entries()) {
    const problem = listen(null, () => replay(game, g, entry))
    if (problem !== null) throw new Error(`entry ${i + 1}: ${problem.message}`)
  }
  return save(game, game.imagine(g, seat, quickLuck(deal)))
}
