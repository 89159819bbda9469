import type { Codes } from '../moments.ts'
import { answer, call } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import { ARENA } from '../content/arena.ts'
import { shift, useProgram } from '../moving.ts'
import { choice } from '../rule.ts'
import { OFF, type Aimbots, type BotId } from '../state.ts'
import type { OptionOf } from '../terms.ts'
import { asks, botOf, isEmpty, isOnBoard } from '../vocabulary.ts'
import { nothing } from '../rules/asking.ts'
import { ability, resolveOnly } from '../rules/golden.ts'

const danceFloor = (g: Aimbots, bot: BotId): Space[] => ARENA.neighbours(botOf(g, bot).at).filter((space) => isEmpty(g, space))

/** AB-P25 Dancer shifts 1 space in any direction. */
export const danceRule = ability<{ bot: BotId; to: Space }>(
  'dance',
  (g, { bot }) => isOnBoard(botOf(g, bot)) && danceFloor(g, bot).length > 0,
  {
    where: (_g, { bot }) => call(danceTo, { bot }, 'to'),
    shift(g, { bot, to }) {
      if (to === OFF) return
      useProgram(g, bot, { kind: 'shift' })
      shift(g, bot, to, 'AB-P25')
    },
  },
)

export const danceTo = choice<{ bot: BotId }, OptionOf<'shift'>>('danceTo', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'danceTo', rule: 'AB-P25', bot }),
  candidates: (g, { bot }) => [...ARENA.neighbours(botOf(g, bot).at), OFF].map(shiftTo),
  forbids: (g, { bot }, _seat, { to }) => (to === OFF || danceFloor(g, bot).includes(to) ? null : isEmpty(g, to) ? 'AB-P25' : 'AB-GEO-5'),
  tempting: (g, { bot }) =>
    ARENA.spaces.filter((to) => to !== botOf(g, bot).at && !ARENA.neighbours(botOf(g, bot).at).includes(to)).map(shiftTo),
  absent: nothing,
  choose: (_g, _notes, _seat, { to }) => answer(to),
})

const shiftTo = (to: Space): OptionOf<'shift'> => ({ kind: 'shift', to })

export const dance: Codes['afterPivot']['dance'] = {
  does: (g, bot) => resolveOnly(g, call(danceRule, { bot, to: OFF })),
}
