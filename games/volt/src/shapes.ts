import type { Dir, Space } from './arena.ts'
import type { BoardId } from './content/boards.ts'
import type { Deck, ModuleId } from './content/modules.ts'
import type { Color, RobotId } from './content/robots.ts'
import type { Config } from './config.ts'
import type { Mine, Robot, Slot, Unit } from './state.ts'
import type { Frame, Seat } from '@robodrome/kernel'

/** A die on a key, as a player writes it: `II B3 SE` is its id. All 288 are interned. */
export interface Place {
  kind: 'place'
  id: string
  unit: Unit
  color: Color
  value: number
  key: Dir
}

/** A die's place, or the place it moves to. */
export type Placed = Omit<Place, 'kind' | 'id'>

/** One slot of a load-out: one of the operator's cards, or none. */
export type SlotOption = { kind: 'slot'; slot: Slot; card: ModuleId | null }

export type PieceId = `module ${ModuleId}`

/** The effect of one die of a program. */
export interface Run {
  /** The die as it was placed: `II B3 SE`. */
  die: string
  /** The robot's space, then every space it enters. */
  path: Space[]
  /** Where each shot ends, and its target. */
  shots: { to: Space; hits: RobotId | 'mine' | null }[]
  /** Other robots that were pushed, and their new spaces. */
  pushed: { robot: RobotId; into: Space }[]
  /** Damage tokens on robot cards, and the totals afterwards. */
  damage: { robot: RobotId; points: number; total: number }[]
  destroyed: RobotId[]
  /** VP that the robot gains with this die. */
  gains: number
}

/** What a program would do if no other operator interfered. KillBots use the dice they rolled. */
export interface Ghost {
  runs: Run[]
  /** The VP token taken in Phase 3, by number; 0 for none. */
  token: number
  repairs: boolean
  /** VP gained in total, and whether that wins. */
  gains: number
  wins: boolean
  /** The robot's final space, or null if it is destroyed. */
  at: Space | null
  damage: number
}

/** The run of the dice placed so far and, for each die that may come next, the run including that die. */
export type Ghosts = { placed: Ghost; with: Record<string, Ghost> }

/** What a seat knows about a robot. For others' robots, this excludes settings, unseen cards and secret choices. */
export interface RobotView extends Robot {
  /** Unseen cards in the inventory, by the colour of their backs; `inventory` holds the seen ones. */
  unseen: Record<Deck, number>
  /** The number of mine tokens on its equipped module. */
  onMines: number
  /** Whether it has committed in the open secret question. */
  ready: boolean
  /** Its unrevealed program so far; empty for robots of other seats. */
  placed: Place[]
  /** Its unrevealed load-out so far; empty for robots of other seats. */
  equipping: SlotOption[]
}

export interface View {
  you: Seat | null
  /** The id of its box. */
  box: string
  /** The open rules, without others' secret picks. */
  stack: Frame[]
  config: Config
  board: BoardId
  round: number
  phase: 0 | 1 | 2 | 3
  unit: 0 | 1 | 2 | 3
  robots: Record<RobotId, RobotView>
  order: RobotId[]
  seats: (RobotId | null)[]
  gone: Seat[]
  mines: Mine[]
  tokens: Space[]
  /** The number of cards in each deck. */
  decks: Record<Deck, number>
  removed: ModuleId[]
  draws: RobotId[]
  submitted: RobotId[]
  bout: number
  champion: RobotId | null
  winner: RobotId | 'squad' | null
  endedBy: string
  /** The die being activated: its robot, and its index among the robot's dice. */
  running: { robot: RobotId; die: number } | null
  /** The decks from which the reader may draw while asked about it (VT-MOD-5). At no other time can a seat see which decks have cards. */
  mayDraw: Deck[] | null
}
