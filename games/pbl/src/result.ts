import type { Result, Seat } from '@robodrome/kernel'
import type { Pbl, SideId } from './state.ts'
import { sideOf } from './vocabulary.ts'

/** Who has won: by games won in a series, then by who went out last. */
export function result(g: Pbl): Result | null {
  if (g.stack.length > 0 || g.ended === null) return null
  const rank = (side: SideId): number => {
    if (g.left.includes(side)) return -1
    if (g.config.series > 1) return g.wins[side]!
    return g.ended!.winners.includes(side) ? 100 : g.fallen.indexOf(side)
  }
  const seats = Array.from({ length: g.config.seats }, (_, seat): Seat => seat)
  const values = [...new Set(seats.map((seat) => rank(sideOf(g, seat))))].toSorted((a, b) => b - a)
  return {
    ranking: values.map((value) => seats.filter((seat) => rank(sideOf(g, seat)) === value)),
    rule: g.config.series > 1 ? 'PBL-MODE-1' : g.ended.rule,
  }
}
