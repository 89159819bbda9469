import { answer } from '@robodrome/kernel'
import { choice } from '../rule.ts'
import { nothing } from '../rules/asking.ts'
import { NO_BOT, type BotId } from '../state.ts'
import type { OptionOf } from '../terms.ts'
import { asks, botOf, botsWhere, friendsNextTo } from '../vocabulary.ts'

/** Choosing a friendly bot next to this one to swap with, or none: for Shuttle and Decoy. */
export const swapWhom = choice<{ bot: BotId; rule: 'AB-P09' | 'AB-P34' }, OptionOf<'swapWith'>>('swapWhom', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot, rule }) => ({ kind: 'swapWhom', rule, bot }),
  candidates: (g, { bot }) => [...friendsNextTo(g, bot), NO_BOT].map(swapWith),
  forbids: (g, { bot, rule }, _seat, option) => (option.bot === NO_BOT || friendsNextTo(g, bot).includes(option.bot) ? null : rule),
  tempting: (g, { bot }) => botsWhere(g, (_, id) => id !== bot && !friendsNextTo(g, bot).includes(id)).map(swapWith),
  absent: nothing,
  choose: (_g, _notes, _seat, { bot }) => answer(bot),
})

const swapWith = (bot: BotId): OptionOf<'swapWith'> => ({ kind: 'swapWith', bot })
