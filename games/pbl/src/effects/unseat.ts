import type { Effects } from '../moments.ts'
import { dismissExpert } from '../rules/4-pilot.ts'
import { opponentsWith } from '../vocabulary.ts'

/** PBL-PILOT-4 The player may discard an opponent's expert pilot. */
export const unseat: Effects['unseat'] = {
  beforeTheGame: true,
  targets: (g, seat) => opponentsWith(g, seat, ({ expert }) => expert !== null),
  may: () => true,
  hits: (g, _seat, to) => dismissExpert(g, to.side),
}
