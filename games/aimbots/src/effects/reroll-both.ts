import { rerollOf } from '../bout.ts'
import { UNBENT } from '../moments.ts'
import { ATTACK } from '../shapes.ts'
import type { Codes } from '../moments.ts'

/** The bot rerolls both of its attack dice. */
export const rerollBoth: Codes['dice']['rerollBoth'] = {
  side: ATTACK,
  responses: (attack) => [rerollOf(attack, ATTACK)],
  forbids: (_attack, response) => (response.kind === 'reroll' && response.dice.length === 2 ? null : 'AB-ATK-11'),
  bends: () => ({ ...UNBENT, both: true }),
}
