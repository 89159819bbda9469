import { mean } from './interval.ts'

/** Two claims about a mean score, and how often either may be believed wrongly. */
export type Claims = { low: number; high: number; error: number }

/** How a sequential test stands: the log of how much better the higher claim explains the scores, the bound at which it ends, and what it says. */
export type Finding = { evidence: number; bound: number; verdict: 'low' | 'high' | 'open' }

/** Scores that a test wants before it says anything: the spread of fewer is a guess. */
const FEWEST = 8

/**
 * The sequential probability ratio test on scores from 0 to 1, each of which sums up games that share their luck. It goes by the spread of the
 * scores themselves, so mirrored games end it sooner; one score half a point off is counted in besides, so that a few that are all alike do not
 * pass for certainty.
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
