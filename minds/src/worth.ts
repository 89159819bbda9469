import {
  asked,
  choose,
  happen,
  node,
  options,
  outcomes,
  quickLuck,
  settle,
  type Any,
  type Game,
  type Luck,
  type Seat,
  type Stream,
} from '@robodrome/kernel'
import type { Question } from './mind.ts'

/** Returns each seat's share of a finished game: 1 for winners, 0 for the others, or 0.5 for all if nobody is ahead. */
export function shares(game: Game, g: Any, seats: number): number[] {
  const ranking = game.result(g)?.ranking ?? []
  const won = ranking.length > 1 ? ranking[0]! : []
  return Array.from({ length: seats }, (_, seat) => (ranking.length < 2 ? 0.5 : won.includes(seat) ? 1 : 0))
}

/** Returns the value of a position to each seat: its result, the game's estimate, or the end of a random game. Changes the position. */
export function worth(game: Game, g: Any, seats: number, luck: Luck & Stream): number[] {
  if (game.insight?.evaluate !== undefined && node(game, g).kind !== 'over') return game.insight.evaluate(g)
  return playAtRandom(game, g, luck) ? shares(game, g, seats) : Array.from({ length: seats }, () => 0.5)
}

/** The length limit of a random game; when it is reached, each seat gets 0.5. */
const LONGEST = 5000

/** Plays on at random, and returns whether the game ended. */
export function playAtRandom(game: Game, g: Any, luck: Luck & Stream): boolean {
  for (let left = LONGEST; ; left--) {
    settle(game, g, luck)
    const seat = asked(game, g)[0]
    if (seat === undefined) return true
    if (left === 0) return false
    const legal = options(game, g, seat)
    choose(game, g, seat, legal[luck.below(legal.length)])
  }
}

/**
 * Computes the expected value of a position for each seat, over all chances up to the next choice. Unless the game gives an exact answer,
 * up to `limit` outcomes are enumerated; more are sampled. Changes the position.
 */
export function expectation(game: Game, g: Any, seats: number, luck: Luck & Stream, limit: number): number[] {
  const here = node(game, g)
  if (here.kind !== 'chance') return worth(game, g, seats, luck)
  const expected = game.insight?.expects?.(g) ?? null
  if (expected !== null) return expected
  const listed = outcomes(game, g)
  const drawn = listed !== null && listed.length <= limit ? listed : draws(limit, () => luck.outcome(here.rule, g, here.notes))
  const total: number[] = Array.from({ length: seats }, () => 0)
  let weights = 0
  let left = drawn.length
  for (const [outcome, weight] of drawn) {
    // The last outcome may use the position itself instead of a copy.
    const after: Any = --left === 0 ? g : game.clone(g)
    happen(game, after, outcome)
    const values = expectation(game, after, seats, luck, Math.max(1, Math.floor(limit / drawn.length)))
    for (let seat = 0; seat < seats; seat++) total[seat]! += values[seat]! * weight
    weights += weight
  }
  return total.map((sum) => sum / weights)
}

const draws = (count: number, draw: () => unknown): [unknown, number][] => Array.from({ length: count }, () => [draw(), 1])

/**
 * Returns the value of each option in one world: by the game's advice, or by looking one choice ahead over this many chance outcomes.
 * Sampled outcomes are the same for all options.
 */
export function optionValues({ game, settings, seat, options: offered, luck }: Question, g: Any, outcomes: number): readonly number[] {
  const advised =
    game.insight?.advise?.(
      g,
      seat,
      offered.map(({ value }) => value),
    ) ?? null
  if (advised !== null) return advised
  const seed = luck.below(2 ** 32)
  const look: Look = { game, seats: settings.seats, seat, depth: g.stack.length, seed, outcomes }
  return offered.map(({ value }) => valueOf(look, g, value, game.insight?.thinking?.pieces ?? 0))
}

interface Look {
  game: Game
  seats: number
  seat: Seat
  depth: number
  seed: number
  outcomes: number
}

/**
 * Returns the value of an option to the seat. The rules ask for an action in several nested pieces (which bot, where to). While only this
 * seat is asked, the best next piece determines the value.
 */
function valueOf(look: Look, g: Any, option: unknown, pieces: number): number {
  const { game, seats, seat, depth, seed, outcomes } = look
  const after = game.clone(g)
  choose(game, after, seat, option)
  const here = node(game, after)
  if (pieces > 0 && here.kind === 'choice' && after.stack.length > depth && isAlone(asked(game, after), seat))
    return Math.max(...options(game, after, seat).map((piece) => valueOf(look, after, piece, pieces - 1)))
  return expectation(game, after, seats, quickLuck(seed), outcomes)[seat]!
}

const isAlone = (asked: readonly Seat[], seat: Seat): boolean => asked.length === 1 && asked[0] === seat
