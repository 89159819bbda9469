import { OVER } from '@robodrome/kernel'

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

/** What the rules of a game, or of every game, do not allow at this moment. */
export const forbidden = (rule: string): Refused => new Refused('rule', reason(rule), rule)

const reason = (rule: string): string =>
  rule === OVER ? 'The match is over.' : (TABLE_RULES[rule] ?? `The rules do not allow this here (${rule}).`)

const TABLE_RULES: Readonly<Record<string, string>> = {
  'TABLE-TURN': 'It is not this seat that is asked.',
  'TABLE-MOVE': 'There is no such move here.',
  'TABLE-BACK': 'There is nothing left to take back.',
}
