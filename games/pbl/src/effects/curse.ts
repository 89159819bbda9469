import type { Effects } from '../moments.ts'
import { living, sideOf } from '../vocabulary.ts'
import { take } from '../zones.ts'

/** PBL-DRAW-1 The crew card goes on a deck, and every draw from it depends on a dice roll. */
export const curse: Effects['curse'] = {
  at: ['crew onPlay'],
  beforeTheGame: true,
  targets: (g) => living(g).map((side) => ({ side })),
  hits(g, seat, to, { counter }, { card }) {
    take(g.sides[sideOf(g, seat)]!.crew, card)
    g.sides[to.side]!.curse = { card, owner: sideOf(g, seat), counter }
  },
}
