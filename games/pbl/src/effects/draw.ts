import { call } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { drawCards } from '../rules/4-draw.ts'

/** PBL-DRAW-1 Draws cards from the player's deck. */
export const draw: Effects['draw'] = {
  does: (_g, seat, { n }) => call(drawCards, { seat, left: n }),
}
