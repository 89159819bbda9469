import type { Decision, Mind } from './mind.ts'
import { draw, mixOf } from './mix.ts'

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
