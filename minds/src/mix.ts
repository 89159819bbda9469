import type { Stream } from '@robodrome/kernel'

/** An index drawn by weights that add up to one. */
export function draw(weights: readonly number[], luck: Stream): number {
  let left = luck.below(2 ** 32) / 2 ** 32
  for (const [i, weight] of weights.entries()) if ((left -= weight) < 0) return i
  return weights.length - 1
}

/** Nobody is so sure of a result that nothing matters any more. */
const CERTAIN = 0.995

/** The odds of a value, as a number that is as far apart as the values themselves where these are about even. */
function evened(value: number): number {
  const chance = Math.min(CERTAIN, Math.max(1 - CERTAIN, value))
  return Math.log(chance / (1 - chance)) / 4
}

/**
 * How likely each of several is chosen by its value: a step of `heat` less makes it e times rarer. Odds are compared, not values: who has nearly won or lost
 * must not play just anything because all of it is worth nearly the same.
 */
export function mixOf(values: readonly number[], heat: number): number[] {
  const odds = values.map(evened)
  const best = Math.max(...odds)
  const weights = odds.map((value) => Math.exp((value - best) / heat))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
