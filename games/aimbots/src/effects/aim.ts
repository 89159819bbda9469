import { useProgram } from '../moving.ts'
import { botOf } from '../vocabulary.ts'
import type { Codes } from '../moments.ts'

/** After its Pivot, the bot gets a margin until the end of the turn. */
export const aim: Codes['afterPivot']['aim'] = {
  does: (g, bot, _turn, { margin }) => useProgram(g, bot, { kind: 'margin', margin, lasts: true }),
  margin: (g, { attacker }, { margin }) => (botOf(g, attacker).pivots > 0 ? margin : 0),
}
