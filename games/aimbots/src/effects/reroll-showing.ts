import { rerollsOf } from '../bout.ts'
import { UNBENT } from '../moments.ts'
import { DEFENSE } from '../shapes.ts'
import type { Codes } from '../moments.ts'

/** The bot rerolls a defense die with a given face. */
export const rerollShowing: Codes['dice']['rerollShowing'] = {
  side: DEFENSE,
  responses: (attack) => rerollsOf(attack, DEFENSE),
  forbids(_attack, response, { shows }) {
    if (response.kind !== 'reroll') return 'AB-ATK-11'
    return response.dice.length === 1 && response.dice[0] === shows ? null : 'AB-P49'
  },
  bends: ({ shows }) => ({ ...UNBENT, shows }),
}
