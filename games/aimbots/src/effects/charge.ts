import { useProgram } from '../moving.ts'
import { botOf } from '../vocabulary.ts'
import type { Codes } from '../moments.ts'

/** After a long Boost, the bot gets a margin straight ahead until something moves it. */
export const charge: Codes['afterBoost']['charge'] = {
  notes(g, { bot, dir, spaces }, { spaces: least }) {
    if (spaces < least) return
    botOf(g, bot).charge = dir
    useProgram(g, bot, { kind: 'charge' })
  },
  margin: (g, { attacker, dir }, { margin }) => (botOf(g, attacker).charge === dir ? margin : 0),
}
