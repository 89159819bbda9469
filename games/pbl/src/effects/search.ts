import { call } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { search as searchCard } from '../rules/7-shop.ts'

/** PBL-SHOP-6 Finds a matching card in the deck or the row. */
export const search: Effects['search'] = {
  does: (_g, seat, effect) => call(searchCard, { seat, for: effect.for, zone: '', card: 'none' }),
}
