import { copyStack, type Position, type Seat } from '@robodrome/kernel'
import type { Dir, Space } from './arena.ts'
import type { BoardId, Side } from './content/boards.ts'
import type { Deck, ModuleId, SettingValue } from './content/modules.ts'
import type { Color, RobotId } from './content/robots.ts'
import type { Config } from './config.ts'

/** Control units I, II, III. */
export type Unit = 1 | 2 | 3
export const UNIT_IDS: readonly Unit[] = [1, 2, 3]

/** A die on a controller. KillBot dice have no key, written as 0. */
export interface Die {
  unit: Unit
  color: Color
  value: number
  key: Dir
  /** Whether it was activated in this round. */
  done: boolean
  /** The robot whose module moved it last. */
  by: RobotId | null
}

export type Slot = 'left' | 'right' | 'champion'

/** What a setting can be about: a module, the workshop, or the deck of a draw. */
export type Settable = ModuleId | 'workshop' | 'draw'

export interface Robot {
  id: RobotId
  /** The operator's seat; null for a KillBot. */
  seat: Seat | null
  /** Whether it is a KillBot whose VP count toward the squad's. */
  squad: boolean
  side: Side
  /** A KillBot's facing; operator robots keep the arrow of their side. */
  facing: Dir
  /** Null while it is out of the arena. */
  at: Space | null
  damage: number
  vp: number
  left: ModuleId | null
  right: ModuleId | null
  champion: ModuleId | null
  /** Face-down cards, in the order of the module list. */
  inventory: ModuleId[]
  /** The cards, equipped or not, that everybody has seen. */
  shown: ModuleId[]
  /** Champion modules won, equipped or not. */
  trophies: ModuleId[]
  /** Damage tokens held by a module instead of the robot card. */
  shield: number
  dice: Die[]
  /** Die modules used in the current control unit. */
  used: ModuleId[]
  /** Settings of modules other than Ask. */
  presets: Partial<Record<Settable, SettingValue>>
  /** The robot whose module turned this KillBot, until the end of the KillBot's next die. */
  turnedBy: RobotId | null
  boutsWon: number
}

export interface Mine {
  owner: RobotId
  at: Space
}

export interface Volt extends Position {
  /** The id of its box. */
  box: string
  config: Config
  board: BoardId
  round: number
  phase: 0 | 1 | 2 | 3
  unit: 0 | Unit
  /** The robots in play; during figure selection, only those chosen so far. */
  robots: Record<RobotId, Robot>
  /** The robots by starting number: the first has number 1. */
  order: RobotId[]
  /** The robot of each seat. */
  seats: (RobotId | null)[]
  /** Seats whose operator has left: a KillBot replaces them (VT-KB-19). */
  gone: Seat[]
  /** Oldest first. */
  mines: Mine[]
  /** Spaces with a VP token, by VP number. */
  tokens: Space[]
  /** Unordered piles, stored in sorted order. */
  decks: Record<Deck, ModuleId[]>
  /** Cards out of the game for good, face up. */
  removed: ModuleId[]
  /** Earned draws still to be made, in order (VT-MOD-3). */
  draws: RobotId[]
  /** Robots in order of confirmation; used only with the option `startNumbers: 'submission'`. */
  submitted: RobotId[]
  bout: number
  /** The champion of the arena (championship only). */
  champion: RobotId | null
  /** The winner of the current bout: a robot, or the squad. */
  winner: RobotId | 'squad' | null
  /** The rule that ended the current bout. */
  endedBy: string
}

const cloneRobot = (r: Robot): Robot => ({
  id: r.id,
  seat: r.seat,
  squad: r.squad,
  side: r.side,
  facing: r.facing,
  at: r.at,
  damage: r.damage,
  vp: r.vp,
  left: r.left,
  right: r.right,
  champion: r.champion,
  inventory: r.inventory.slice(),
  shown: r.shown.slice(),
  trophies: r.trophies.slice(),
  shield: r.shield,
  dice: r.dice.map((d) => ({ unit: d.unit, color: d.color, value: d.value, key: d.key, done: d.done, by: d.by })),
  used: r.used.slice(),
  presets: { ...r.presets },
  turnedBy: r.turnedBy,
  boutsWon: r.boutsWon,
})

export function clone(g: Volt): Volt {
  const robots = {} as Record<RobotId, Robot>
  for (const id in g.robots) robots[id as RobotId] = cloneRobot(g.robots[id as RobotId])
  return {
    stack: copyStack(g.stack),
    box: g.box,
    config: { ...g.config },
    board: g.board,
    round: g.round,
    phase: g.phase,
    unit: g.unit,
    robots,
    order: g.order.slice(),
    seats: g.seats.slice(),
    gone: g.gone.slice(),
    mines: g.mines.map((mine) => ({ owner: mine.owner, at: mine.at })),
    tokens: g.tokens.slice(),
    decks: { blue: g.decks.blue.slice(), yellow: g.decks.yellow.slice(), red: g.decks.red.slice() },
    removed: g.removed.slice(),
    draws: g.draws.slice(),
    submitted: g.submitted.slice(),
    bout: g.bout,
    champion: g.champion,
    winner: g.winner,
    endedBy: g.endedBy,
  }
}
