import { call } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { storage as store } from '../rules/4-hangar.ts'
import { sideOf } from '../vocabulary.ts'

/** PBL-HANGAR-2 Adds bombs to the player's hangar. */
export const storage: Effects['storage'] = {
  beforeTheGame: true,
  does: (g, seat, { n }) => call(store, { side: sideOf(g, seat), left: n, dice: [] }),
}
