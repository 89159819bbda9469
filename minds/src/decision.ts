import type { Decision, Question } from './mind.ts'

/** The value, standard error and share of thinking for each option, in the order of the options. */
type Thoughts = { values: readonly number[]; errors?: readonly (number | null)[]; shares: readonly number[] }

/** Builds a decision for the option at this index. */
export function decisionOf({ options }: Question, index: number, { values, errors, shares }: Thoughts, playouts: number): Decision {
  const reasons = options.map(({ text }, i) => ({ text, value: values[i]!, error: errors?.[i] ?? null, share: shares[i]! }))
  return { option: options[index]!, reasons, ahead: [], playouts }
}

/** Returns the index of the greatest value; on a tie, the first at or after `offset`, cyclically. */
export function bestOf(values: readonly number[], offset: number): number {
  let best = offset
  for (let i = 1; i < values.length; i++) {
    const at = (offset + i) % values.length
    if (values[at]! > values[best]!) best = at
  }
  return best
}
