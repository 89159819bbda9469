import type { Codes } from '../moments.ts'
import { answer, call } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import { lineBetween } from '../content/arena.ts'
import { pushedTo, shift, spin, tellHeld, useProgramOn } from '../moving.ts'
import { choice } from '../rule.ts'
import type { Aimbots, BotId } from '../state.ts'
import type { OptionOf, RefusalId } from '../terms.ts'
import { asks, botOf, enemiesNextTo, isHeld, isOnBoard } from '../vocabulary.ts'
import { nothing } from '../rules/asking.ts'
import { ability, resolveOnly } from '../rules/golden.ts'
import { DONE } from './done.ts'
import { SENSES } from '../shapes.ts'

/** Pushes a bot away or, if that fails, spins it. */
type Gust = OptionOf<'push' | 'spinBot'>

const gustsOn = (g: Aimbots, whirlwind: BotId, bot: BotId): Gust[] =>
  isHeld(g, botOf(g, bot), botOf(g, whirlwind).owner)
    ? []
    : awayFrom(g, whirlwind, bot) !== undefined
      ? [{ kind: 'push', bot }]
      : spinsOf(bot)

const spinsOf = (bot: BotId): Gust[] => SENSES.map((sense) => ({ kind: 'spinBot', bot, sense }))

const awayFrom = (g: Aimbots, from: BotId, bot: BotId): Space | undefined =>
  pushedTo(g, botOf(g, bot), lineBetween(botOf(g, from).at, botOf(g, bot).at)!.dir, botOf(g, from).owner)

interface Whirl {
  bot: BotId
  /** Adjacent enemies not dealt with yet. */
  todo: BotId[]
}

/** AB-P16 Whirlwind pushes adjacent enemies directly away, one by one; a bot that cannot be pushed may be spun instead. */
export const whirlRule = ability<Whirl>(
  'whirl',
  (g, { bot, todo }) => isOnBoard(botOf(g, bot)) && todo.some((id) => gustsOn(g, bot, id).length > 0),
  {
    gusts: (_g, { bot, todo }) => call(chooseGust, { bot, todo: [...todo] }),
  },
)

export const chooseGust = choice<Whirl, Gust | OptionOf<'done'>>('chooseGust', {
  seats: (g, { bot, todo }) => (todo.some((id) => gustsOn(g, bot, id).length > 0) ? asks(g, botOf(g, bot).owner) : []),
  ask: (_g, { bot }) => ({ kind: 'chooseGust', rule: 'AB-P16', bot }),
  candidates: (g, { bot, todo }) => [...todo.flatMap((id) => gustsOn(g, bot, id)), DONE],
  forbids: (g, { bot, todo }, _seat, gust) => (gust.kind === 'done' ? null : forbidsGust(g, bot, todo, gust)),
  tempting: (g, { bot, todo }) =>
    enemiesNextTo(g, bot).flatMap((id) =>
      [{ kind: 'push' as const, bot: id }, ...spinsOf(id)].filter((gust) => forbidsGust(g, bot, todo, gust) !== null),
    ),
  absent: nothing,
  choose(g, notes, _seat, gust) {
    if (gust.kind === 'done') return answer()
    useProgramOn(g, notes.bot, gust.kind === 'push' ? 'push' : 'spin', gust.bot)
    if (gust.kind === 'push') shift(g, gust.bot, awayFrom(g, notes.bot, gust.bot)!, 'AB-P16')
    else spin(g, gust.bot, gust.sense, 'AB-P16')
    notes.todo = notes.todo.filter((id) => id !== gust.bot)
    return undefined
  },
})

function forbidsGust(g: Aimbots, bot: BotId, todo: readonly BotId[], gust: Gust): RefusalId | null {
  if (isHeld(g, botOf(g, gust.bot), botOf(g, bot).owner)) return 'AB-P31'
  return todo.includes(gust.bot) && gustsOn(g, bot, gust.bot).some(({ kind }) => kind === gust.kind) ? null : 'AB-P16'
}

export const whirl: Codes['afterPivot']['whirl'] = {
  does(g, bot) {
    tellHeld(g, enemiesNextTo(g, bot), g.active)
    return resolveOnly(g, call(whirlRule, { bot, todo: enemiesNextTo(g, bot) }))
  },
}
