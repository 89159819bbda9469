import { listen, node, seenBy, start, type Entry, type Game, type Json, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { chancesOf, load, patchOf, replay, type Saved, sceneOf, type SeenEvent } from '@robodrome/table'

/** An event as one viewer saw it. */
export type Happening = SeenEvent['event']

/** A match at one of its steps, as a seat or a spectator saw it, for the replay and the graph. */
export interface Moment {
  view: Json
  asked: Seat[]
  /** The events since the previous moment, each with the changes of the view. */
  events: SeenEvent[]
  /** How many entries of the record come before it. */
  entries: number
  /** Each seat's estimated win chance; null if the game has no estimate. */
  chances: number[] | null
}

/** Every step of a match from its record, or of the moves after a position. Choices that were taken back are omitted. */
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
    if (problem !== null) throw new Error(`entry ${i + 1}: ${problem.message}`)
    keep(first, i + 1)
  }
  return moments
}
