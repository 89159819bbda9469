import type { Codes } from '../moments.ts'
import { damageTo } from '../rules/8-damage.ts'
import { ATTACK } from '../shapes.ts'

/** As an attacker that rerolled and missed, the bot takes damage itself. */
export const pawn: Codes['afterMiss']['pawn'] = {
  waits: (_g, { attacker, defender, attackFace, used }, bot) =>
    bot === attacker && used[ATTACK] ? damageTo(attacker, attackFace, attacker, defender) : undefined,
}
