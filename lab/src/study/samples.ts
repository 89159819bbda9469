import type { Facts } from './facts.ts'

/** What the first player scored in each deal, on average over its games. */
export const scoresOfFirst = (deals: readonly Facts[][]): number[] => deals.map((games) => scoreOf(games, 0))

/** What a player scored in some games on average. */
export function scoreOf(games: readonly Facts[], player: number): number {
  let sum = 0
  for (const { seats } of games) for (const seat of seats) if (seat.player === player) sum += seat.score
  return sum / games.length
}
