import type { Codes } from '../moments.ts'
import { answer, call } from '@robodrome/kernel'
import { useProgram } from '../moving.ts'
import { choice } from '../rule.ts'
import type { BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf } from '../terms.ts'
import { asks, bareSides, botOf, isOnBoard, refOf } from '../vocabulary.ts'
import { plateOn } from '../rules/8-damage.ts'
import { first, nothing } from '../rules/asking.ts'
import { ability, resolveOnly } from '../rules/golden.ts'

/** AB-P46 Armadillo moves one of its plates to a bare side. */
export const rearmRule = ability<{ bot: BotId; from: number; to: number }>(
  'rearm',
  (g, { bot }) => botOf(g, bot).plates.length > 0 && isOnBoard(botOf(g, bot)),
  {
    which: (_g, { bot }) => call(liftPlate, { bot }, 'from'),
    where: (_g, { bot, from }) => (from === 0 ? answer() : call(setPlate, { bot, from }, 'to')),
    move(g, { bot: id, from, to }) {
      if (to === 0) return
      const bot = botOf(g, id)
      useProgram(g, id, { kind: 'movePlate', from, onto: to })
      bot.plates = [...bot.plates.filter((plate) => plate !== from), to]
      tell?.({ kind: 'plate moved', rule: 'AB-P46', bot: refOf(g, id), face: from, onto: to })
    },
  },
)

export const liftPlate = choice<{ bot: BotId }, OptionOf<'liftPlate'>>('liftPlate', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'liftPlate', rule: 'AB-P46', bot }),
  candidates: (g, { bot }) => [...botOf(g, bot).plates, 0].map(liftOf),
  forbids: (g, { bot }, _seat, { side }) => (side === 0 || botOf(g, bot).plates.includes(side) ? null : 'AB-P46'),
  tempting: (g, { bot }) => bareSides(g, botOf(g, bot)).map(liftOf),
  absent: nothing,
  choose: (_g, _notes, _seat, { side }) => answer(side),
})

const liftOf = (side: number): OptionOf<'liftPlate'> => ({ kind: 'liftPlate', side })

export const setPlate = choice<{ bot: BotId; from: number }, OptionOf<'plateOn'>>('setPlate', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'setPlate', rule: 'AB-P46', bot }),
  candidates: (g, { bot }) => bareSides(g, botOf(g, bot)).map(plateOn),
  forbids: (g, { bot }, _seat, { side }) => (bareSides(g, botOf(g, bot)).includes(side) ? null : 'AB-EDGE-53'),
  tempting: (g, { bot }) => botOf(g, bot).plates.map(plateOn),
  absent: first,
  choose: (_g, _notes, _seat, { side }) => answer(side),
})

export const rearm: Codes['afterPivot']['rearm'] = {
  does: (g, bot) => resolveOnly(g, call(rearmRule, { bot, from: 0, to: 0 })),
}
