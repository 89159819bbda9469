import { expectedBy } from '@robodrome/reading/unfit'
import { CODES, type Fault } from '@robodrome/table'
import * as z from 'zod/mini'

export const fault = z.object({ code: z.enum(CODES), message: z.string(), rule: z.optional(z.string()) }) satisfies z.ZodMiniType<Fault>

/** A schema's first objection in one line: the place, and what was expected there. */
export function objection(error: z.core.$ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return 'not what was expected'
  const place = issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''
  if (issue.code === 'unrecognized_keys') return `${[...issue.path, issue.keys[0]].join('.').slice(0, 200)}: expected no such field`
  return `${place}expected ${expectedBy(issue).slice(0, 200)}`
}
