import { asked, choose, options, quickLuck, settle, type Any, type Game, type Luck, type Seat, type Stream } from '@robodrome/kernel'
import { bestOf } from './decision.ts'
import type { Fate } from './fate.ts'
import type { Policy } from './learned/index.ts'
import { plainOf } from './plain.ts'
import type { Windfall } from './windfall.ts'
import { worth } from './worth.ts'

/** The luck of a playout: the world's luck, the mind's own, and the windfalls of the world's luck so far. */
export type Lucks = { fate: Fate; own: Luck & Stream; windfall: Windfall }

/**
 * How a rollout plays: its length in decisions, the number of options it considers at each, whether it considers only plain options,
 * whether it evaluates only quiescent positions, whether its policy uses exact expectations, and a learned policy to use in place of that
 * policy.
 */
export type RolloutStyle = { horizon: number; breadth: number; plain: boolean; quiescent: boolean; exact: boolean; policy: Policy | null }

/** The temperature of a learned policy in rollouts: options are drawn with exactly the likelihood that it states. */
const AS_LIKELY = 1

/**
 * Returns the value of a position to each seat after a rollout: the result if the game ends, otherwise the mean of the game's estimate over
 * the second half, taken in quiescent positions if there are any. A single position would favour the player who has just had a turn.
 * Changes the position.
 */
export function rollout(game: Game, g: Any, luck: Lucks, seats: number, style: RolloutStyle): readonly number[] {
  const { fate, own, windfall } = luck
  const decisions = style.horizon
  const isQuiescent = style.quiescent ? game.insight?.isQuiescent : undefined
  const total = Array.from({ length: seats }, () => 0)
  let moments = 0
  if (game.insight?.evaluate === undefined) return worth(game, g, seats, own)
  for (let made = 0; made < decisions; made++) {
    windfall.settle(g, fate)
    const seat = asked(game, g)[0]
    if (seat === undefined) return windfall.without(worth(game, g, seats, own))
    const isLast = made === decisions - 1 && moments === 0
    if (made >= decisions / 2 && (isLast || isQuiescent === undefined || isQuiescent(g))) {
      windfall.without(game.insight.evaluate(g)).forEach((value, i) => (total[i]! += value))
      moments++
    }
    const all = options(game, g, seat)
    const legal = style.plain ? plainOf(game, all) : all
    fate.follow(seat)
    choose(game, g, seat, style.policy?.draw(g, seat, legal, own, AS_LIKELY) ?? habit(game, g, seats, seat, legal, own, style))
  }
  return total.map((sum) => sum / moments)
}

/**
 * The rollout policy: the game's advice or, without it, the best of `breadth` options by the estimate. All of them get the same luck, which
 * is not the luck that follows, because no player can foresee that.
 */
export function habit(
  game: Game,
  g: Any,
  seats: number,
  seat: Seat,
  legal: readonly unknown[],
  own: Stream,
  style: Pick<RolloutStyle, 'breadth' | 'exact'>,
): unknown {
  if (legal.length === 1) return legal[0]
  const offset = own.below(legal.length)
  const advised = game.insight?.advise?.(g, seat, legal) ?? null
  if (advised !== null) return legal[bestOf(advised, offset)]
  if (game.insight?.evaluate === undefined) return legal[offset]
  const seed = own.below(2 ** 32)
  const looked = Math.min(style.breadth, legal.length)
  let best: unknown
  let most = -1
  // Takes evenly spaced options from a random offset, so that they are all different and equally likely.
  for (let i = 0; i < looked; i++) {
    const option = legal[(offset + Math.floor((i * legal.length) / looked)) % legal.length]
    const value = valueAfter(game, g, seats, seat, option, seed, style.exact)
    if (value > most) {
      most = value
      best = option
    }
  }
  return best
}

/** Returns an option's value by the estimate, after one draw of luck; or the exact value, if requested and possible. */
export function valueAfter(game: Game, g: Any, seats: number, seat: Seat, option: unknown, seed: number, exact = false): number {
  const luck = quickLuck(seed)
  const after = game.clone(g)
  choose(game, after, seat, option)
  const expected = exact ? game.insight?.expects?.(after) : null
  if (expected) return expected[seat]!
  settle(game, after, luck)
  return worth(game, after, seats, luck)[seat]!
}
