import type { Dir, Space } from './arena.ts'
import type { DamageKind } from './content/effects.ts'
import type { ModuleId } from './content/modules.ts'
import type { RobotId } from './content/robots.ts'
import type { DamageSource, PushSource } from './happening.ts'
import type { Declaration, WorkshopOption } from './terms.ts'

// The notes of rules that modules take part in.

/** Rules that inner rules look for on the stack. Knowing only the name, they need not import their caller. */
export const MATCH = { name: 'match' } as const
export const ACTIVATE = { name: 'activate' } as const

/** VT-ACT-5 One die being activated. */
export interface Activation {
  robot: RobotId
  die: number
  declared: Declaration
  killbot: boolean
  /** Whether this is a KillBot on a VP token, which does not move (VT-KB-6). */
  rests: boolean
  /** The robot whose remote control caused this activation (VT-DEST-3). */
  controller: RobotId | null
  /** Modules whose after-move effects have not happened yet. */
  ending: ModuleId[]
  /** Mines around the robot at the end of its move; they go off before anything is pushed away. */
  mines: Space[]
  /** The pieces to push, their spaces, the distance, and the module. */
  pushes: { robot: RobotId; at: Space; dir: Dir; n: number; module: ModuleId }[]
}

/** VT-MOVE-1 MOVE, or VT-PUSH-5 PUSH: several single steps of one robot, the head, in one direction. */
export interface Travel {
  head: RobotId
  dir: Dir
  /** Steps left. */
  left: number
  /** Steps done. */
  made: number
  /** The owner of the die or module, who gets the credit for what happens to the moved robots (VT-PUSH-4). */
  by: RobotId
  /** The pushing piece, for the log. */
  source: PushSource
  /** Whether an effect pushes the head; otherwise, the head moves by itself. */
  pushed: boolean
  /** Whether the head moves without pushing anybody, so that there is no chain. */
  alone: boolean
  /** Whether modules of pushed robots may brake. */
  brakable: boolean
  /** The module that makes energy walls absent; '' for none. */
  passes: ModuleId | ''
  /** The module that cuts the first robot touched, and its damage. */
  cut: { module: ModuleId; n: number } | null
  /** The mine to lay on the first space that the robot leaves; see layMine. */
  mine: string
  /** Whether this is a KillBot's own move, in which it looks around and turns before each step (VT-KB-9). */
  roams: boolean
  /** Whether it is still moving in the direction of its target. */
  onTarget: boolean
  /** Whether the step has just begun, so that a KillBot may still turn. */
  fresh: boolean
  /** Whether the barrier damage of this step has been dealt. */
  shocked: boolean
  /** VT-PUSH-6 The number of steps that each braking robot still allows. Robots not touched yet are missing. */
  brakes: { [robot: string]: number }
  /** The robot asked last, and its answer. */
  brake: number | null
  braking: RobotId | ''
}

/** VT-DMG-1 All damage from one source at one moment, with robots and their spaces in order of starting numbers, and mines in order. */
export interface Batch {
  kind: DamageKind
  /** VT-DMG-5 The robot that gets the credit, or null if nobody does. */
  by: RobotId | null
  /** The source, for the log. */
  source: DamageSource
  points: number
  robots: RobotId[]
  stood: Space[]
  mines: Space[]
  next: number
  /** For the robot now taking damage: its next reaction, its operator's answer (null if none yet), and how much damage a module holds. */
  reaction: number
  answer: boolean | null
  held: number
  holder: ModuleId | null
  discharges: { robot: RobotId; at: Space; n: number; module: ModuleId }[]
  lastActs: LastAct[]
}

/** VT-DEST-5 The module of a destroyed robot that may have a last act, and the operator's answer (null if none yet). */
export interface LastAct {
  robot: RobotId
  at: Space
  module: ModuleId
  answer: boolean | null
}

/** VT-RES-2 The activation of a space by one robot: its own space, unless a module reaches further. */
export interface SpaceActivation {
  robot: RobotId
  space: Space
  workshop: WorkshopOption | null
}
