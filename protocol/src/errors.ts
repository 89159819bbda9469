import * as z from 'zod/mini'

/** Why something was not done. Each comes with a sentence, and with the id of a rule where one forbids it. */
export const CODES = [
  'malformed',
  'too-large',
  'too-fast',
  'bad-origin',
  'no-session',
  'not-found',
  'not-yours',
  'wrong-time',
  'full',
  'rule',
  'unanswered',
  'stopping',
  'broken',
] as const
export type Code = (typeof CODES)[number]

export const fault = z.object({ code: z.enum(CODES), message: z.string(), rule: z.optional(z.string()) })
export type Fault = z.infer<typeof fault>

/** A refusal on its way to whoever asked. */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: Code
  readonly rule: string | undefined

  constructor(code: Code, message: string, rule?: string) {
    super(message)
    this.code = code
    this.rule = rule
  }

  fault(): Fault {
    return { code: this.code, message: this.message, ...(this.rule !== undefined && { rule: this.rule }) }
  }
}

/** The first thing a schema objects to, in one line: where, and what was expected. */
export function objection(error: z.core.$ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return 'not what was expected'
  const place = issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''
  return `${place}expected ${issue.message.slice(0, 200)}`
}
