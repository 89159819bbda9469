import type { Result } from '@robodrome/kernel'

/**
 * Each seat's share of the win: winners share one point, and if nobody won, all do. A group without seats that ranks first, such as
 * VOLT's KillBots, takes the point.
 */
export function sharesOf(result: Result | null, seats: number): number[] {
  const [won = [], ...others] = result?.ranking ?? []
  const nobody = won.length === 0 && others.length === 0
  return Array.from({ length: seats }, (_, seat) => (nobody ? 1 / seats : won.includes(seat) ? 1 / won.length : 0))
}
