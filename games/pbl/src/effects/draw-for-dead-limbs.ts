import { call } from '@robodrome/kernel'
import { LIMBS } from '../content/index.ts'
import type { Effects } from '../moments.ts'
import { drawCards } from '../rules/4-draw.ts'
import type { Pbl } from '../state.ts'
import { activeLimbs } from '../vocabulary.ts'

function deadLimbs(g: Pbl): number {
  let count = 0
  for (const side of g.sides) if (!side.out) count += LIMBS.length - activeLimbs(side)
  return count
}

/** Draws a card for each dead limb of any robot. */
export const drawForDeadLimbs: Effects['draw for dead limbs'] = {
  forbids: (g) => (deadLimbs(g) > 0 ? null : 'PBL-PRIO-11'),
  does: (g, seat, { most }) => call(drawCards, { seat, left: Math.min(most, deadLimbs(g)) }),
}
