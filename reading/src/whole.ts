import * as z from 'zod'

/** A whole number within bounds, with a message that names both. */
export function whole(least: number, most: number): z.ZodInt {
  const expected = `a whole number from ${least} to ${most}`
  return z.int(expected).min(least, expected).max(most, expected)
}
