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

export interface Fault {
  code: Code
  message: string
  rule?: string | undefined
}

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
