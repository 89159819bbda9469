import type { Seat } from '@robodrome/kernel'
import type { Dir, Space } from './arena.ts'
import type { EffectsAt } from './content/effects.ts'
import type { Deck, ModuleId, SettingValue } from './content/modules.ts'
import type { Color, RobotId } from './content/robots.ts'
import type { Ghosts, PieceId, Place, Placed, SlotOption, View } from './shapes.ts'
import type { Happening } from './happening.ts'
import type { ModeId } from './config.ts'
import type { SettingId } from './settings.ts'
import type { Settable, Slot, Unit } from './state.ts'

/** The effect `control`: move one die of the target to a key of a unit, or turn a KillBot. */
export type Remote =
  | { robot: RobotId; turn: false; die: number; from: Placed; unit: Unit; key: Dir }
  | { robot: RobotId; turn: true; key: Dir }

/** VT-ASK-6 An operator's declaration for a die, with all parameters. */
export interface Declaration {
  kind: 'declare'
  /** The colour of the die, which decides whether it moves or fires without modules. */
  color: Color
  use: ModuleId[]
  /** `shift` is a number of keys, positive for clockwise. */
  shift: number
  remote: Remote | null
  /** `layMine`: `lay`, or the space of the robot's mine to take up; '' for none. */
  mine: string
}

/** VT-ASK-1 A permanent setting, such as Never or +1 for a module, so that the game need not stop to ask. */
export type SetOption = { kind: 'set'; set: Settable; to: SettingValue | 'Ask' }

export type DeckOption = { kind: 'deck'; deck: Deck }
export type WorkshopOption = { kind: 'repair' } | { kind: 'draw'; deck: Deck } | { kind: 'nothing' }
/** Effects of modules that ask yes or no when something happens to their robot. */
export type Reaction = EffectsAt['damaged' | 'destroyed']['do']

export type Option =
  | { kind: 'figure'; robot: RobotId }
  | DeckOption
  | { kind: 'start'; space: Space }
  | Place
  | { kind: 'confirm' }
  | { kind: 'withdraw' }
  | { kind: 'back' }
  | { kind: 'keep' }
  | SlotOption
  | Declaration
  | { kind: 'brake'; by: number }
  | { kind: 'react'; module: ModuleId; use: boolean }
  | { kind: 'activate'; space: Space }
  | WorkshopOption
  | SetOption

export type Question =
  | { kind: 'figure'; rule: 'VT-SET-2' }
  | { kind: 'firstDeck'; rule: 'VT-SET-5'; draw: number }
  | { kind: 'start'; rule: 'VT-PREP-6'; robot: RobotId }
  /** Asks for dice: the next unit (null for none), the dice left, and whether the program may be confirmed. */
  | { kind: 'program'; rule: 'VT-PROG-2'; secret: { to: Seat[]; unit: Unit | null; blue: number; red: number; mayConfirm: boolean } }
  | { kind: 'declare'; rule: 'VT-ASK-2'; robot: RobotId; color: Color; value: number; key: Dir }
  | { kind: 'brake'; rule: 'VT-PUSH-6'; robot: RobotId; by: RobotId; left: number }
  | { kind: 'react'; rule: 'VT-DMG-3' | 'VT-DEST-5'; robot: RobotId; module: ModuleId; effect: Reaction; n: number }
  | { kind: 'activate'; rule: 'VT-RES-4'; robot: RobotId; module: ModuleId }
  | { kind: 'workshop'; rule: 'VT-RES-3'; robot: RobotId }
  | { kind: 'deck'; rule: 'VT-MOD-3'; robot: RobotId }
  | { kind: 'loadOut'; rule: 'VT-MOD-7'; secret: { to: Seat[]; slot: Slot } }

/** Rules that may forbid an option. */
export type RefusalId =
  | 'VT-ACT-6'
  | 'VT-ASK-1'
  | 'VT-ASK-4'
  | 'VT-ASK-6'
  | 'VT-CTL-1'
  | 'VT-CTL-4'
  | 'VT-FIRE-2'
  | 'VT-FIRE-4'
  | 'VT-GEO-8'
  | 'VT-JET-6'
  | 'VT-MINE-2'
  | 'VT-MOD-10'
  | 'VT-MOD-5'
  | 'VT-MOD-7'
  | 'VT-PREP-6'
  | 'VT-PROG-2'
  | 'VT-PROG-4'
  | 'VT-PROG-5'
  | 'VT-PROG-8'
  | 'VT-REM-1'
  | 'VT-REM-2'
  | 'VT-REM-5'
  | 'VT-RES-3'
  | 'VT-SET-2'

/** All terms of VOLT. */
export type Terms = {
  View: View
  Option: Option
  Question: Question
  Event: Happening
  /** `ghost` asks what the seat's own dice would do if nobody interfered. */
  Answers: { ghost: { args: null; answer: Ghosts } }
  Names: { refusal: RefusalId; piece: PieceId; mode: ModeId; setting: SettingId }
}
