import { OVER } from '@robodrome/kernel'
import { Refused } from './refused.ts'

/** Refusals by the rules of a game, or of every game, at this moment. */
export const forbidden = (rule: string): Refused => new Refused('rule', reason(rule), rule)

const reason = (rule: string): string =>
  rule === OVER ? 'The match is over.' : (TABLE_RULES[rule] ?? `The rules do not allow this here (${rule}).`)

const TABLE_RULES: Readonly<Record<string, string>> = {
  'TABLE-TURN': 'It is not this seat that is asked.',
  'TABLE-MOVE': 'There is no such move here.',
  'TABLE-BACK': 'There is nothing left to take back.',
}
