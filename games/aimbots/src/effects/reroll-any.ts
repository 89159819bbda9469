import { rerollOf, rerollsOf } from '../bout.ts'
import { UNBENT } from '../moments.ts'
import { ATTACK } from '../shapes.ts'
import type { Codes } from '../moments.ts'

/** The bot rerolls any of its attack dice. */
export const rerollAny: Codes['dice']['rerollAny'] = {
  side: ATTACK,
  responses: (attack) => [...rerollsOf(attack, ATTACK), rerollOf(attack, ATTACK)],
  forbids: (_attack, { kind }) => (kind === 'reroll' ? null : 'AB-ATK-11'),
  bends: () => ({ ...UNBENT, one: true, both: true }),
}
