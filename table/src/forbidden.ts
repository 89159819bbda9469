import { OVER, type Sentence } from '@robodrome/kernel'
import { Refused } from './refused.ts'
import { tableSays } from './says.ts'

/** A refusal by a rule of this game, or by one that all games share. */
export const forbidden = (rule: string): Refused => new Refused('rule', reason(rule), rule)

const reason = (rule: string): Sentence =>
  rule === OVER ? tableSays('matchOver') : (TABLE_RULES[rule] ?? tableSays('ruleForbids', { rule }))

const TABLE_RULES: Readonly<Record<string, Sentence>> = {
  'TABLE-TURN': tableSays('notAsked'),
  'TABLE-MOVE': tableSays('noSuchMove'),
  'TABLE-BACK': tableSays('nothingToTakeBack'),
}
