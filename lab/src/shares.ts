import type { Result } from '@robodrome/kernel'

/**
 * What each seat has of the win: those who won share one point, and where nobody did, all. A group without a seat that stands before others is a side
 * that no seat plays, such as VOLT's KillBots: it has the point.
 */
export function sharesOf(result: Result | null, seats: number): number[] {
  const [won = [], ...others] = result?.ranking ?? []
  const nobody = won.length === 0 && others.length === 0
  return Array.from({ length: seats }, (_, seat) => (nobody ? 1 / seats : won.includes(seat) ? 1 / won.length : 0))
}
