import { listen, node, seenBy, start, type Entry, type Game, type Json, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { chancesOf, load, patchOf, replay, type Saved, sceneOf, type SeenEvent } from '@robodrome/table'

/** What happened, as somebody saw it. */
export type Happening = SeenEvent['event']

/** A match at one of its steps, as a seat (or an onlooker) saw it: for the replay and the graph. */
export interface Moment {
  view: Json
  asked: Seat[]
  /** What was told on the way here from the moment before, each with what was other in the view then. */
  events: SeenEvent[]
  /** How many entries of the record lie behind. */
  entries: number
  /** The chance of each seat to win, an estimate; null where the game has none. */
  chances: number[] | null
}

/** Every step of a match from its record, or of what followed on a position. Entries that choices were taken back from are not in it. */
export function momentsOf(game: Game, settings: Settings, entries: readonly Entry[], seat: Seat | null, from?: Saved): Moment[] {
  const moments: Moment[] = []
  let told: { event: Happening; scene: Json | null }[] = []
  let g: Position | null = null
  const ear = (event: Happening): void => {
    const seen = seenBy(event, seat)
    if (seen !== null) told.push({ event: seen, scene: g && sceneOf(game, g, seat) })
  }
  const keep = (at: Position, done: number): void => {
    const here = node(game, at)
    if (here.kind === 'chance') return
    const asked = here.kind === 'choice' ? [...here.rule.seats(at, here.notes)] : []
    const view = game.view(at, seat) as Json
    const events = told.map(({ event, scene }) => ({ seq: done, event, ...(scene !== null && { scene: patchOf(view, scene) }) }))
    moments.push({ view, asked, events, entries: done, chances: chancesOf(game, at) })
    told = []
  }
  const first = listen(ear, () => (from ? load(game, from) : start(game, settings)))
  g = first
  keep(first, 0)
  for (const [i, entry] of entries.entries()) {
    const problem = listen(ear, () => replay(game, first, entry))
    if (problem !== null) throw new Error(`entry ${i + 1}: ${problem}`)
    keep(first, i + 1)
  }
  return moments
}
