import { LIMBS } from '../content/index.ts'
import type { Effects } from '../moments.ts'
import { regenerate as regenerateLimb } from '../rules/5-blow-off.ts'
import { sideOf, slotsOf } from '../vocabulary.ts'

/** PBL-BLOW-6 A dead limb of the player's robot becomes active again. */
export const regenerate: Effects['regenerate'] = {
  beforeTheGame: true,
  targets: (g, seat) => slotsOf([sideOf(g, seat)], (id, slot) => slot < LIMBS.length && g.sides[id]!.slots[slot]!.dead),
  may: ({ may }) => may,
  hits: (g, _seat, to) => regenerateLimb(g, to.side, to.slot!),
}
