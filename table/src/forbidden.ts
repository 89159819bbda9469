import { OVER, type Sentence } from '@robodrome/kernel'
import { Refused } from './refused.ts'
import { tableSays } from './says.ts'

/** Refusals by the rules of a game, or of every game, at this moment. */
export const forbidden = (rule: string): Refused => new Refused('rule', reason(rule), rule)

const reason = (rule: string): Sentence =>
  rule === OVER ? tableSays('matchOver') : (TABLE_RULES[rule] ?? tableSays('ruleForbids', { rule }))

const TABLE_RULES: Readonly<Record<string, Sentence>> = {
  'TABLE-TURN': tableSays('notAsked'),
  'TABLE-MOVE': tableSays('noSuchMove'),
  'TABLE-BACK': tableSays('nothingToTakeBack'),
}
