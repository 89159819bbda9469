import { answer, call, choice, goto, sequence, tell, type Seat } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import { ARENA, DIRS } from '../content/arena.ts'
import { NO_BOT, OFF, type Aimbots, type BotId } from '../state.ts'
import { asks, botOf, isEmpty, modeOf, nameOf, sides, zoneOf } from '../vocabulary.ts'
import { first, put } from './asking.ts'

/** A core put into a bot. */
export interface Load {
  bot: BotId
  core: number
}

/** AB-LOAD-1, AB-LOAD-2 Each player secretly puts one core into each of their bots, all players at the same time. */
export const loadCores = choice<Aimbots, Record<string, never>, Load>('loadCores', {
  seats: (g) => g.players.flatMap((player, seat) => (!player.out && nextEmpty(g, seat) !== NO_BOT ? [seat] : [])),
  candidates: (g, _notes, seat) => [...new Set(coresLeft(g, seat))].map((core) => ({ bot: nextEmpty(g, seat), core })),
  forbids: (g, _notes, seat, { bot, core }) => (bot === nextEmpty(g, seat) && coresLeft(g, seat).includes(core) ? null : 'AB-LOAD-1'),
  tempting(g, _notes, seat) {
    const left = coresLeft(g, seat)
    return [1, 2, 3].filter((core) => !left.includes(core)).map((core) => ({ bot: nextEmpty(g, seat), core }))
  },
  absent: (_g, _notes, _seat, options, luck) => options[luck.below(options.length)]!,
  choose(g, _notes, seat, load) {
    putCore(g, seat, load)
    const left = coresLeft(g, seat)
    if (left.length === 1) putCore(g, seat, { bot: nextEmpty(g, seat), core: left[0]! })
    return undefined
  },
  write: ({ bot, core }, g) => `core ${core} in ${nameOf(g, bot)}`,
})

function putCore(g: Aimbots, seat: Seat, { bot, core }: Load): void {
  tell?.({ kind: 'load', rule: 'AB-LOAD-1', to: [seat], seat, bot, name: nameOf(g, bot), core })
  botOf(g, bot).core = core
}

const nextEmpty = (g: Aimbots, seat: Seat): BotId => g.bots.findIndex((bot) => bot.owner === seat && bot.core === 0)

/** The cores a seat has not put into a bot. */
export function coresLeft(g: Aimbots, seat: Seat): number[] {
  const left = [...modeOf(g).cores]
  for (const bot of g.bots) if (bot.owner === seat && bot.core > 0) left.splice(left.indexOf(bot.core), 1)
  return left
}

/** AB-PLACE-1 Player 1 places all their bots, then Player 2, and so on. */
export const placement = sequence<Aimbots, { turn: number; bot: BotId; at: Space; rot: number }>('placement', {
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
    return put(g, chooseZoneSpace, { bot: notes.bot }, 'at')
  },
  face: (_g, { bot, at }) => (at === OFF ? goto('nextBot') : call(chooseRotation, { bot }, 'rot')),
  put(g, { bot, at, rot }) {
    const placed = botOf(g, bot)
    if (g.players[placed.owner]!.out) return goto('nextBot')
    tell?.({ kind: 'place', rule: 'AB-PLACE-2', seat: placed.owner, bot, name: nameOf(g, bot), at })
    placed.at = at
    placed.rot = rot
    return goto('nextBot')
  },
})

/** AB-PLACE-2 Every bot goes on a free space of its owner's zone. */
export const chooseZoneSpace = choice<Aimbots, { bot: BotId }, { bot: BotId; at: Space }>('chooseZoneSpace', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  candidates: (g, { bot }, seat) => zone(g, seat).map((at) => ({ bot, at })),
  forbids: (g, _notes, seat, { at }) => (zone(g, seat).includes(at) && isEmpty(g, at) ? null : 'AB-PLACE-2'),
  tempting: (g, { bot }, seat) => ARENA.spaces.filter((at) => !zone(g, seat).includes(at)).map((at) => ({ bot, at })),
  absent: first,
  choose: (_g, _notes, _seat, { at }) => answer(at),
  write: ({ bot, at }, g) => `${nameOf(g, bot)} to ${at}`,
})

const zone = (g: Aimbots, seat: Seat): readonly Space[] => modeOf(g).side.zones[zoneOf(g, seat)]

/** AB-PLACE-2 In any rotation; written as the sides that then point north, east, south and west. */
export const chooseRotation = choice<Aimbots, { bot: BotId; seat?: Seat }, number>('chooseRotation', {
  seats: (g, { bot, seat }) => asks(g, seat ?? botOf(g, bot).owner),
  candidates: () => [...DIRS],
  absent: (g, { bot }) => botOf(g, bot).rot,
  choose: (_g, _notes, _seat, rot) => answer(rot),
  write: (rot, g, { bot }) => sides({ ...botOf(g, bot), rot }).join('-'),
})
