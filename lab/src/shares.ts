import type { Result } from '@robodrome/kernel'

/**
 * Computes each seat's share of the win: the winners share one point; if nobody won, all seats share it. If a group without seats ranks
 * first, such as VOLT's KillBots, it takes the point.
 */
export function sharesOf(result: Result | null, seats: number): number[] {
  const [won = [], ...others] = result?.ranking ?? []
  const nobody = won.length === 0 && others.length === 0
  return Array.from({ length: seats }, (_, seat) => (nobody ? 1 / seats : won.includes(seat) ? 1 / won.length : 0))
}
