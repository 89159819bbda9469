import type { Facts } from './facts.ts'

/** The first player's average score in each deal. */
export const scoresOfFirst = (deals: readonly Facts[][]): number[] => deals.map((games) => scoreOf(games, 0))

/** A player's average score over some games. */
function scoreOf(games: readonly Facts[], player: number): number {
  let sum = 0
  for (const { seats } of games) for (const seat of seats) if (seat.player === player) sum += seat.score
  return sum / games.length
}
