import type { RuleId } from '@robodrome/kernel'

/** An act that a rule of league play forbids; nothing has changed. */
export class Forbidden extends Error {
  override name = 'Forbidden'
  readonly rule: RuleId

  constructor(rule: RuleId, message: string) {
    super(message)
    this.rule = rule
  }
}

/** Throws Forbidden with this rule and reason, unless the condition holds. */
export function demand(holds: boolean, rule: RuleId, message: string): asserts holds {
  if (!holds) throw new Forbidden(rule, message)
}
