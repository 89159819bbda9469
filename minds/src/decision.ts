import type { Decision, Question } from './mind.ts'

/** A decision for the option at this index; values and shares are in the order of the options. */
export function decisionOf(question: Question, index: number, values: number[], shares: number[], playouts: number): Decision {
  const reasons = question.options.map(({ text }, i) => ({ text, value: values[i]!, share: shares[i]! }))
  return { option: question.options[index]!, reasons, playouts }
}

/** Where the greatest value stands; of several, the first from an offset on. */
export function bestOf(values: readonly number[], offset: number): number {
  let best = offset
  for (let i = 1; i < values.length; i++) {
    const at = (offset + i) % values.length
    if (values[at]! > values[best]!) best = at
  }
  return best
}
