import { common, objecting } from '@robodrome/kernel'
import * as z from 'zod'

/** A whole number within bounds, with a message that states both. */
export function whole(least: number, most: number): z.ZodInt {
  const expected = objecting(common('wholeFromTo', { least, most }))
  return z.int(expected).min(least, expected).max(most, expected)
}
