import type { Effects } from '../moments.ts'
import { sideOf } from '../vocabulary.ts'

/** If this attack is defended, the attacking limb is blown off. */
export const overblown: Effects['overblown'] = {
  at: ['combat'],
  does(g, seat) {
    if (g.combat !== null) g.combat.overblown = sideOf(g, seat)
    return undefined
  },
}
