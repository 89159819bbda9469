import { spoken, type Sentence, type Sentences } from '@robodrome/kernel/sentences'

/** Returns the sentence for a field and what was expected there; null if there is none. */
export function fieldIn(fields: Sentences, { reason, params }: Sentence): string | null {
  const { field, expected } = params ?? {}
  if (reason !== 'common.field' || typeof field !== 'string' || typeof expected !== 'object') return null
  const key = `${field} ${expected.reason ?? ''}`
  return Object.hasOwn(fields, key) ? spoken({ fields }, { ...expected, reason: `fields.${key}` }) : null
}
