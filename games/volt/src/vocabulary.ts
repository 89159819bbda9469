import { NO_ONE, only, type Seat } from '@robodrome/kernel'
import { indexOf, type Arena, type Cell, type Dir, type Space } from './arena.ts'
import { contentOf, moduleOf, type Boxed } from './content.ts'
import type { BoardId } from './content/boards.ts'
import { DECKS, type Deck, type ModuleId, type SettingValue } from './content/modules.ts'
import { ROBOT_IDS, type RobotId } from './content/robots.ts'
import { equippedAt } from './moments.ts'
import type { Mine, Robot, Settable, Slot, Volt } from './state.ts'

let arena: Arena | null = null
/** The arena of a position. The last one is cached, because consecutive positions mostly share one. */
export function arenaOf(g: Boxed & { readonly board: BoardId }): Arena {
  if (arena !== null && g.board === arena.id && g.box === arena.box) return arena
  return (arena = contentOf(g).arenas[g.board]!)
}
export const cellAt = (g: Boxed & { readonly board: BoardId }, space: Space): Cell => arenaOf(g).cells[space]!

/** Returns the robot with this id. Four named fields are several times faster than a computed key, and this is a hot path. */
export function robotNamed({ robots }: Volt, id: RobotId): Robot {
  switch (id) {
    case 'V':
      return robots.V
    case 'M':
      return robots.M
    case 'H':
      return robots.H
    case 'R':
      return robots.R
  }
}

/** The chosen robots, in their usual order. */
export const robotsInPlay = ({ robots }: Pick<Volt, 'robots'>): RobotId[] => ROBOT_IDS.filter((id) => robots[id] !== undefined)

/** Returns a seat's robot, if an operator still plays it. */
export const robotOf = (g: Volt, seat: Seat): Robot => g.robots[g.seats[seat]!]
export const isKillBot = (robot: Robot): boolean => robot.seat === null
/** The seats still held by operators. */
export function operators(g: Volt): Seat[] {
  const list: Seat[] = []
  for (let seat = 0; seat < g.seats.length; seat++) {
    const id = g.seats[seat]!
    if (id !== null && robotNamed(g, id).seat === seat) list.push(seat)
  }
  return list
}
/** Returns the seats to ask about a robot: its operator's, or none. */
export const seatOf = (g: Volt, id: RobotId): readonly Seat[] => {
  const { seat } = g.robots[id]
  return seat === null ? NO_ONE : only(seat)
}

export function robotAt(g: Volt, space: Space): RobotId | null {
  const { order } = g
  for (let i = 0; i < order.length; i++) if (robotNamed(g, order[i]!).at === space) return order[i]!
  return null
}

export function mineAt(g: Volt, space: Space): Mine | null {
  const { mines } = g
  for (let i = 0; i < mines.length; i++) if (mines[i]!.at === space) return mines[i]!
  return null
}

/** VT-MINE-1 Counts the mine tokens on the card: those not in the arena. A card that is not equipped counts as empty. */
export function minesOnCard(g: Volt, robot: Robot): number {
  let left = equippedAt(g, robot, 'leaving')[0]?.tokens ?? 0
  if (left === 0) return 0
  for (let i = 0; i < g.mines.length; i++) if (g.mines[i]!.owner === robot.id) left--
  return left
}

export const isOccupied = (g: Volt, space: Space): boolean => robotAt(g, space) !== null || mineAt(g, space) !== null

/** Reads a module from an outcome's notation. The list of outcomes decides which modules may be drawn. */
export const moduleIn = (text: string): ModuleId => text.toUpperCase() as ModuleId

/** Whether a module is equipped. */
export const has = (robot: Robot, module: ModuleId): boolean => robot.left === module || robot.right === module || robot.champion === module

export const equipped = (robot: Robot): ModuleId[] => [robot.left, robot.right, robot.champion].filter((module) => module !== null)

/** Lists every ordinary module that a robot owns, equipped or not. */
export const owned = (robot: Robot): ModuleId[] => [robot.left, robot.right, ...robot.inventory].filter((module) => module !== null)

/** Returns the space of the first piece in the line of fire, or null. */
export function targetSpace(g: Volt, from: Space, dir: Dir): Space | null {
  const { line, away } = cellAt(g, from)
  const { order, mines } = g
  let found: Space | null = null
  let nearest = Infinity
  for (let i = 0; i < order.length + mines.length; i++) {
    const at = i < order.length ? robotNamed(g, order[i]!).at : mines[i - order.length]!.at
    if (at === null) continue
    const space = indexOf(at)
    if (line[space] !== dir || away[space]! >= nearest) continue
    nearest = away[space]!
    found = at
  }
  return found
}

/** The robot in the line of fire, if the first piece in it is one. */
export function targetRobot(g: Volt, from: Space, dir: Dir): RobotId | null {
  const at = targetSpace(g, from, dir)
  return at === null ? null : robotAt(g, at)
}

/** VT-MOD-7 Whether a card's colour fits a slot. */
export const fits = (g: Boxed, module: ModuleId, slot: Slot): boolean => {
  const { deck } = moduleOf(g, module)
  return slot === 'left'
    ? deck === 'blue' || deck === 'yellow'
    : slot === 'right'
      ? deck === 'red' || deck === 'yellow'
      : deck === 'champion'
}

/** VT-MOD-5 Whether a deck holds a card that the operator of this robot may keep. */
export function mayDraw(g: Volt, robot: Robot, deck: Deck): boolean {
  const cards = g.decks[deck]
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!
    if (robot.left !== card && robot.right !== card && !robot.inventory.includes(card)) return true
  }
  return false
}

export const drawableDecks = (g: Volt, robot: Robot): Deck[] => DECKS.filter((deck) => mayDraw(g, robot, deck))

/** Sorts cards in module order, because piles and inventories have no order of their own. */
export function sorted(g: Boxed, cards: ModuleId[]): ModuleId[] {
  const { modules } = contentOf(g)
  cards.sort((a, b) => modules[a]!.rank - modules[b]!.rank)
  return cards
}

/**
 * Returns the first of these that is among the options, otherwise the first option. This is the default for an absent operator (VT-DEC).
 */
export const firstOf = <O>(options: readonly O[], ...wanted: readonly NoInfer<O>[]): O =>
  wanted.find((option) => options.includes(option)) ?? options[0]!

/** A module's setting: Ask unless the operator has changed it. */
export const settingOf = (robot: Robot, set: Settable): SettingValue | 'Ask' => robot.presets[set] ?? 'Ask'
