import { useProgram } from '../moving.ts'
import { botOf } from '../vocabulary.ts'
import type { Codes } from '../moments.ts'

/** After a long Boost, the bot gets a margin until the end of the turn. */
export const rush: Codes['afterBoost']['rush'] = {
  notes(g, { bot, spaces }, { spaces: least, margin }) {
    if (spaces < least) return
    botOf(g, bot).rushed = true
    useProgram(g, bot, { kind: 'margin', margin, lasts: true })
  },
  margin: (g, { attacker }, { margin }) => (botOf(g, attacker).rushed ? margin : 0),
}
