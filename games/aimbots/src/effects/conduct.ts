import type { Codes } from '../moments.ts'
import { answer, call } from '@robodrome/kernel'
import { spin, useProgramOn } from '../moving.ts'
import { choice } from '../rule.ts'
import type { Aimbots, BotId } from '../state.ts'
import type { OptionOf } from '../terms.ts'
import { areFriends, asks, botOf, botsWhere, isOnBoard, isWithin } from '../vocabulary.ts'
import { nothing } from '../rules/asking.ts'
import { ability, resolveOnly } from '../rules/golden.ts'
import { DONE } from './done.ts'
import type { Sense } from '../shapes.ts'

/** AB-P26 Friendly bots in range that can be spun. */
const orchestra = (g: Aimbots, bot: BotId, within: number): BotId[] => {
  const conductor = botOf(g, bot)
  return botsWhere(g, (other, id) => id !== bot && areFriends(g, other.owner, conductor.owner) && isWithin(conductor, other, within))
}

interface Conduct {
  bot: BotId
  sense: Sense
  todo: BotId[]
}

/** AB-P26 Conductor spins any number of other friendly bots within 2 spaces, each in the direction of its own Pivot. */
export const conductRule = ability<Conduct>('conduct', (g, { bot, todo }) => isOnBoard(botOf(g, bot)) && todo.length > 0, {
  spins: (_g, notes) => call(conductWhom, { bot: notes.bot, sense: notes.sense, todo: [...notes.todo] }),
})

export const conductWhom = choice<Conduct, OptionOf<'spinBot' | 'done'>>('conductWhom', {
  seats: (g, { bot, todo }) => (todo.length > 0 ? asks(g, botOf(g, bot).owner) : []),
  ask: (_g, { bot, sense }) => ({ kind: 'conductWhom', rule: 'AB-P26', bot, sense }),
  candidates: (_g, { todo, sense }) => [...todo.map((bot) => ({ kind: 'spinBot' as const, bot, sense })), DONE],
  forbids: (_g, { todo }, _seat, option) => (option.kind === 'done' || todo.includes(option.bot) ? null : 'AB-P26'),
  tempting: (g, { todo, sense }) => botsWhere(g, (_, id) => !todo.includes(id)).map((bot) => ({ kind: 'spinBot', bot, sense })),
  absent: nothing,
  choose(g, notes, _seat, option) {
    if (option.kind === 'done') return answer()
    useProgramOn(g, notes.bot, 'spin', option.bot)
    spin(g, option.bot, notes.sense, 'AB-P26')
    notes.todo = notes.todo.filter((other) => other !== option.bot)
    return undefined
  },
})

export const conduct: Codes['afterPivot']['conduct'] = {
  does: (g, bot, turn, { within }) =>
    turn === 'half turn' ? undefined : resolveOnly(g, call(conductRule, { bot, sense: turn, todo: orchestra(g, bot, within) })),
}
