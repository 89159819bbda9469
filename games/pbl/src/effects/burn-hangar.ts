import type { Effects } from '../moments.ts'
import { loseHangar } from '../rules/4-hangar.ts'
import { opponentsWith } from '../vocabulary.ts'

/** PBL-HANGAR-4 An opponent loses the active hangar. */
export const burnHangar: Effects['burn hangar'] = {
  targets: (g, seat) => opponentsWith(g, seat, ({ hangars }) => hangars.length > 0),
  hits: (g, _seat, to) => loseHangar(g, to.side),
}
