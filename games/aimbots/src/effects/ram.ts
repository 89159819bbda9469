import { answer, call } from '@robodrome/kernel'
import type { Codes } from '../moments.ts'
import { thisAttack } from '../bout.ts'
import type { Dir } from '../content/arena.ts'
import { pushedTo, shift, tellHeld, useProgramOn } from '../moving.ts'
import { choice } from '../rule.ts'
import { nothing } from '../rules/asking.ts'
import { ability } from '../rules/golden.ts'
import type { Aimbots, BotId } from '../state.ts'
import { RAM_ACTS, type OptionOf, type RamAct } from '../terms.ts'
import { asks, botOf } from '../vocabulary.ts'

interface Ramming {
  bot: BotId
  target: BotId
  dir: Dir
  act: RamAct
}

const canRam = (g: Aimbots, { bot, target, dir }: Ramming): boolean => pushedTo(g, botOf(g, target), dir, botOf(g, bot).owner) !== undefined

/** AB-P37 Ram pushes the defender in the attack direction, and may follow into the space it left. */
export const ramRule = ability<Ramming>('ram', canRam, {
  ask: (_g, { bot }) => call(ramHow, { bot }, 'act'),
  push(g, { bot, target, dir, act }) {
    if (act === 'no push') return
    useProgramOn(g, bot, 'push', target)
    const left = botOf(g, target).at
    shift(g, target, pushedTo(g, botOf(g, target), dir, botOf(g, bot).owner)!, 'AB-P37')
    if (act === 'push and follow') shift(g, bot, left, 'AB-P37')
  },
})

export const ramHow = choice<{ bot: BotId }, OptionOf<'ram'>>('ramHow', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (g, { bot }) => ({ kind: 'ramHow', rule: 'AB-P37', bot, target: thisAttack(g).defender }),
  candidates: () => RAM_ACTS.map((how) => ({ kind: 'ram', how })),
  absent: nothing,
  choose: (_g, _notes, _seat, { how }) => answer(how),
})

export const ram: Codes['afterHit']['ram'] = {
  waits(g, { attacker, defender, dir }) {
    tellHeld(g, [defender], botOf(g, attacker).owner)
    return call(ramRule, { bot: attacker, target: defender, dir, act: 'no push' })
  },
}
