import * as z from 'zod'
import type { Json } from '@robodrome/kernel'

/** A package as data, with everything that the sandboxed process needs. */
const parcel = z.object({
  folder: z.string(),
  digest: z.string(),
  version: z.string(),
  packageJson: z.custom<Json>(),
  texts: z.record(z.string(), z.string()),
})

/** The message that starts the work of the sandboxed process. */
export const beginning = z.object({
  argv: z.array(z.string()),
  parcels: z.array(parcel),
  language: z.enum(['en', 'de']),
  out: z.object({ isTTY: z.boolean(), columns: z.number(), color: z.boolean() }),
  stdinIsTTY: z.boolean(),
})
export type Beginning = z.infer<typeof beginning>

/** The messages of the process: that it is still working, or how the command ended. */
export const sign = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('done'), code: z.literal([0, 1, 2]) }),
])
export type Sign = z.infer<typeof sign>
