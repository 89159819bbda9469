import { answer, call, goto, type Seat } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import { ARENA, DIRS } from '../content/arena.ts'
import { choice, sequence } from '../rule.ts'
import { NO_BOT, OFF, type Aimbots, type BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf } from '../terms.ts'
import { asks, botOf, isEmpty, modeOf, refOf, zoneOf } from '../vocabulary.ts'
import { first } from './asking.ts'

/** A core loaded into a bot. */
type Load = OptionOf<'load'>

/** AB-LOAD-1, AB-LOAD-2 All players secretly load one core into each of their bots, at the same time. */
export const loadCores = choice<Record<string, never>, Load>('loadCores', {
  seats: (g) => g.players.flatMap((player, seat) => (!player.out && nextEmpty(g, seat) !== NO_BOT ? [seat] : [])),
  ask: (g, _notes, seat) => ({ kind: 'loadCores', rule: 'AB-LOAD-1', secret: { to: [seat], bot: nextEmpty(g, seat) } }),
  candidates: (g, _notes, seat) => [...new Set(coresLeft(g, seat))].map((core) => ({ kind: 'load', bot: nextEmpty(g, seat), core })),
  forbids: (g, _notes, seat, { bot, core }) => (bot === nextEmpty(g, seat) && coresLeft(g, seat).includes(core) ? null : 'AB-LOAD-1'),
  tempting(g, _notes, seat) {
    const left = coresLeft(g, seat)
    return [1, 2, 3].filter((core) => !left.includes(core)).map((core) => ({ kind: 'load', bot: nextEmpty(g, seat), core }))
  },
  absent: (_g, _notes, _seat, options, luck) => options[luck.below(options.length)]!,
  choose(g, _notes, seat, load) {
    putCore(g, seat, load)
    const left = coresLeft(g, seat)
    if (left.length === 1) putCore(g, seat, { kind: 'load', bot: nextEmpty(g, seat), core: left[0]! })
    return undefined
  },
})

function putCore(g: Aimbots, seat: Seat, { bot, core }: Load): void {
  tell?.({ kind: 'load', rule: 'AB-LOAD-1', to: [seat], seat, bot: refOf(g, bot), core })
  botOf(g, bot).core = core
}

const nextEmpty = (g: Aimbots, seat: Seat): BotId => g.bots.findIndex((bot) => bot.owner === seat && bot.core === 0)

/** A seat's cores that are not loaded. */
export function coresLeft(g: Aimbots, seat: Seat): number[] {
  const left = [...modeOf(g).cores]
  for (const bot of g.bots) if (bot.owner === seat && bot.core > 0) left.splice(left.indexOf(bot.core), 1)
  return left
}

/** AB-PLACE-1 Player 1 places all their bots, then Player 2, and so on. */
export const placement = sequence<{ turn: number; bot: BotId; at: Space; rot: number }>('placement', {
  nextPlayer(g, notes) {
    const seat = g.order[notes.turn]
    if (seat === undefined) return answer()
    g.active = seat
  },
  nextBot(g, notes) {
    notes.bot = g.players[g.active]!.out ? NO_BOT : g.bots.findIndex((bot) => bot.owner === g.active && bot.at === OFF)
    if (notes.bot === NO_BOT) {
      notes.turn++
      return goto('nextPlayer')
    }
    notes.at = OFF
    return call(chooseZoneSpace, { bot: notes.bot }, 'at')
  },
  face: (_g, { bot, at }) => (at === OFF ? goto('nextBot') : call(chooseRotation, { bot }, 'rot')),
  put(g, { bot, at, rot }) {
    const placed = botOf(g, bot)
    if (g.players[placed.owner]!.out) return goto('nextBot')
    placed.at = at
    placed.rot = rot
    tell?.({ kind: 'place', rule: 'AB-PLACE-2', seat: placed.owner, bot: refOf(g, bot, OFF), at })
    return goto('nextBot')
  },
})

/** AB-PLACE-2 Bots are placed on free spaces of their owner's zone. */
export const chooseZoneSpace = choice<{ bot: BotId }, OptionOf<'place'>>('chooseZoneSpace', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'chooseZoneSpace', rule: 'AB-PLACE-2', bot }),
  candidates: (g, { bot }, seat) => zone(g, seat).map((at) => ({ kind: 'place', bot, at })),
  forbids: (g, _notes, seat, { at }) => (zone(g, seat).includes(at) && isEmpty(g, at) ? null : 'AB-PLACE-2'),
  tempting: (g, { bot }, seat) => ARENA.spaces.filter((at) => !zone(g, seat).includes(at)).map((at) => ({ kind: 'place', bot, at })),
  forced: true,
  absent: first,
  choose: (_g, _notes, _seat, { at }) => answer(at),
})

const zone = (g: Aimbots, seat: Seat): readonly Space[] => modeOf(g).side.zones[zoneOf(g, seat)]

/** AB-PLACE-2, AB-SCRAP-3 Bots are placed in any rotation, written as the values facing north, east, south and west. */
export const chooseRotation = choice<{ bot: BotId; seat?: Seat }, OptionOf<'face'>>('chooseRotation', {
  seats: (g, { bot, seat }) => asks(g, seat ?? botOf(g, bot).owner),
  ask: (_g, { bot, seat }) => ({ kind: 'chooseRotation', rule: seat === undefined ? 'AB-PLACE-2' : 'AB-SCRAP-3', bot }),
  candidates: (_g, { bot }) => DIRS.map((rot) => ({ kind: 'face', bot, rot })),
  absent: (g, { bot }, _seat, options) => options[botOf(g, bot).rot]!,
  choose: (_g, _notes, _seat, { rot }) => answer(rot),
})
