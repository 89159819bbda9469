import { node, outcomes, writeOutcome } from '@robodrome/kernel'
import type { Check } from './check.ts'

/** Each rule is tested at this many positions of a run, because its weights may depend on the position. */
const POSITIONS = 12
const DRAWS = 800
/** Outcomes that are expected less often than this are counted together. */
const LEAST_EXPECTED = 5
/** A difference in standard deviations that chance alone exceeds once in billions. */
const LIMIT = 6.5

/** The listed weights must match how outcomes are drawn: search and odds use the weights, while the dice use `draw`. */
const weights: Check = {
  name: 'weights',
  examine({ game, g, luck, weighed }) {
    const at = node(game, g)
    if (at.kind !== 'chance') return null
    const times = weighed.get(at.rule.name) ?? 0
    const listed = times < POSITIONS ? outcomes(game, g) : null
    if (listed === null || listed.length < 2) return null
    weighed.set(at.rule.name, times + 1)
    const total = listed.reduce((sum, [, weight]) => sum + weight, 0)
    const expected = new Map<string, number>()
    for (const [outcome, weight] of listed) {
      const key = writeOutcome(at.rule, outcome)
      expected.set(key, (expected.get(key) ?? 0) + (DRAWS * weight) / total)
    }
    const drawn = new Map<string, number>()
    for (let i = 0; i < DRAWS; i++) {
      const key = writeOutcome(at.rule, luck.outcome(at.rule, g, at.notes))
      drawn.set(key, (drawn.get(key) ?? 0) + 1)
    }
    const { chi, bins, worst } = compare(expected, drawn)
    if (bins < 2 || deviations(chi, bins - 1) < LIMIT) return null
    return `the weights of "${at.rule.name}" are not those of its draws: "${worst.key}" came ${worst.found} times in ${DRAWS}, by its weight about ${worst.expected.toFixed(0)}`
  },
}

/** Computes the chi-squared statistic of draws against expectations. Rare outcomes form one bin. */
function compare(expected: ReadonlyMap<string, number>, drawn: ReadonlyMap<string, number>) {
  let [chi, bins, rare, rareFound] = [0, 0, 0, 0]
  let worst = { key: '', expected: 0, found: 0, share: -1 }
  const add = (key: string, wanted: number, found: number) => {
    const share = (found - wanted) ** 2 / wanted
    chi += share
    bins++
    if (share > worst.share) worst = { key, expected: wanted, found, share }
  }
  for (const [key, wanted] of expected) {
    const found = drawn.get(key) ?? 0
    if (wanted >= LEAST_EXPECTED) add(key, wanted, found)
    else [rare, rareFound] = [rare + wanted, rareFound + found]
  }
  if (rare >= LEAST_EXPECTED) add('all rare outcomes', rare, rareFound)
  return { chi, bins, worst }
}

/** Converts a chi-squared value to standard deviations of a normal distribution (Wilson and Hilferty). */
const deviations = (chi: number, freedom: number): number =>
  (Math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom))

export const weightChecks: readonly Check[] = [weights]
