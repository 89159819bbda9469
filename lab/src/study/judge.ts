import type { Interval } from '../interval.ts'
import { BAND } from '../report/findings.ts'

/**
 * How a share compares with its fair value: `strong` and `weak` only if its whole range is beyond the fair band, `leans` if the range
 * misses the fair value itself.
 */
export type Judgement = 'strong' | 'leans strong' | 'even' | 'leans weak' | 'weak'

export function judge({ low, high }: Interval, fair: number): Judgement {
  if (low > fair + BAND) return 'strong'
  if (high < fair - BAND) return 'weak'
  if (low > fair) return 'leans strong'
  return high < fair ? 'leans weak' : 'even'
}

/** Estimates how many more games are needed to make the widest range as narrow as the fair band. */
export function gamesToDecide(ranges: readonly Interval[], games: number): number {
  const widest = Math.max(0, ...ranges.map(({ low, high }) => (high - low) / 2))
  return Math.max(0, Math.round(games * ((widest / BAND) ** 2 - 1)))
}

/** Returns how many ranges can be expected to miss the true value by chance: one in twenty. */
export const strayByChance = (ranges: number): number => ranges / 20
