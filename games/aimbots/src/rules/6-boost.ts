import { answer, call } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import { ARENA, DIRS, lineBetween, rayFrom, type Dir } from '../content/arena.ts'
import { choice, sequence } from '../rule.ts'
import { NO_BOT, OFF, type Aimbots, type BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf, Refusal, Stop } from '../terms.ts'
import { asks, botAt, botOf, effects, friendsNextTo, isEmpty, refOf } from '../vocabulary.ts'
import { boosterValue, canTravel, tellBooster } from '../booster.ts'
import { stopAt, turnAt } from '../stops.ts'
import { putBot, useProgram } from '../moving.ts'
import { type Boost, afterBoost } from './6-after-boost.ts'
import { first, nothing } from './asking.ts'
import type { BoosterPart } from '../shapes.ts'

export const boostOf = (bot: BotId) => call(boost, { bot, stop: null, corner: OFF, to: OFF, tow: NO_BOT, dir: 0, spaces: 0 })

/** AB-BOOST-1 A bot moves straight ahead in any direction, for 1 energy; it does not rotate. */
export const boost = sequence<Boost>('boost', {
  whereTo(g, { bot }) {
    const reach = { bot, values: DIRS.map((dir) => boosterValue(g, bot, dir)) }
    return call(chooseStop, reach, 'stop')
  },
  turnCourse(g, notes) {
    if (notes.stop === null) return answer()
    const { dir, distance } = lineBetween(botOf(g, notes.bot).at, notes.stop.at)!
    notes.dir = dir
    notes.spaces = distance
    if (!notes.stop.turn) {
      notes.to = notes.stop.at
      return undefined
    }
    notes.corner = notes.stop.at
    return call(driftTo, { bot: notes.bot, corner: notes.corner, dir, left: boosterValue(g, notes.bot, dir) - distance }, 'to')
  },
  nameTow(g, notes) {
    if (notes.to === OFF) return answer()
    if (notes.corner !== OFF) notes.spaces += lineBetween(notes.corner, notes.to)!.distance
    return towable(g, notes).length > 0 ? call(towWhom, { bot: notes.bot, dir: notes.dir, spaces: notes.spaces }, 'tow') : undefined
  },
  move(g, notes) {
    if (g.players[g.active]!.leaving) return answer()
    g.energy -= 1
    travel(g, notes)
  },
  noteBonuses(g, { bot: id, dir, spaces }) {
    const bot = botOf(g, id)
    const effect = effects(g, bot).afterBoost
    if (effect?.kind === 'rush' && spaces >= effect.spaces) {
      bot.rushed = true
      useProgram(g, id, { kind: 'margin', margin: effect.margin, lasts: true })
    }
    if (effect?.kind === 'charge' && spaces >= effect.spaces) {
      bot.charge = dir
      useProgram(g, id, { kind: 'charge' })
    }
  },
  abilities: (g, notes) => afterBoost(g, notes),
})

/** Moves the bot, with what a Bulldozer pushes ahead of it, then tells of it and of what a Jet passed over. */
function travel(g: Aimbots, notes: Boost): void {
  const { bot: id, corner, to, dir } = notes
  const bot = botOf(g, id)
  const from = bot.at
  const way = effects(g, bot).travel?.kind
  const path = rayFrom(from, dir)
  const last = path.indexOf(to)
  const met = corner === OFF && (way === 'fly' || way === 'bulldoze') ? firstMet(g, path, last) : NO_BOT
  const stood = met === NO_BOT ? OFF : botOf(g, met).at
  const power = powerOf(g, notes)
  if (met !== NO_BOT && way === 'bulldoze') putBot(botOf(g, met), path[last + 1]!)
  putBot(bot, to)
  if (tell === null || power === null) return
  const { spaces } = notes
  const { energy } = g
  tell({ kind: 'boost', rule: 'AB-BOOST-1', seat: bot.owner, bot: refOf(g, id, from), via: corner, onto: to, spaces, ...power, energy })
  if (corner !== OFF) useProgram(g, id, { kind: 'turnCourse', at: corner })
  if (met === NO_BOT) return
  useProgram(g, id, { kind: way === 'fly' ? 'passOver' : 'push', bot: refOf(g, met, stood) })
  if (way === 'bulldoze') tell({ kind: 'shift', rule: 'AB-P24', bot: refOf(g, met, stood), onto: path[last + 1]! })
}

/** What the Boost had to go on, told before it is made: a Magnet holds whoever stands next to it. */
function powerOf(g: Aimbots, { bot, dir }: Boost): { value: number; parts: BoosterPart[] } | null {
  if (tell === null) return null
  const parts: BoosterPart[] = []
  const value = boosterValue(g, bot, dir, parts)
  tellBooster(g, parts)
  return { value, parts }
}

function firstMet(g: Aimbots, path: readonly Space[], last: number): BotId {
  for (let i = 0; i <= last; i++) if (!isEmpty(g, path[i]!)) return botAt(g, path[i]!)
  return NO_BOT
}

/** A bot about to boost, and its booster values north, east, south and west. */
interface Reach {
  bot: BotId
  values: number[]
}

/** AB-BOOST-4 to AB-BOOST-7 Any space straight ahead up to the booster value, if the way is free. */
export const chooseStop = choice<Reach, Stop>('chooseStop', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'chooseStop', rule: 'AB-BOOST-4', bot }),
  candidates: (g, reach) => stopsWithin(g, reach),
  forbids: (g, reach, _seat, stop) => forbidsStop(g, reach, stop),
  tempting(g, reach) {
    const known = stopsWithin(g, reach)
    return ARENA.spaces.map(stopAt).filter((stop) => !known.includes(stop))
  },
  forced: true,
  absent: first,
  choose: (_g, _notes, _seat, stop) => answer(stop),
})

function stopsWithin(g: Aimbots, { bot: id, values }: Reach): Stop[] {
  const bot = botOf(g, id)
  const drifts = effects(g, bot).travel?.kind === 'drift'
  const stops: Stop[] = []
  for (const dir of DIRS) {
    const ray = rayFrom(bot.at, dir)
    const value = Math.min(values[dir]!, ray.length)
    for (let i = 0; i < value; i++) stops.push(stopAt(ray[i]!))
    if (drifts) for (let i = 0; i < value; i++) stops.push(turnAt(ray[i]!))
  }
  return stops
}

function forbidsStop(g: Aimbots, { bot: id, values }: Reach, { at, turn }: Stop): Refusal | null {
  const from = botOf(g, id).at
  if (at === from) return 'AB-BOOST-4'
  const line = lineBetween(from, at)
  if (line === undefined) return 'AB-BOOST-5'
  const left = values[line.dir]! - line.distance
  if (left < 0) return 'AB-BOOST-4'
  if (!canTravel(g, id, from, line.dir, line.distance)) return 'AB-BOOST-6'
  if (!turn) return null
  return left > 0 && across(line.dir).some((dir) => canTravel(g, id, at, dir, 1)) ? null : 'AB-P14'
}

const across = (dir: Dir): Dir[] => [((dir + 1) & 3) as Dir, ((dir + 3) & 3) as Dir]

interface Drift {
  bot: BotId
  corner: Space
  dir: Dir
  left: number
}

/** AB-P14 Drifter spends the rest of its movement to the left or right of its first course. */
export const driftTo = choice<Drift, Stop>('driftTo', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'driftTo', rule: 'AB-P14', bot }),
  candidates: (_g, { corner, dir, left }) =>
    across(dir)
      .flatMap((way) => rayFrom(corner, way).slice(0, left))
      .map(stopAt),
  forbids(g, { bot, corner, dir, left }, _seat, { at }) {
    const line = lineBetween(corner, at)
    if (line === undefined || !across(dir).includes(line.dir)) return 'AB-P14'
    if (line.distance > left) return 'AB-BOOST-4'
    return canTravel(g, bot, corner, line.dir, line.distance) ? null : 'AB-BOOST-6'
  },
  tempting: (_g, { corner, dir, left }) =>
    across(dir)
      .flatMap((way) => rayFrom(corner, way).slice(left))
      .map(stopAt),
  forced: true,
  absent: first,
  choose: (_g, _notes, _seat, { at }) => answer(at),
})

type Course = Pick<Boost, 'bot' | 'dir' | 'spaces'>

/** AB-P04 Friends next to a Tug that could follow it: the way ahead of them is free once the Tug has moved. */
function towable(g: Aimbots, { bot, dir, spaces }: Course): BotId[] {
  const tug = botOf(g, bot)
  if (effects(g, tug).travel?.kind !== 'tow') return []
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
