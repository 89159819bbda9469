import { unwind } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { exchange } from '../rules/5-combat.ts'
import { strike } from '../rules/5-strike.ts'
import { tell } from '../tell.ts'
import { ofSide } from '../vocabulary.ts'

/** The combat ends at once as a successful defense, or the strike fails; all windows close (PBL-PRIO-5). */
export const misfire: Effects['misfire'] = {
  at: ['combat', 'combat or strike'],
  does(g) {
    const combat = g.combat!
    for (const other of g.played) other.combat = true
    const isStrike = combat.phase === 'strike'
    tell?.({ kind: 'misfire', rule: 'PBL-PRIO-5', ...ofSide(g, combat.attacker), strike: isStrike })
    if (!isStrike) combat.outcome = 'defended'
    combat.phase = 'over'
    unwind(g, isStrike ? strike : exchange, '')
    return undefined
  },
}
