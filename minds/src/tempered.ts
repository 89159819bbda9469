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

/** How likely each of several is chosen by its value: a step of `heat` less makes it e times rarer. */
export function mixOf(values: readonly number[], heat: number): number[] {
  const best = Math.max(...values)
  const weights = values.map((value) => Math.exp((value - best) / heat))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
