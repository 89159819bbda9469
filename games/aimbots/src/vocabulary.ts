import type { Seat } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import { ARENA, DIRS, lineBetween, rayFrom, type Dir, type Zone } from './content/arena.ts'
import { MOST_PLATES, PLATED, RINGS } from './content/die.ts'
import type { Effects } from './content/effects.ts'
import { MODES, ZONES_OF, type ModeRules } from './content/modes.ts'
import type { Program } from './content/program.ts'
import { programIn } from './content/content.ts'
import { codeOf } from './moments.ts'
import { NO_BOT, OFF, type Aimbots, type Bot, type BotId } from './state.ts'
import type { BotRef } from './terms.ts'

/** Anything with the name of its box. */
type InBox = { box: string }

export const modeOf = (g: Aimbots): ModeRules => MODES[g.mode]

export const botOf = (g: Aimbots, id: BotId): Bot => g.bots[id]!
export const program = (g: InBox, bot: Bot): Program => programIn(g, bot.program)
export const effects = (g: InBox, bot: Bot): Effects => programIn(g, bot.program).effects
/** AB-DIE-7 The top of the die: the bot's armor. */
export const armor = (g: InBox, bot: Bot): number => programIn(g, bot.program).armor

// The die

export const opposite = (dir: Dir): Dir => ((dir + 2) & 3) as Dir

/** AB-DIE-4 The printed value of the side facing that way. */
export const printed = (g: InBox, bot: Bot, dir: Dir): number => RINGS[armor(g, bot)]![(dir - bot.rot + 4) & 3]!

/** AB-DIE-8 The current value of a side: 1 under a plate. */
export const valueOf = (bot: Bot, side: number): number => (bot.plates.includes(side) ? PLATED : side)

/** The current value of the side facing that way. */
export const sideValue = (g: InBox, bot: Bot, dir: Dir): number => valueOf(bot, printed(g, bot, dir))

/** Printed values of all four sides, N E S W. */
export const sides = (g: InBox, bot: Bot): number[] => DIRS.map((dir) => printed(g, bot, dir))

/** Returns the four sides in ascending order, and those of them without a plate. */
export const sortedSides = (g: InBox, bot: Bot): number[] => RINGS[armor(g, bot)]!.toSorted((a, b) => a - b)
export const bareSides = (g: InBox, bot: Bot): number[] => sortedSides(g, bot).filter((side) => !bot.plates.includes(side))

export const isFull = (bot: Bot): boolean => bot.plates.length >= MOST_PLATES

// Seats and teams

/** AB-MODE-2 Seats that face each other form a team; in all other modes each seat is on its own. */
export const teamOf = (g: Aimbots, seat: Seat): number => (g.mode === 'teams' ? seat & 1 : seat)
export const areFriends = (g: Aimbots, a: Seat, b: Seat): boolean => a === b || (g.mode === 'teams' && (a & 1) === (b & 1))

const TEAMS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
]
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** The seats of a seat's team, itself included. */
export const alliesOf = (g: Aimbots, seat: Seat): readonly Seat[] => (g.mode === 'teams' ? TEAMS[seat & 1]! : ALONE[seat]!)

export const isOnBoard = (bot: Bot): boolean => bot.at !== OFF

export function hasBots(g: Aimbots, seat: Seat): boolean {
  for (const bot of g.bots) if (bot.owner === seat && bot.at !== OFF) return true
  return false
}

// Spaces

export function botAt(g: Aimbots, space: Space): BotId {
  for (let id = 0; id < g.bots.length; id++) if (g.bots[id]!.at === space) return id
  return NO_BOT
}

export const isEmpty = (g: Aimbots, space: Space): boolean => botAt(g, space) === NO_BOT

/** The adjacent space in a direction, or undefined at the edge. */
export const stepFrom = (space: Space, dir: Dir): Space | undefined => rayFrom(space, dir)[0]

/** AB-GEO-3 Whether two bots are adjacent: their spaces share an edge. */
export const areAdjacent = (a: Bot, b: Bot): boolean => lineBetween(a.at, b.at)?.distance === 1

/** AB-GEO-4 Whether two bots are in line at a distance of 1 to n. */
export const isWithin = (a: Bot, b: Bot, n: number): boolean => (lineBetween(a.at, b.at)?.distance ?? Infinity) <= n

/** Adjacent bots that pass a test, clockwise from north. */
export function botsNextTo(g: Aimbots, id: BotId, test: (other: Bot) => boolean): BotId[] {
  const found: BotId[] = []
  for (const space of ARENA.neighbours(botOf(g, id).at)) {
    const other = botAt(g, space)
    if (other !== NO_BOT && test(botOf(g, other))) found.push(other)
  }
  return found
}

export const friendsNextTo = (g: Aimbots, id: BotId): BotId[] =>
  botsNextTo(g, id, (other) => areFriends(g, other.owner, botOf(g, id).owner))
export const enemiesNextTo = (g: Aimbots, id: BotId): BotId[] =>
  botsNextTo(g, id, (other) => !areFriends(g, other.owner, botOf(g, id).owner))

/** Bots on the board that pass a test. */
export function botsWhere(g: Aimbots, test: (bot: Bot, id: BotId) => boolean): BotId[] {
  const found: BotId[] = []
  for (let id = 0; id < g.bots.length; id++) if (isOnBoard(g.bots[id]!) && test(g.bots[id]!, id)) found.push(id)
  return found
}

/** AB-REACH-1, AB-REACH-2 The bot's current reach; a program may extend it after a Pivot. */
export function farthest(g: InBox, bot: Bot): number {
  const { reach, effects: own } = program(g, bot)
  return Math.max(reach[1], pivotedReach(bot, own))
}

const pivotedReach = ({ pivots }: Bot, { afterPivot }: Effects): number =>
  pivots > 0 && afterPivot !== null ? (codeOf('afterPivot', afterPivot).reach?.(afterPivot) ?? 0) : 0

/** Whether the bot reaches that far. The program is looked up once, because this is a hot path. */
export function isInReach(g: InBox, bot: Bot, distance: number): boolean {
  const { reach, effects: own } = program(g, bot)
  if (distance <= reach[1]) return distance >= reach[0]
  return distance <= pivotedReach(bot, own)
}

/** Whether abilities of this seat cannot move or turn the bot (AB-P31). */
export function isHeld(g: Aimbots, bot: Bot, by: Seat): boolean {
  const { standing } = effects(g, bot)
  return standing !== null && codeOf('standing', standing).holds === true && !areFriends(g, bot.owner, by)
}

export function scrapAt(g: Aimbots, space: Space): number {
  let count = 0
  for (const at of g.scrap) if (at === space) count++
  return count
}

export const supply = (g: Aimbots): number => g.pile.length - g.scrap.length

// Cores

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const capturedBy = (g: Aimbots, seat: Seat): number => sum(g.players[seat]!.captured)
const powerCoresOf = (g: Aimbots, seat: Seat): number => g.players[seat]!.scrap.filter((kind) => kind === 'POWER CORE').length

/** AB-WIN-1 Counts the captured cores and the POWER CORE tokens of the whole team (AB-MODE-4). */
export function scoreOf(g: Aimbots, seat: Seat): number {
  let score = 0
  for (const ally of alliesOf(g, seat)) score += capturedBy(g, ally) + powerCoresOf(g, ally)
  return score
}

// Names

/** A bot's current name, for events. */
export function refOf(g: Aimbots, id: BotId, at: Space = botOf(g, id).at): BotRef {
  const { owner, program: name } = botOf(g, id)
  if (at !== OFF) return { id, owner, program: name, at, copy: 0 }
  const copies = g.bots.flatMap((other, i) => (other.owner === owner && other.program === name ? [i] : []))
  return { id, owner, program: name, at, copy: copies.length > 1 ? copies.indexOf(id) + 1 : 0 }
}

/** A bot in the notation: its program and space, or its program and number before it is placed. */
export const nameOf = (g: Aimbots, id: BotId): string => writeBot(refOf(g, id))

export const writeBot = ({ program: name, at, copy }: BotRef): string =>
  at !== OFF ? `${name} ${at}` : copy > 0 ? `${name} ${copy}` : name

/** AB-SET-1, AB-SET-7 The starting zone of a seat. */
export function zoneOf(g: Aimbots, seat: Seat): Zone {
  const zones = ZONES_OF[g.players.length]!
  return g.players.length === 2 ? zones[seat]! : zones[g.order.indexOf(seat)]!
}

const SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
const NOBODY: readonly Seat[] = []

/** The seat to ask, or nobody if its player has left: the choice then takes its default (AB-END-9). */
export const asks = (g: Aimbots, seat: Seat): readonly Seat[] => (g.players[seat]!.out || g.players[seat]!.leaving ? NOBODY : SEATS[seat]!)
