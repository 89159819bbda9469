import type { Stream } from '@robodrome/kernel'

/** Draws an index by weights that sum to 1. */
export function draw(weights: readonly number[], luck: Stream): number {
  let left = luck.below(2 ** 32) / 2 ** 32
  for (const [i, weight] of weights.entries()) if ((left -= weight) < 0) return i
  return weights.length - 1
}

/** Win chances are clamped to between the complement of this and this, because log-odds of 0 and 1 are infinite. */
const CERTAIN = 0.995

/** Converts a value to log-odds, scaled so that differences near 0.5 equal differences in value. */
function logOddsOf(value: number): number {
  const chance = Math.min(CERTAIN, Math.max(1 - CERTAIN, value))
  return Math.log(chance / (1 - chance)) / 4
}

/**
 * Softmax over log-odds: an option that is worse by one `temperature` is chosen e times less often. On plain values, a seat that has nearly
 * won or lost would play almost at random.
 */
export function softmaxOf(values: readonly number[], temperature: number): number[] {
  const odds = values.map(logOddsOf)
  const best = Math.max(...odds)
  const weights = odds.map((value) => Math.exp((value - best) / temperature))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
