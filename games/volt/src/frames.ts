import type { Dir, Space } from './arena.ts'
import type { DamageKind } from './content/effects.ts'
import type { ModuleId } from './content/modules.ts'
import type { RobotId } from './content/robots.ts'
import type { DamageSource, PushSource } from './happening.ts'
import type { Declaration, WorkshopOption } from './terms.ts'

// The notes of those rules in which modules have a say.

/** A rule that inner rules look for on the stack. They know it by name alone, so that they need not import what calls them. */
export const MATCH = { name: 'match' } as const
export const ACTIVATE = { name: 'activate' } as const

/** VT-ACT-5 One die being activated. */
export interface Activation {
  robot: RobotId
  die: number
  declared: Declaration
  killbot: boolean
  /** A KillBot on a VP token does not move (VT-KB-6). */
  rests: boolean
  /** Whose remote control led to this activation (VT-DEST-3). */
  controller: RobotId | null
  /** Modules whose effects after moving are still to come. */
  ending: ModuleId[]
  /** Mines around the robot when it had finished moving, which go off before anything is pushed away. */
  mines: Space[]
  /** What is pushed away, from where, how far and by which module. */
  pushes: { robot: RobotId; at: Space; dir: Dir; n: number; module: ModuleId }[]
}

/** VT-MOVE-1 MOVE, or VT-PUSH-5 PUSH: a number of single steps of one robot, the head, in one direction. */
export interface Travel {
  head: RobotId
  dir: Dir
  /** Steps still to go. */
  left: number
  /** Steps made. */
  made: number
  /** Whose die or module it is: the credit for what happens to those who are moved (VT-PUSH-4). */
  by: RobotId
  /** What pushes, for the log. */
  source: PushSource
  /** The head is pushed by an effect; otherwise it moves itself. */
  pushed: boolean
  /** It moves nobody else: no chains. */
  alone: boolean
  /** Modules of pushed robots may hold. */
  brakable: boolean
  /** The module for which energy walls count as absent; '' for none. */
  passes: ModuleId | ''
  /** The module that cuts the first robot touched, and its damage. */
  cut: { module: ModuleId; n: number } | null
  /** A mine to lay on the first space left; see layMine. */
  mine: string
  /** A KillBot's own move: it looks and turns before each step (VT-KB-9). */
  roams: boolean
  /** ... while it still moves in the direction of its target. */
  onTarget: boolean
  /** The step has only begun: a KillBot may still turn. */
  fresh: boolean
  /** Barrier damage of this step has been dealt. */
  shocked: boolean
  /** VT-PUSH-6 How many steps each braking robot still lets itself be pushed; none: not yet touched. */
  brakes: { [robot: string]: number }
  /** The answer of the robot that was asked last, and that robot. */
  brake: number | null
  braking: RobotId | ''
}

/** VT-DMG-1 All damage of one source at one moment. Robots by starting number, with the spaces where they stand; mines in order. */
export interface Batch {
  kind: DamageKind
  /** VT-DMG-5 Whose credit it is; null: nobody's. */
  by: RobotId | null
  /** What deals it, for the log. */
  source: DamageSource
  points: number
  robots: RobotId[]
  stood: Space[]
  mines: Space[]
  next: number
  /** Of the robot whose turn it is: which of its reactions comes next, its answer (null: not yet given), and how much which module holds. */
  reaction: number
  answer: boolean | null
  held: number
  holder: ModuleId | null
  discharges: { robot: RobotId; at: Space; n: number; module: ModuleId }[]
  lastActs: LastAct[]
}

/** VT-DEST-5 A module of a destroyed robot that may still do something, and the operator's answer (null: not yet given). */
export interface LastAct {
  robot: RobotId
  at: Space
  module: ModuleId
  answer: boolean | null
}

/** VT-RES-2 One robot activating a space, its own unless a module reaches further. */
export interface SpaceActivation {
  robot: RobotId
  space: Space
  workshop: WorkshopOption | null
}
