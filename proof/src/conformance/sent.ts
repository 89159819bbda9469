import { asides, asked, listen, options, refusals, seenBy, write, type Happened, type Position, type Seat } from '@robodrome/kernel'
import { questionsTo, sceneOf } from '@robodrome/table'
import type { Place } from './check.ts'

/** Collects everything that a watcher receives at a node: the view, the seats asked, and its possible acts. */
export function bytes({ game }: Pick<Place, 'game'>, g: Position, watcher: Seat | null): unknown {
  const turn = asked(game, g)
  const own = watcher !== null && turn.includes(watcher)
  return {
    view: game.view(g, watcher),
    asked: turn,
    questions: questionsTo(game, g, turn, watcher),
    asides: watcher === null ? null : asides(game, g, watcher).map((option) => write(game, g, option)),
    options: own ? options(game, g, watcher).map((option) => write(game, g, option)) : null,
    refusals: own ? refusals(game, g, watcher).map(({ option, rule }) => [write(game, g, option), rule]) : null,
  }
}

/** The result of an act, and its events. */
export interface After {
  g: Position
  events: Happened[]
  /** The position at each event. */
  scenes: Position[]
  revealed: boolean
}

/** Applies an act to a copy of the position. */
export function after({ game }: Pick<Place, 'game'>, g: Position, act: (twin: Position) => void): After {
  const twin = game.clone(g) as Position
  const events: Happened[] = []
  const scenes: Position[] = []
  const ear = (event: Happened): void => {
    events.push(event)
    scenes.push(game.clone(twin) as Position)
  }
  listen(ear, () => act(twin))
  return { g: twin, events, scenes, revealed: events.some((event) => event.reveals === true) }
}

export const heardBy = ({ events }: Pick<After, 'events'>, watcher: Seat | null): unknown[] =>
  events.map((event) => seenBy(event, watcher)).filter((event) => event !== null)

/** Collects what a watcher's page shows for its events: the board at each of them. */
export const shownTo = (
  { game }: Pick<Place, 'game'>,
  { events, scenes }: Pick<After, 'events' | 'scenes'>,
  watcher: Seat | null,
): unknown[] => events.flatMap((event, i) => (seenBy(event, watcher) === null ? [] : [sceneOf(game, scenes[i]!, watcher)]))

export const nameOf = (watcher: Seat | null): string => (watcher === null ? 'an onlooker' : `seat ${watcher}`)
