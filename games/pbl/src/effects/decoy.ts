import type { Effects } from '../moments.ts'
import { isTarget, sideOf, slotsOf } from '../vocabulary.ts'

/** The defender redirects the attack to another limb or shoulder of the same robot. */
export const decoy: Effects['decoy'] = {
  at: ['combat'],
  inCombat: true,
  forbids: (g, seat) => (g.combat?.defender === sideOf(g, seat) ? null : 'PBL-PRIO-1'),
  targets: (g, seat) => slotsOf([sideOf(g, seat)], (id, slot) => isTarget(g.sides[id]!, slot) && slot !== g.combat?.target),
  hits(g, _seat, to) {
    g.combat!.target = to.slot!
  },
}
