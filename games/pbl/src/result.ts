import type { Result, Seat } from '@robodrome/kernel'
import type { Pbl, SideId } from './state.ts'
import { sideOf } from './vocabulary.ts'

/** A winner ranks above a robot still standing, and both rank above every destroyed robot. */
const WON = 101
const STANDING = 100

/**
 * Computes the ranking. A series is ranked by games won. In a single game, the winners come first, then the robots still standing, who
 * share a place, then the terminated ones, the last to fall first (PBL-TIME-2, -3); a player who left is last.
 */
export function result(g: Pbl): Result | null {
  if (g.stack.length > 0 || g.ended === null) return null
  const rank = (side: SideId): number => {
    if (g.left.includes(side)) return -1
    if (g.config.series > 1) return g.wins[side]!
    if (g.ended!.winners.includes(side)) return WON
    return g.fallen.includes(side) ? g.fallen.indexOf(side) : STANDING
  }
  const seats = Array.from({ length: g.config.seats }, (_, seat): Seat => seat)
  const values = [...new Set(seats.map((seat) => rank(sideOf(g, seat))))].toSorted((a, b) => b - a)
  return {
    ranking: values.map((value) => seats.filter((seat) => rank(sideOf(g, seat)) === value)),
    rule: g.config.series > 1 ? 'PBL-MODE-1' : g.ended.rule,
  }
}
