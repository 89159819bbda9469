import type { Effects } from '../moments.ts'
import { restartCounter } from '../rules/5-blow-off.ts'
import { tell } from '../tell.ts'
import { isActiveLimb, living, slotAt, slotsOf } from '../vocabulary.ts'
import { showToScrap } from '../zones.ts'

/** The active armor card of a limb is discarded, and the one below becomes active. Cards attached to the limb stay (PBL-EDGE-36). */
export const wreck: Effects['wreck'] = {
  targets: (g) => slotsOf(living(g), (id, slot) => isActiveLimb(g.sides[id]!, slot) && g.sides[id]!.slots[slot]!.stack.length > 0),
  hits(g, _seat, { side, slot: at }) {
    const slot = g.sides[side]!.slots[at!]!
    const card = slot.stack.pop()!
    showToScrap(g, side, card)
    restartCounter(g, slot)
    tell?.({ kind: 'wreck', rule: 'PBL-BUILD-4', at: slotAt(g, side, at!), card })
  },
}
