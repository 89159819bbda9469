import type { Sentence } from '@robodrome/kernel'

/** The reasons for refusing a wish. Each comes with a sentence, and with a rule id if a rule forbids the wish. */
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
  'other-version',
  'broken',
] as const
export type Code = (typeof CODES)[number]

/** A refusal as data: its code, its sentence, and the rule that forbids the wish, if any. */
export interface Fault extends Sentence {
  code: Code
  rule?: string | undefined
}

/** A refusal, thrown to the caller. */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: Code
  readonly sentence: Sentence
  readonly rule: string | undefined

  constructor(code: Code, sentence: Sentence, rule?: string) {
    super(sentence.message)
    this.code = code
    this.sentence = sentence
    this.rule = rule
  }

  fault(): Fault {
    return { code: this.code, ...this.sentence, ...(this.rule !== undefined && { rule: this.rule }) }
  }
}

/** A refusal that arrived as data. */
export const refusedBy = ({ code, rule, ...sentence }: Fault): Refused => new Refused(code, sentence, rule)
