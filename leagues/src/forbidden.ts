import type { RuleId, Sentence } from '@robodrome/kernel'

/** Thrown for an act that a rule of league play forbids; nothing has changed. */
export class Forbidden extends Error {
  override name = 'Forbidden'
  readonly rule: RuleId
  readonly sentence: Sentence

  constructor(rule: RuleId, sentence: Sentence) {
    super(sentence.message)
    this.rule = rule
    this.sentence = sentence
  }
}

/** Throws Forbidden with this rule and reason unless the condition holds. */
export function demand(holds: boolean, rule: RuleId, sentence: Sentence): asserts holds {
  if (!holds) throw new Forbidden(rule, sentence)
}
