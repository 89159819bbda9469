import type { Effects } from '../moments.ts'
import { dismissExpert } from '../rules/4-pilot.ts'
import { opponentsWith } from '../vocabulary.ts'

/** PBL-PILOT-4 An opponent's expert pilot may be sent away. */
export const unseat: Effects['unseat'] = {
  beforeTheGame: true,
  targets: (g, seat) => opponentsWith(g, seat, ({ expert }) => expert !== null),
  may: () => true,
  hits: (g, _seat, to) => dismissExpert(g, to.side),
}
