import { unwind } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { attack } from '../rules/5-combat.ts'
import { tell } from '../tell.ts'
import { ofSide } from '../vocabulary.ts'

/** The combat ends at once as defended, or the strike fails; all windows close (PBL-PRIO-5). */
export const misfire: Effects['misfire'] = {
  at: ['combat', 'combat or strike'],
  does(g) {
    const combat = g.combat!
    for (const other of g.played) other.combat = true
    const strike = combat.phase === 'strike'
    tell?.({ kind: 'misfire', rule: 'PBL-PRIO-5', ...ofSide(g, combat.attacker), strike })
    if (!strike) combat.outcome = 'defended'
    combat.phase = 'over'
    unwind(g, attack, strike ? 'discardActions' : 'afterOutcome')
    return undefined
  },
}
