import { call } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { discardCards } from '../rules/4-draw.ts'
import { handsAgainst } from '../vocabulary.ts'

/** One opponent discards cards of their choice. */
export const discard: Effects['discard'] = {
  targets: (g, seat) => handsAgainst(g, seat),
  hits: (_g, _seat, to, { n }) => call(discardCards, { seat: to.seat!, left: n }),
}
