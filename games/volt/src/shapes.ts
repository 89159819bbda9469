import type { Dir, Space } from './arena.ts'
import type { BoardId } from './content/boards.ts'
import type { Deck, ModuleId } from './content/modules.ts'
import type { Color, RobotId } from './content/robots.ts'
import type { Config } from './config.ts'
import type { Mine, Robot, Slot, Unit } from './state.ts'
import type { Frame, Seat } from '@robodrome/kernel'

/** A die on a key, as a player writes it: `II B3 SE` is its id. All 288 are made once. */
export interface Place {
  kind: 'place'
  id: string
  unit: Unit
  color: Color
  value: number
  key: Dir
}

/** Where a die lies, or is moved to. */
export type Placed = Omit<Place, 'kind' | 'id'>

/** One slot of a load-out: a card of one's own, or none. */
export type SlotOption = { kind: 'slot'; slot: Slot; card: ModuleId | null }

export type PieceId = `module ${ModuleId}`

/** What one die of a program does. */
export interface Run {
  /** As it was placed: `II B3 SE`. */
  die: string
  /** Where the robot stands, then every space it comes to. */
  path: Space[]
  /** Where each shot ends, and what it hits. */
  shots: { to: Space; hits: RobotId | 'mine' | null }[]
  /** Other robots that are pushed, and where to. */
  pushed: { robot: RobotId; into: Space }[]
  /** Damage tokens on robot cards, and how many lie there then. */
  damage: { robot: RobotId; points: number; total: number }[]
  destroyed: RobotId[]
  /** VP that the own robot gains with it. */
  gains: number
}

/** A program played out alone; KillBots do what they rolled. */
export interface Ghost {
  runs: Run[]
  /** The VP token taken in Phase 3, by number; 0: none. */
  token: number
  repairs: boolean
  /** VP gained in all, and whether that wins. */
  gains: number
  wins: boolean
  /** Where the robot is in the end; null: destroyed. */
  at: Space | null
  damage: number
}

/** What is placed so far, and with each die that may come next. */
export type Ghosts = { placed: Ghost; with: Record<string, Ghost> }

/** What a seat knows of a robot: of others neither presets nor unseen cards nor what is chosen in secret. */
export interface RobotView extends Robot {
  /** Unseen cards in the inventory, by the colour of their backs; `inventory` holds the others. */
  unseen: Record<Deck, number>
  /** Mine tokens on its equipped module. */
  onMines: number
  /** Whether it has committed itself in the open secret question. */
  ready: boolean
  /** Its program as far as it is made and not yet shown: the own one only. */
  placed: Place[]
  /** Its load-out as far as it is chosen and not yet shown: the own one only. */
  equipping: SlotOption[]
}

export interface View {
  you: Seat | null
  /** The id of the box it is played with. */
  box: string
  /** The open rules; what others have picked in secret is left out. */
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
  /** How many cards each deck holds. */
  decks: Record<Deck, number>
  removed: ModuleId[]
  draws: RobotId[]
  submitted: RobotId[]
  bout: number
  champion: RobotId | null
  winner: RobotId | 'squad' | null
  endedBy: string
  /** The die that is being activated: whose it is, and its place among the robot's dice. */
  running: { robot: RobotId; die: number } | null
  /** Decks from which you may draw, while you are asked for one (VT-MOD-5): what a deck still holds is seen at no other time. */
  mayDraw: Deck[] | null
}
