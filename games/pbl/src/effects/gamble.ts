import type { Effects } from '../moments.ts'
import { dismissExpert } from '../rules/4-pilot.ts'
import { tell } from '../tell.ts'
import { ofSide, opponentsWith } from '../vocabulary.ts'

/** PBL-PILOT-4 A d20 roll of at least this value discards an opponent's expert pilot. */
export const gamble: Effects['gamble'] = {
  targets: (g, seat) => opponentsWith(g, seat, ({ expert }) => expert !== null),
  rolls: { count: 1, sides: 20 },
  hits(g, _seat, to, { from }, { rolled }) {
    const success = rolled[0]! >= from
    tell?.({ kind: 'gamble', rule: 'PBL-PILOT-4', rolled: rolled[0]!, ...ofSide(g, to.side), success })
    if (success) dismissExpert(g, to.side)
  },
}
