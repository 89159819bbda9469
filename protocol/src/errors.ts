import type { Sentence } from '@robodrome/kernel'
import { CODES, type Fault } from '@robodrome/table'
import * as z from 'zod/mini'

type Params = NonNullable<Sentence['params']>

/** `reason` with `params` gives the text in every language, `message` in English. */
const said = {
  message: z.string(),
  reason: z.optional(z.string()),
  params: z.optional(z.custom<Params>((found) => typeof found === 'object' && found !== null)),
}
export const sentence = z.object(said) satisfies z.ZodMiniType<Sentence>

export const fault = z.object({ code: z.enum(CODES), ...said, rule: z.optional(z.string()) }) satisfies z.ZodMiniType<Fault>
