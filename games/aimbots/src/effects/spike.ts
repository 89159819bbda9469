import { call } from '@robodrome/kernel'
import type { Codes } from '../moments.ts'
import { useProgramOn } from '../moving.ts'
import { damageTo } from '../rules/8-damage.ts'
import { ability } from '../rules/golden.ts'
import { isClose, type Answer } from './close.ts'

/** AB-P20 Porcupine: an adjacent attacker that misses takes 1 damage on its attack face. */
export const spikeRule = ability<Answer & { face: number }>('spike', isClose, {
  damage(g, { bot, attacker, face }) {
    useProgramOn(g, bot, 'harm', attacker)
    return damageTo(attacker, face, bot, bot)
  },
})

export const spike: Codes['afterMiss']['spike'] = {
  waits: (_g, { attacker, defender, attackFace }, bot) =>
    bot === defender ? call(spikeRule, { bot, attacker, face: attackFace }) : undefined,
}
