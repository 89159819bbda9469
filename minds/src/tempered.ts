import type { Decision, Mind } from './mind.ts'
import { draw, softmaxOf } from './mix.ts'

/**
 * Makes a mind that makes human mistakes: it often picks slightly worse options, and hardly ever much worse ones. Doubling the temperature
 * doubles the differences that it overlooks.
 */
export const tempered = (mind: Mind, temperature: number): Mind => ({
  ...mind,
  think(question) {
    const roll = question.luck.below(2 ** 32)
    const thought = mind.think(question)
    return { further: () => thought.further(), decision: () => erring(thought.decision(), question.options, temperature, roll) }
  },
})

function erring(decision: Decision, options: readonly Decision['option'][], temperature: number, roll: number): Decision {
  const shares = softmaxOf(
    decision.reasons.map(({ value }) => value),
    temperature,
  )
  const reasons = decision.reasons.map((reason, i) => ({ ...reason, share: shares[i]! }))
  const option = options[draw(shares, { below: () => roll })]!
  return { ...decision, option, reasons, ahead: option.text === decision.option.text ? decision.ahead : [] }
}
