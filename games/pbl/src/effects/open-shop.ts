import { call } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { openShop as open } from '../rules/7-shop.ts'

/** PBL-SHOP-2 Opens the shop. */
export const openShop: Effects['open shop'] = {
  forbids: (g) => (g.shop.length === 0 && g.config.noForcedDraw ? 'PBL-EDGE-37' : null),
  does: (_g, seat) => call(open, { seat, card: null, emptyDeck: false }),
}
