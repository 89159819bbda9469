import type { Effects } from '../moments.ts'
import { loseHangar } from '../rules/4-hangar.ts'
import { opponentsOf, sideOf } from '../vocabulary.ts'

/** PBL-HANGAR-4 An opponent loses the active hangar. */
export const burnHangar: Effects['burn hangar'] = {
  targets: (g, seat) => opponentsOf(g, sideOf(g, seat)).flatMap((side) => (g.sides[side]!.hangars.length === 0 ? [] : [{ side }])),
  hits: (g, _seat, to) => loseHangar(g, to.side),
}
