import { answer, call } from '@robodrome/kernel'
import type { Codes } from '../moments.ts'
import { thisAttack } from '../bout.ts'
import { spin, swap, tellHeld, useProgramOn } from '../moving.ts'
import { choice } from '../rule.ts'
import { nothing } from '../rules/asking.ts'
import { ability } from '../rules/golden.ts'
import { SENSES } from '../shapes.ts'
import type { BotId } from '../state.ts'
import type { OptionOf, Sidestep } from '../terms.ts'
import { asks, botOf, isHeld } from '../vocabulary.ts'
import { isClose, type Answer } from './close.ts'

/** AB-P30 Matador swaps with an adjacent attacker that misses, and may then spin it. */
export const sidestepRule = ability<Answer & { act: Sidestep }>(
  'sidestep',
  (g, notes) => isClose(g, notes) && !isHeld(g, botOf(g, notes.attacker), botOf(g, notes.bot).owner),
  {
    ask: (_g, { bot }) => call(sidestepHow, { bot }, 'act'),
    swap(g, { bot, attacker, act }) {
      if (act === 'no swap') return
      useProgramOn(g, bot, 'swap', attacker)
      swap(g, bot, attacker, 'AB-P30')
      if (act !== 'swap') spin(g, attacker, act, 'AB-P30')
    },
  },
)

export const sidestepHow = choice<{ bot: BotId }, OptionOf<'sidestep'>>('sidestepHow', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (g, { bot }) => ({ kind: 'sidestepHow', rule: 'AB-P30', bot, target: thisAttack(g).attacker }),
  candidates: () => (['swap', ...SENSES, 'no swap'] as const).map((how) => ({ kind: 'sidestep', how })),
  absent: nothing,
  choose: (_g, _notes, _seat, { how }) => answer(how),
})

export const sidestep: Codes['afterMiss']['sidestep'] = {
  waits(g, { attacker, defender }, bot) {
    if (bot !== defender) return undefined
    tellHeld(g, [attacker], botOf(g, bot).owner)
    return call(sidestepRule, { bot, attacker, act: 'no swap' })
  },
}
