import { call } from '@robodrome/kernel'
import type { Codes } from '../moments.ts'
import { lineBetween } from '../content/arena.ts'
import { pushedTo, shift, tellHeld, useProgramOn } from '../moving.ts'
import { ability } from '../rules/golden.ts'
import type { Aimbots } from '../state.ts'
import { botOf } from '../vocabulary.ts'
import { isClose, type Answer } from './close.ts'
import { yesOrNo } from './yes-or-no.ts'

const shovedTo = (g: Aimbots, { bot, attacker }: Answer) =>
  pushedTo(g, botOf(g, attacker), lineBetween(botOf(g, bot).at, botOf(g, attacker).at)!.dir, botOf(g, bot).owner)

/** AB-P39 Rhino pushes an adjacent attacker that misses directly away. */
export const shoveRule = ability<Answer & { yes: boolean }>('shove', (g, notes) => isClose(g, notes) && shovedTo(g, notes) !== undefined, {
  ask: (g, { bot, attacker }) => call(yesOrNo, { bot, seat: botOf(g, bot).owner, verb: 'push', target: attacker }, 'yes'),
  push(g, notes) {
    if (!notes.yes) return
    useProgramOn(g, notes.bot, 'push', notes.attacker)
    shift(g, notes.attacker, shovedTo(g, notes)!, 'AB-P39')
  },
})

export const shove: Codes['afterMiss']['shove'] = {
  waits(g, { attacker, defender }, bot) {
    if (bot !== defender) return undefined
    tellHeld(g, [attacker], botOf(g, bot).owner)
    return call(shoveRule, { bot, attacker, yes: false })
  },
}
