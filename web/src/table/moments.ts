import {
  listen,
  load,
  node,
  seenBy,
  start,
  type Entry,
  type Game,
  type Json,
  type Position,
  type Saved,
  type Seat,
  type Settings,
} from '@robodrome/kernel'
import { chancesOf, replay, type SeenEvent } from '@robodrome/table'

/** What happened, as somebody saw it. */
export type Happening = SeenEvent['event']

/** A match at one of its steps, as a seat (or an onlooker) saw it: for the scrubber and the graph. */
export interface Moment {
  view: Json
  asked: Seat[]
  /** What was told on the way here from the moment before. */
  events: Happening[]
  /** How many entries of the record lie behind. */
  entries: number
  /** The chance of each seat to win, an estimate; null where the game has none. */
  chances: number[] | null
}

/** Every step of a match from its record, or of what followed on a position. Entries that choices were taken back from are not in it. */
export function momentsOf(game: Game, settings: Settings, entries: readonly Entry[], seat: Seat | null, from?: Saved): Moment[] {
  const moments: Moment[] = []
  let told: Moment['events'] = []
  const ear = (event: Happening): void => {
    const seen = seenBy(event, seat)
    if (seen !== null) told.push(seen)
  }
  const keep = (g: Position, done: number): void => {
    const at = node(game, g)
    if (at.kind === 'chance') return
    const asked = at.kind === 'choice' ? [...at.rule.seats(g, at.notes)] : []
    moments.push({ view: game.view(g, seat), asked, events: told, entries: done, chances: chancesOf(game, g) })
    told = []
  }
  const g = listen(ear, () => (from ? load(game, from) : start(game, settings)))
  keep(g, 0)
  for (const [i, entry] of entries.entries()) {
    const problem = listen(ear, () => replay(game, g, entry))
    if (problem !== null) throw new Error(`entry ${i + 1}: ${problem}`)
    keep(g, i + 1)
  }
  return moments
}
