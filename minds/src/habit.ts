import { asked, choose, options, quickLuck, settle, type Any, type Game, type Luck, type Seat, type Stream } from '@robodrome/kernel'
import { bestOf } from './decision.ts'
import type { Fate } from './fate.ts'
import { plainOf } from './plain.ts'
import type { Windfall } from './windfall.ts'
import { worth } from './worth.ts'

/** The luck of a playout: that of the world, that of the thinking mind, and what the first has brought so far. */
export type Lucks = { fate: Fate; own: Luck & Stream; windfall: Windfall }

/**
 * How a position is played on: for so many decisions, at so many options in each, plain ones only or any, whether the estimate is asked in calm moments
 * only, and whether habit knows what luck brings on average, where the game can tell.
 */
export type Way = { horizon: number; care: number; plain: boolean; calm: boolean; exact: boolean }

/**
 * What a position is worth to each seat if everybody goes on out of habit: the result, if the game ends within so many decisions, otherwise the game's
 * own estimate, on average over the second half of them, in calm moments if there are any. At any single moment it would favour the player who has just had a
 * turn. Changes the position.
 */
export function foresee(game: Game, g: Any, luck: Lucks, seats: number, way: Way): readonly number[] {
  const { fate, own, windfall } = luck
  const decisions = way.horizon
  const isCalm = way.calm ? game.insight?.isCalm : undefined
  const total = Array.from({ length: seats }, () => 0)
  let moments = 0
  if (game.insight?.evaluate === undefined) return worth(game, g, seats, own)
  for (let made = 0; made < decisions; made++) {
    windfall.settle(g, fate)
    const seat = asked(game, g)[0]
    if (seat === undefined) return windfall.without(worth(game, g, seats, own))
    const isLast = made === decisions - 1 && moments === 0
    if (made >= decisions / 2 && (isLast || isCalm === undefined || isCalm(g))) {
      windfall.without(game.insight.evaluate(g)).forEach((value, i) => (total[i]! += value))
      moments++
    }
    const all = options(game, g, seat)
    const legal = way.plain ? plainOf(game, all) : all
    fate.follow(seat)
    choose(game, g, seat, legal.length === 1 ? legal[0] : habit(game, g, seats, seat, legal, own, way))
  }
  return total.map((sum) => sum / moments)
}

/**
 * What a player would choose without much thought: what the game advises, or else the best of `care` options by the game's own estimate. All of
 * them are looked at with the same luck, which is not the luck that follows: nobody foresees that.
 */
function habit(game: Game, g: Any, seats: number, seat: Seat, legal: readonly unknown[], own: Stream, way: Way): unknown {
  const offset = own.below(legal.length)
  const advised = game.insight?.advise?.(g, seat, legal) ?? null
  if (advised !== null) return legal[bestOf(advised, offset)]
  if (game.insight?.evaluate === undefined) return legal[offset]
  const seed = own.below(2 ** 32)
  const looked = Math.min(way.care, legal.length)
  let best: unknown
  let most = -1
  // Every n-th option from a random one on: different ones, and none more likely than another.
  for (let i = 0; i < looked; i++) {
    const option = legal[(offset + Math.floor((i * legal.length) / looked)) % legal.length]
    const value = valueAfter(game, g, seats, seat, option, seed, way.exact)
    if (value > most) {
      most = value
      best = option
    }
  }
  return best
}

/** What an option is worth to the seat by the game's estimate, luck drawn once, or on average if it is to be exact and the game can tell. */
export function valueAfter(game: Game, g: Any, seats: number, seat: Seat, option: unknown, seed: number, exact = false): number {
  const luck = quickLuck(seed)
  const after = game.clone(g)
  choose(game, after, seat, option)
  const expected = exact ? game.insight?.expects?.(after) : null
  if (expected) return expected[seat]!
  settle(game, after, luck)
  return worth(game, after, seats, luck)[seat]!
}
