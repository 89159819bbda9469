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
  if (game.evaluate !== undefined && node(game, g).kind !== 'over') return game.evaluate(g)
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
 * What a position is worth to each seat on average over luck, up to the next choice. Outcomes are gone through one by one as
 * long as there are at most `limit` of them, and sampled otherwise. Changes the position.
 */
export function expectation(game: Game, g: Any, seats: number, luck: Luck & Stream, limit: number): number[] {
  const here = node(game, g)
  if (here.kind !== 'chance') return worth(game, g, seats, luck)
  const listed = outcomes(game, g)
  const drawn = listed !== null && listed.length <= limit ? listed : draws(limit, () => luck.outcome(here.rule, g, here.notes))
  const total: number[] = Array.from({ length: seats }, () => 0)
  let weights = 0
  for (const [outcome, weight] of drawn) {
    const after = game.clone(g)
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
export function optionValues({ game, settings, seat, options, luck }: Question, g: Any, outcomes: number): readonly number[] {
  const advised =
    game.advise?.(
      g,
      seat,
      options.map(({ value }) => value),
    ) ?? null
  if (advised !== null) return advised
  const seed = luck.below(2 ** 32)
  return options.map(({ value }) => {
    const after = game.clone(g)
    choose(game, after, seat, value)
    return expectation(game, after, settings.seats, quickLuck(seed), outcomes)[seat]!
  })
}
