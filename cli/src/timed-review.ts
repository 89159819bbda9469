import type { Entry, Game, Settings } from '@robodrome/kernel'
import { joined, review, type Review } from '@robodrome/review'

/** A whole review, and the CPU seconds that each of two workers would need for it. */
export interface TimedReview {
  review: Review
  /** The seconds until the first checked reason by either worker; null if there is none. */
  first: number | null
  /** The seconds until both workers are done. */
  whole: number
  /** The costly decisions that the two have found within their budget. */
  inTime: number
}

const WORKERS = 2

/**
 * Reviews a seat as the page does, but with one worker after another. Only the time of this thread counts, so other load changes nothing.
 */
export function timedReview(
  game: Game,
  reviewed: { settings: Settings; entries: readonly Entry[]; seat: number },
  { costly, budget }: { costly: number; budget: number },
): TimedReview {
  const portions = Array.from({ length: WORKERS }, (_, nth) => {
    const begun = process.cpuUsage()
    let first: number | null = null
    let seconds = 0
    let inTime = 0
    let last: Review | null = null
    for (const step of review(game, { ...reviewed, portion: { nth, of: WORKERS } })) {
      const { user, system } = process.cpuUsage(begun)
      seconds = (user + system) / 1e6
      last = step
      if (first === null && step.findings.some(({ reasons }) => reasons.length > 0)) first = seconds
      if (seconds <= budget) inTime = step.findings.filter(({ cost }) => cost >= costly).length
    }
    return { first, seconds, inTime, last }
  })
  const firsts = portions.flatMap(({ first }) => (first === null ? [] : [first]))
  return {
    review: joined(portions.flatMap(({ last }) => (last === null ? [] : [last]))),
    first: firsts.length === 0 ? null : Math.min(...firsts),
    whole: Math.max(...portions.map(({ seconds }) => seconds)),
    inTime: portions.reduce((sum, { inTime }) => sum + inTime, 0),
  }
}
