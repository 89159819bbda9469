import { answer, call } from '@robodrome/kernel'
import type { Codes } from '../moments.ts'
import { rayFrom, type Dir } from '../content/arena.ts'
import type { Boost } from '../frames.ts'
import { shift, useProgramOn } from '../moving.ts'
import { choice } from '../rule.ts'
import { first, nothing } from '../rules/asking.ts'
import { ability } from '../rules/golden.ts'
import { NO_BOT, type Aimbots, type BotId } from '../state.ts'
import type { OptionOf } from '../terms.ts'
import { asks, botOf, friendsNextTo, isEmpty, isOnBoard } from '../vocabulary.ts'

type Course = Pick<Boost, 'bot' | 'dir' | 'spaces'>

/** AB-P04 Friendly bots next to a Tug that can follow it, because the way ahead of them is free once the Tug has moved. */
function towable(g: Aimbots, { bot, dir, spaces }: Course): BotId[] {
  const tug = botOf(g, bot)
  const goal = rayFrom(tug.at, dir)[spaces - 1]
  return friendsNextTo(g, bot).filter((id) => {
    const next = rayFrom(botOf(g, id).at, dir)[0]
    return next !== undefined && next !== goal && (next === tug.at || isEmpty(g, next))
  })
}

export const towWhom = choice<Course, OptionOf<'tow'>>('towWhom', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'towWhom', rule: 'AB-P04', bot }),
  candidates: (g, { bot }) => [...friendsNextTo(g, bot), NO_BOT].map((friend) => ({ kind: 'tow', bot: friend })),
  forbids: (g, notes, _seat, { bot }) => (bot === NO_BOT || towable(g, notes).includes(bot) ? null : 'AB-P04'),
  absent: nothing,
  choose: (_g, _notes, _seat, { bot }) => answer(bot),
})

interface Tow {
  bot: BotId
  tow: BotId
  dir: Dir
  most: number
  by: number
}

/** The distance by which the bot can be shifted. */
function freeAhead(g: Aimbots, { tow, dir, most }: Tow): number {
  const ray = rayFrom(botOf(g, tow).at, dir)
  let free = 0
  while (free < most && free < ray.length && isEmpty(g, ray[free]!)) free++
  return free
}

const canTow = (g: Aimbots, notes: Tow): boolean =>
  isOnBoard(botOf(g, notes.bot)) && isOnBoard(botOf(g, notes.tow)) && freeAhead(g, notes) > 0

/** AB-P04 Tug shifts the named bot in the same direction, up to the distance that it moved itself. */
export const towAlong = ability<Tow>('towAlong', canTow, {
  howFar: (_g, { bot, tow, dir, most }) => call(towBy, { bot, tow, dir, most, by: 0 }, 'by'),
  shift(g, { bot, tow, dir, by }) {
    if (by === 0) return
    useProgramOn(g, bot, 'tow', tow)
    shift(g, tow, rayFrom(botOf(g, tow).at, dir)[by - 1]!, 'AB-P04')
  },
})

export const towBy = choice<Tow, OptionOf<'towBy'>>('towBy', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot, tow }) => ({ kind: 'towBy', rule: 'AB-P04', bot, target: tow }),
  candidates: (_g, { most }) => Array.from({ length: most + 1 }, (_, by) => ({ kind: 'towBy', by })),
  forbids: (g, notes, _seat, { by }) => (by <= freeAhead(g, notes) ? null : 'AB-P04'),
  absent: first,
  choose: (_g, _notes, _seat, { by }) => answer(by),
})

export const tow: Codes['travel']['tow'] = {
  names: (g, { bot, dir, spaces }) =>
    towable(g, { bot, dir, spaces }).length > 0 ? call(towWhom, { bot, dir, spaces }, 'tow') : undefined,
}

export const towAfter: Codes['afterBoost']['tow'] = {
  waits: (_g, { bot, tow: towed, dir, spaces }) =>
    towed === NO_BOT ? undefined : call(towAlong, { bot, tow: towed, dir, most: spaces, by: 0 }),
}
