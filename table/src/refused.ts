/** Why a wish was refused. Each reason comes with a sentence, and with a rule id where a rule forbids it. */
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

export interface Fault {
  code: Code
  message: string
  rule?: string | undefined
}

/** A refusal on its way to the caller. */
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
