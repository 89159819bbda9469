import { answer, call } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import { ARENA, DIRS, lineBetween, rayFrom } from '../content/arena.ts'
import { choice, sequence } from '../rule.ts'
import { NO_BOT, OFF, type Aimbots, type BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { RefusalId, Stop } from '../terms.ts'
import { asks, botAt, botOf, effects, isEmpty, program, refOf } from '../vocabulary.ts'
import { boosterValue, canTravel, tellBooster, travelOf } from '../booster.ts'
import { stopAt, stopsAlong, turnsAlong } from '../stops.ts'
import { putBot, useProgram } from '../moving.ts'
import type { Boost } from '../frames.ts'
import { codeOf } from '../moments.ts'
import { afterBoost } from './6-after-boost.ts'
import { first } from './asking.ts'
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
    return travelOf(g, botOf(g, notes.bot)).turns!.course(g, notes, boosterValue(g, notes.bot, dir) - distance)
  },
  nameTow(g, notes) {
    if (notes.to === OFF) return answer()
    if (notes.corner !== OFF) notes.spaces += lineBetween(notes.corner, notes.to)!.distance
    return travelOf(g, botOf(g, notes.bot)).names?.(g, notes)
  },
  move(g, notes) {
    if (g.players[g.active]!.leaving) return answer()
    g.energy -= 1
    travel(g, notes)
  },
  noteBonuses(g, notes) {
    const effect = effects(g, botOf(g, notes.bot)).afterBoost
    if (effect !== null) codeOf('afterBoost', effect).notes?.(g, notes, effect)
  },
  abilities: (g, notes) => afterBoost(g, notes),
})

/** Moves the bot and any bot it pushes, then reports the move and any bot it passed over. */
function travel(g: Aimbots, notes: Boost): void {
  const { bot: id, corner, to, dir } = notes
  const bot = botOf(g, id)
  const from = bot.at
  const { way } = travelOf(g, bot)
  const path = rayFrom(from, dir)
  const last = path.indexOf(to)
  const met = corner === OFF && way !== undefined ? firstMet(g, path, last) : NO_BOT
  const stood = met === NO_BOT ? OFF : botOf(g, met).at
  const power = powerOf(g, notes)
  if (met !== NO_BOT && way === 'pushing') putBot(botOf(g, met), path[last + 1]!)
  putBot(bot, to)
  if (tell === null || power === null) return
  const { spaces } = notes
  const { energy } = g
  tell({ kind: 'boost', rule: 'AB-BOOST-1', seat: bot.owner, bot: refOf(g, id, from), via: corner, onto: to, spaces, ...power, energy })
  if (corner !== OFF) useProgram(g, id, { kind: 'turnCourse', at: corner })
  if (met === NO_BOT) return
  useProgram(g, id, { kind: way === 'over' ? 'passOver' : 'push', bot: refOf(g, met, stood) })
  if (way === 'pushing') tell({ kind: 'shift', rule: program(g, bot).id, bot: refOf(g, met, stood), onto: path[last + 1]! })
}

/** Reports the booster value before the Boost, because adjacent enemies may limit it. */
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

/** AB-BOOST-4 to AB-BOOST-7 Any space straight ahead up to the booster value, if the path is free. */
export const chooseStop = choice<Reach, Stop>('chooseStop', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'chooseStop', rule: 'AB-BOOST-4', bot }),
  candidates: (g, reach) => stopsWithin(g, reach),
  forbids: (g, reach, _seat, stop) => forbidsStop(g, reach, stop),
  legal: (g, reach) => legalStops(g, reach),
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
  const { turns } = travelOf(g, bot)
  const stops: Stop[] = []
  for (const dir of DIRS) {
    const ahead = stopsAlong(bot.at, dir)
    const value = Math.min(values[dir]!, ahead.length)
    for (let i = 0; i < value; i++) stops.push(ahead[i]!)
    if (turns !== undefined) for (let i = 0; i < value; i++) stops.push(turnsAlong(bot.at, dir)[i]!)
  }
  return stops
}

/** Lists the legal stops without testing each one: a bot with an ordinary Boost stops before the first piece in its way. */
function legalStops(g: Aimbots, reach: Reach): Stop[] {
  const bot = botOf(g, reach.bot)
  const { way, turns } = travelOf(g, bot)
  if (way !== undefined || turns !== undefined) return stopsWithin(g, reach).filter((stop) => forbidsStop(g, reach, stop) === null)
  const stops: Stop[] = []
  for (const dir of DIRS) {
    const ahead = stopsAlong(bot.at, dir)
    const value = Math.min(reach.values[dir]!, ahead.length)
    for (let i = 0; i < value && isEmpty(g, ahead[i]!.at); i++) stops.push(ahead[i]!)
  }
  return stops
}

function forbidsStop(g: Aimbots, { bot: id, values }: Reach, { at, turn }: Stop): RefusalId | null {
  const from = botOf(g, id).at
  if (at === from) return 'AB-BOOST-4'
  const line = lineBetween(from, at)
  if (line === undefined) return 'AB-BOOST-5'
  const left = values[line.dir]! - line.distance
  if (left < 0) return 'AB-BOOST-4'
  if (!canTravel(g, id, from, line.dir, line.distance)) return 'AB-BOOST-6'
  if (!turn) return null
  return travelOf(g, botOf(g, id)).turns!.forbids(g, id, at, line.dir, left)
}
