/** A share with its 95 % confidence interval. */
export type Interval = { share: number; low: number; high: number }

const Z = 1.96

/**
 * Computes the mean of scores from 0 to 1 with Wilson's interval. Each score sums up games that share their luck, so the number of
 * independent trials is derived from the variance of the scores instead of the number of games.
 */
export function intervalOf(scores: readonly number[]): Interval {
  const n = scores.length
  if (n === 0) return { share: 0.5, low: 0, high: 1 }
  const share = mean(scores)
  const spread = n > 1 ? scores.reduce((sum, score) => sum + (score - share) ** 2, 0) / (n - 1) : 0
  // If all scores are equal, there is no variance to use, so each deal counts once.
  const trials = spread > 0 ? (share * (1 - share) * n) / spread : n
  return { share, ...wilson(share, trials) }
}

function wilson(share: number, trials: number): { low: number; high: number } {
  const middle = (share + Z ** 2 / (2 * trials)) / (1 + Z ** 2 / trials)
  const reach = (Z / (1 + Z ** 2 / trials)) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
