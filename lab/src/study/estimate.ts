import { intervalOf, mean, type Interval } from '../interval.ts'

/** A number and the games behind it: how many, and some of their names. */
export interface Measured extends Interval {
  games: number
  examples: string[]
}

/** One observation with its deal and game. Observations from one deal share their luck, so together they count as one. */
export type Sample = { deal: number; game: string; value: number }

const EXAMPLES = 5
const Z = 1.96

/** Computes a share from 0 to 1, with Wilson's interval over deals. */
export const shareOf = (samples: readonly Sample[]): Measured => ({ ...intervalOf(byDeal(samples)), ...behind(samples) })

/** Computes any mean, with its interval over deals; a single deal gives no variance. */
export function meanOf(samples: readonly Sample[]): Measured {
  const values = byDeal(samples)
  if (values.length === 0) return { share: 0, low: -Infinity, high: Infinity, ...behind(samples) }
  const share = mean(values)
  const spread = values.reduce((sum, value) => sum + (value - share) ** 2, 0) / Math.max(1, values.length - 1)
  const reach = values.length > 1 ? Z * Math.sqrt(spread / values.length) : Infinity
  return { share, low: share - reach, high: share + reach, ...behind(samples) }
}

/** Computes the difference of two shares with its interval. The shares are treated as independent, which makes the interval wider. */
export function difference(a: Interval, b: Interval): Interval {
  const share = b.share - a.share
  const reach = Math.hypot((a.high - a.low) / 2, (b.high - b.low) / 2)
  return { share, low: share - reach, high: share + reach }
}

function byDeal(samples: readonly Sample[]): number[] {
  const deals = new Map<number, { sum: number; count: number }>()
  for (const { deal, value } of samples) {
    const known = deals.get(deal)
    if (known === undefined) deals.set(deal, { sum: value, count: 1 })
    else {
      known.sum += value
      known.count++
    }
  }
  return [...deals.values()].map(({ sum, count }) => sum / count)
}

/** Lists each game once, however many of its seats were observed. */
function behind(samples: readonly Sample[]): { games: number; examples: string[] } {
  const games = new Set(samples.map(({ game }) => game))
  return { games: games.size, examples: [...games].slice(0, EXAMPLES) }
}
