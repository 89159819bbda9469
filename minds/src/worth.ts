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

/** What each seat has of a game that is over: 1 for those who won, 0 for the others, a half for all where nobody is ahead. */
export function shares(game: Game, g: Any, seats: number): number[] {
  const ranking = game.result(g)?.ranking ?? []
  const won = ranking.length > 1 ? ranking[0]! : []
  return Array.from({ length: seats }, (_, seat) => (ranking.length < 2 ? 0.5 : won.includes(seat) ? 1 : 0))
}

/** What a position is worth to each seat: its result, the game's own estimate, or how a random game from it ends. Changes it. */
export function worth(game: Game, g: Any, seats: number, luck: Luck & Stream): number[] {
  if (game.insight?.evaluate !== undefined && node(game, g).kind !== 'over') return game.insight.evaluate(g)
  return playAtRandom(game, g, luck) ? shares(game, g, seats) : Array.from({ length: seats }, () => 0.5)
}

/** A random game that has not ended by then is worth a half to everybody. */
const LONGEST = 5000

/** Plays on at random; whether the game came to its end. */
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
 * What a position is worth to each seat on average over luck, up to the next choice. Where the game does not know it, outcomes are gone
 * through one by one as long as there are at most `limit` of them, and sampled otherwise. Changes the position.
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
    // The last one may have the position itself.
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
 * What each option of a question is worth in one world: as the game works it out, or by looking one choice ahead, at up to so many outcomes of
 * luck. Where these are sampled, all options meet the same ones.
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
 * What an option brings the seat. An order of several pieces (which bot, where to) is asked deeper inside the rules than the question, and as long as
 * the seat itself goes on with it, it is worth what its best piece makes of it.
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
