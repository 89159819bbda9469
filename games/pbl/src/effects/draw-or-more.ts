import { call } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { drawCards } from '../rules/4-draw.ts'
import type { Pbl, SideId } from '../state.ts'
import { activeLimbs, opponentsOf, sideOf } from '../vocabulary.ts'

const isBehind = (g: Pbl, side: SideId): boolean =>
  opponentsOf(g, side).some((other) => activeLimbs(g.sides[other]!) > activeLimbs(g.sides[side]!))

/** Draws cards, and more of them if an opponent has more active limbs. */
export const drawOrMore: Effects['draw or more'] = {
  does: (g, seat, { n, more }) => call(drawCards, { seat, left: isBehind(g, sideOf(g, seat)) ? more : n }),
}
