import { mean } from './interval.ts'

/** Two claims about a mean score, and the error rate. */
export type Claims = { low: number; high: number; error: number }

/** The state of a sequential test: the log-likelihood ratio of the claims, its bound, and the verdict. */
export type Finding = { evidence: number; bound: number; verdict: 'low' | 'high' | 'open' }

/** The minimum number of scores for a verdict, because with fewer, the variance would be a guess. */
const FEWEST = 8

/**
 * The sequential probability ratio test on scores from 0 to 1, each of which sums up games that share their luck. It uses the variance of
 * the scores themselves, so mirrored games end it sooner. It adds one artificial score that is half a point off, so that a few equal scores
 * do not look like certainty.
 */
export function sequential(scores: readonly number[], { low, high, error }: Claims): Finding {
  const bound = Math.log((1 - error) / error)
  const n = scores.length
  if (n < FEWEST) return { evidence: 0, bound, verdict: 'open' }
  const share = mean(scores)
  const spread = (scores.reduce((sum, score) => sum + (score - share) ** 2, 0) + 0.25) / n
  const evidence = (n * (high - low) * (2 * share - low - high)) / (2 * spread)
  return { evidence, bound, verdict: evidence >= bound ? 'high' : evidence <= -bound ? 'low' : 'open' }
}
