import type { Decision, Mind } from './mind.ts'
import { draw } from './pools.ts'

/**
 * A mind that errs as people do: what it thinks little worse it often chooses, what it thinks much worse hardly ever. With twice the heat, options
 * that are twice as far apart are mixed up as easily.
 */
export const tempered = (mind: Mind, heat: number): Mind => ({
  ...mind,
  think(question) {
    const lot = question.luck.below(2 ** 32)
    const thought = mind.think(question)
    return { further: () => thought.further(), decision: () => erring(thought.decision(), question.options, heat, lot) }
  },
})

function erring(decision: Decision, options: readonly Decision['option'][], heat: number, lot: number): Decision {
  const shares = mixOf(
    decision.reasons.map(({ value }) => value),
    heat,
  )
  const reasons = decision.reasons.map((reason, i) => ({ ...reason, share: shares[i]! }))
  const option = options[draw(shares, { below: () => lot })]!
  return { ...decision, option, reasons, ahead: option.text === decision.option.text ? decision.ahead : [] }
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
