import { asked, choose, options, quickLuck, settle, type Any, type Game, type Seat, type Stream } from '@robodrome/kernel'
import { bestOf } from './decision.ts'
import type { Fate } from './fate.ts'
import { worth } from './worth.ts'

/** So many decisions out of habit, or fewer if the game ends. */
export function playOn(game: Game, g: Any, fate: Fate, own: Stream, decisions: number, seats: number, care: number): void {
  for (let left = decisions; ; left--) {
    settle(game, g, fate)
    const seat = asked(game, g)[0]
    if (seat === undefined || left === 0) return
    const legal = options(game, g, seat)
    fate.follow(seat)
    choose(game, g, seat, legal.length === 1 ? legal[0] : habit(game, g, seats, seat, legal, own, care))
  }
}

/**
 * What a player would choose without much thought: what the game advises, or else the best of `care` options by the game's own estimate. All of
 * them are looked at with the same luck, which is not the luck that follows: nobody foresees that.
 */
function habit(game: Game, g: Any, seats: number, seat: Seat, legal: readonly unknown[], own: Stream, care: number): unknown {
  const offset = own.below(legal.length)
  const advised = game.advise?.(g, seat, legal) ?? null
  if (advised !== null) return legal[bestOf(advised, offset)]
  if (game.evaluate === undefined) return legal[offset]
  const seed = own.below(2 ** 32)
  const looked = Math.min(care, legal.length)
  let best: unknown
  let most = -1
  // Every n-th option from a random one on: different ones, and none more likely than another.
  for (let i = 0; i < looked; i++) {
    const option = legal[(offset + Math.floor((i * legal.length) / looked)) % legal.length]
    const value = valueAfter(game, g, seats, seat, option, seed)
    if (value > most) {
      most = value
      best = option
    }
  }
  return best
}

/** What an option is worth to the seat by the game's estimate, luck drawn once. */
export function valueAfter(game: Game, g: Any, seats: number, seat: Seat, option: unknown, seed: number): number {
  const luck = quickLuck(seed)
  const after = game.clone(g)
  choose(game, after, seat, option)
  settle(game, after, luck)
  return worth(game, after, seats, luck)[seat]!
}
