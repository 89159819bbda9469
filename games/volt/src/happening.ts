import type { RuleId, Seat } from '@robodrome/kernel'
import type { Key, Space } from './arena.ts'
import type { BoardId, Side } from './content/boards.ts'
import type { DamageKind } from './content/effects.ts'
import type { Deck, ModuleId, SettingValue } from './content/modules.ts'
import type { Color, RobotId } from './content/robots.ts'
import type { PieceId, Placed } from './shapes.ts'
import type { Settable } from './state.ts'

/** A source of damage: a plain shot, a mine, a module, or the arena. */
export type NamedSource = 'laser' | 'mine' | 'barrier' | 'high voltage'
export type DamageSource = NamedSource | ModuleId
/** Module names are in capitals. */
export const isModule = (source: DamageSource | 'pit'): source is ModuleId => source === source.toUpperCase()

/** Damage that nobody aimed. */
export const isOfArena = (source: DamageSource): boolean => source === 'barrier' || source === 'high voltage'

/** What pushes. */
export type PushSource = 'move' | 'reboot' | ModuleId

/** A robot's equipped modules by slot. */
export type LoadOut = { left: ModuleId | null; right: ModuleId | null; champion: ModuleId | null }

/** The reason for a VP: a token on a space, or a destroyed robot. */
export type Gain = { token: Space; destroyed: null } | { token: null; destroyed: RobotId }

type Told<K extends string, F = unknown> = { kind: K; rule: RuleId } & F
/** Something that a robot did or suffered. `seat` is its operator's, null for a KillBot. */
type Deed<K extends string, F = unknown> = Told<K, { robot: RobotId; seat: Seat | null } & F>

/** All events of VOLT. */
export type Happening =
  | Told<'sides', { sides: { seat: Seat | null; side: Side }[] }>
  | Deed<'robot', { side: Side }>
  | Told<'bout', { bout: number; board: BoardId }>
  | Told<'numbers', { order: RobotId[] }>
  | Told<'decks', { reveals: true; decks: { robot: RobotId; deck: Deck }[] }>
  | Told<'round', { round: number; order: RobotId[] }>
  | Told<'token', { number: number; space: Space }>
  | Deed<'repair'>
  | Deed<'reboot', { space: Space }>
  /** `seat` is the pushing operator's. */
  | Told<'push', { seat: Seat | null; piece: RobotId | 'mine'; from: Space; into: Space; by: RobotId; source: PushSource }>
  | Deed<'move', { from: Space; into: Space; direction: Key }>
  | Deed<'confirmed'>
  | Deed<'withdrawn'>
  | Told<'roll', { robot: RobotId; dice: { color: Color; value: number }[] }>
  | Told<'programs', { reveals: true; programs: { robot: RobotId; dice: Placed[] }[] }>
  | Deed<'module', { module: ModuleId; uses: PieceId }>
  | Deed<'setting', { to: Seat[]; set: Settable; value: SettingValue | 'Ask' }>
  | Deed<'preset', { set: Settable; reveals: true }>
  /** KillBot dice have no key. */
  | Deed<'die', { unit: 1 | 2 | 3; color: Color; value: number; key: Key | null }>
  | Deed<'shift', { from: Key; into: Key }>
  | Deed<
      'damage',
      {
        at: Space
        source: DamageSource
        damage: DamageKind
        by: RobotId | null
        /** The damage, the part of it that a module holds, and the part for the card; `total` is the damage on the card afterwards. */
        points: number
        shield: number
        card: number
        /** The module that holds the rest. */
        holder: ModuleId | null
        total: number
      }
    >
  | Told<'detonation', { at: Space; points: number; source: 'mine' | ModuleId; by: RobotId }>
  | Deed<'mine', { at: Space; from: Space | null }>
  | Deed<'mines removed', { at: Space[] }>
  | Deed<'destroyed', { at: Space; cause: DamageSource | 'pit'; credit: RobotId | null; award: RobotId | null }>
  /** For a member of a squad, `total` is the squad's VP and `vp` is its own. */
  | Deed<'vp', Gain & { vp: number; total: number; target: number }>
  | Told<'over', { winner: RobotId | 'squad' }>
  | Deed<'brake', { brake: number; allowed: number }>
  | Deed<'jump', { from: Space; into: Space }>
  | Deed<'fire', { direction: Key; at: Space | null; hits: RobotId | 'mine' | null }>
  | Deed<'crossfire', { directions: Key[]; at: Space[] }>
  /** 0 points mean that it fell into a pit. */
  | Deed<'grenade', { at: Space; points: number }>
  | Deed<'teleport', { other: RobotId; from: Space; into: Space }>
  | Told<'turned', { robot: RobotId; by: RobotId; facing: Key }>
  | Told<'remote', { robot: RobotId; by: RobotId; from: Placed; into: Placed }>
  | Deed<'turn', { facing: Key }>
  /** A KillBot heads for the nearest VP token in sight, or else for the nearest operator robot. */
  | Deed<'heads', { at: Space; target: RobotId | null }>
  /** A KillBot aims at the nearest operator robot; in a tie, at the one with the most VP, then the lowest starting number. */
  | Deed<'aims', { at: Space; target: RobotId; because: 'nearest' | 'points' | 'number' }>
  /** Why a KillBot heads for nothing, or does not fire. */
  | Deed<'idles', { because: 'on token' | 'nothing seen' | 'no target' }>
  | Deed<'arm', { space: Space }>
  | Deed<'draw', { deck: Deck; secret: { to: Seat[]; module: ModuleId } }>
  | Deed<'no draw', { reveals: true }>
  | Deed<'equip', LoadOut>
  | Told<'load-outs', { reveals: true; robots: ({ robot: RobotId } & LoadOut)[] }>
  | Deed<'champion', { bout: number; modules: ModuleId[]; defended: boolean }>
  | Deed<'left', { reveals: true }>
