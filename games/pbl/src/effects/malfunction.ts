import type { Effects } from '../moments.ts'
import { attachMalfunction } from '../rules/5-blow-off.ts'
import { NOBODY } from '../state.ts'
import { isActiveLimb, living, sideOf, slotsOf } from '../vocabulary.ts'

/** The card goes on an active limb: the limb cannot attack, and its armor loses its numbers, text and counter. */
export const malfunction: Effects['malfunction'] = {
  at: ['any', 'combat', 'combat or strike', 'after own attack'],
  targets: (g) => slotsOf(living(g), (id, slot) => isActiveLimb(g.sides[id]!, slot) && g.sides[id]!.slots[slot]!.malfunction === NOBODY),
  hits: (g, seat, to, _effect, { card }) => attachMalfunction(g, card, sideOf(g, seat), to.side, to.slot!),
}
