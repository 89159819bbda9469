/** A rule id that opens the rule; nothing if it is null. */
export const RuleLink = ({ rule, explain }: { rule: string | null; explain(rule: string): void }) =>
  rule === null ? null : (
    <button type="button" className="rule" onClick={() => explain(rule)}>
      {rule}
    </button>
  )
