import {
  options,
  quickLuck,
  write,
  type Any,
  type Game,
  type Json,
  type Position,
  type Seat,
  type Settings,
  type Stream,
} from '@robodrome/kernel'
import type { Budget, Decision, Mind, Question } from './mind.ts'

/**
 * A question as plain data, for a mind in another thread. Its position is imagined, not the real one, so nothing the seat may
 * not know ever leaves the table.
 */
export type Puzzle = { game: string; settings: Settings; seat: Seat; view: Json; position: Position; seed: number }

/** Puts a question to a seat that is asked; `luck` is the mind's, never the table's. */
export function pose<G extends Position>(game: Game<G>, settings: Settings, g: G, seat: Seat, luck: Stream): Puzzle {
  const position = game.imagine(g, seat, luck)
  return { game: game.id, settings, seat, view: game.view(position, seat), position, seed: luck.below(2 ** 32) }
}

export function questionOf<G extends Position>(game: Game<G>, puzzle: Puzzle): Question<G> {
  const { settings, seat, view, seed } = puzzle
  const position = puzzle.position as G
  const luck = quickLuck(seed)
  return {
    game,
    settings,
    seat,
    view,
    options: options(game, position, seat).map((value) => ({ value, text: write(game, position, value) })),
    luck,
    imagine: () => game.imagine(position, seat, luck),
  }
}

/** Thinks until the budget is spent or nothing is left to think about. With an empty budget that is the mind's own measure. */
export function decide(mind: Mind, question: Question, budget: Budget): Decision {
  const thought = mind.think(question)
  const { ms = Infinity, playouts = ms === Infinity ? DEFAULT_PLAYOUTS : Infinity } = budget
  const end = Date.now() + ms
  for (let i = 0; i < playouts && thought.further(); i++) if (Date.now() >= end) break
  return thought.decision()
}

/** Without any budget. */
const DEFAULT_PLAYOUTS = 1000

/** What a mind in this seat would choose in a real position, of which it gets to know only what the seat may. */
export function ask(mind: Mind, game: Game, settings: Settings, g: Any, seat: Seat, luck: Stream, budget: Budget): Decision {
  return decide(mind, questionOf(game, pose(game, settings, g, seat, luck)), budget)
}
