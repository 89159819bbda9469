import { answer, type Seat } from '@robodrome/kernel'
import { choice } from '../rule.ts'
import { nothing } from '../rules/asking.ts'
import type { BotId } from '../state.ts'
import type { OptionOf } from '../terms.ts'
import { asks, botOf, program } from '../vocabulary.ts'

/** Whether to use an ability on another bot. */
export const yesOrNo = choice<{ bot: BotId; seat: Seat; verb: 'crash' | 'push'; target: BotId }, OptionOf<'crash' | 'shove'>>('yesOrNo', {
  seats: (g, { seat }) => asks(g, seat),
  ask: (g, { bot, verb, target }) => ({ kind: verb === 'crash' ? 'crash' : 'shove', rule: program(g, botOf(g, bot)).id, bot, target }),
  candidates: (_g, { verb }) => [true, false].map((yes) => ({ kind: verb === 'crash' ? 'crash' : 'shove', yes })),
  absent: nothing,
  choose: (_g, _notes, _seat, { yes }) => answer(yes),
})
