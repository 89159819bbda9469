import type { Flow } from '@robodrome/kernel'
import type { Dir, Space } from './arena.ts'
import { contentOf, type Bound, type Boxed } from './content.ts'
import { rankOf, type DamageKind, type EffectsAt, type Moment } from './content/effects.ts'
import type { ModuleId, SettingValue } from './content/modules.ts'
import type { RobotId } from './content/robots.ts'
import type { Activation, Batch, SpaceActivation, Travel } from './frames.ts'
import type { Die, Robot, Volt } from './state.ts'
import type { Declaration, RefusalId } from './terms.ts'

/** How an effect is declared with a die (VT-ASK-2), if the declaration is more than the module's name. */
export interface Declared<E> {
  /** Lists its parameters, one entry for each way to use it. If omitted, there is one way, without parameters. */
  ways?(g: Volt, robot: Robot, die: Die, effect: E): Partial<Declaration>[]
  /** Returns the rule that forbids using it, apart from colour, number and the limit of once per unit. `key` is the one after a shift. */
  forbids?(g: Volt, robot: Robot, die: Die, declared: Declaration, key: Dir, effect: E): RefusalId | null
  /**
   * Returns the parameters required by a setting other than Ask and Never; null if it requires nothing here. If omitted, there are no
   * parameters.
   */
  setTo?(g: Volt, robot: Robot, die: Die, setting: SettingValue): Partial<Declaration> | null
  /** Whether using it is reported only if it has an effect: a move may touch nobody and cross no wall. */
  quiet?: true
  /** VT-KB-14 Whether a KillBot uses the effect with this die. */
  killbot?(g: Volt, robot: Robot, die: Die): boolean
}

/** What an effect does at its moment. */
interface Does<E> {
  /** What the controller accepts: the numbers that blue dice may have on diagonal keys, or a fourth die and two per unit. */
  program: { diagonal: boolean; more: boolean }
  declare: Declared<E>
  insteadOfFiring: Declared<E> & {
    /** Whether the die moves its robot like a blue one. */
    moves?: true
    fire?(g: Volt, robot: Robot, die: Die, dir: Dir, declared: Declaration, effect: E & { module: ModuleId }): Flow
    /** VT-KB-10 The direction in which a KillBot aims the effect, if not at its best target. */
    aim?(g: Volt, robot: Robot): Dir
  }
  insteadOfMoving: Declared<E> & { move(robot: Robot, dir: Dir, distance: number, mine: string, module: ModuleId): Flow }
  moving: Declared<E> & { sets(effect: E & { module: ModuleId }): Partial<Travel> }
  leaving: Declared<E>
  shot: Declared<E> & {
    hit(g: Volt, shot: { by: RobotId; target: RobotId; at: Space; dir: Dir }, effect: E & { module: ModuleId }): Flow
  }
  moved: Declared<E> & { moved(g: Volt, activation: Activation, robot: Robot, effect: E & { module: ModuleId }): Flow }
  /** Returns null if the robot does not brake, `fails` if the step is prevented, otherwise the question to ask first. */
  pushed: { pushed(g: Volt, travel: Travel, robot: Robot, effect: E & { module: ModuleId }): Flow | 'fails' | null }
  damaged: {
    reacts(kind: DamageKind, robot: Robot, effect: E): boolean
    /** Absorbs its part of the damage. Returns true if none is left. */
    damaged(batch: Batch, robot: Robot, at: Space, effect: E & { module: ModuleId }): boolean
  }
  destroyed: { destroyed(g: Volt, robot: RobotId, at: Space, effect: E & { module: ModuleId }): Flow }
  space: { reach(g: Volt, notes: SpaceActivation, robot: Robot, effect: E & { module: ModuleId }): Flow }
}

/** The code of every effect: an effect without code does not compile. */
export type Effects = {
  readonly [M in Moment]: { readonly [K in EffectsAt[M]['do']]: Does<Extract<EffectsAt[M], { do: K }>>[M] }
}

let effects: Effects | null = null

/** Rules call effects and effects call rules, so `effects/index.ts` registers the effects here to avoid a circular import. */
export function bindEffects(all: Effects): void {
  effects = all
}

/** The code of an effect at its moment. */
export const codeOf = <M extends Moment>(moment: M, effect: EffectsAt[M]): Does<EffectsAt[M]>[M] =>
  (effects![moment] as Readonly<Record<string, Does<EffectsAt[M]>[M]>>)[effect.do]!

const NONE: readonly never[] = []

/** Lists a robot's equipped effects at a moment, in order. */
export function equippedAt<M extends Moment>(g: Boxed, { left, right, champion }: Robot, moment: M): readonly Bound<M>[] {
  if (left === null && right === null && champion === null) return NONE
  const { modules } = contentOf(g)
  let found: readonly Bound<M>[] = left === null ? NONE : modules[left]!.at[moment]
  if (right !== null) found = joined(moment, found, modules[right]!.at[moment])
  return champion === null ? found : joined(moment, found, modules[champion]!.at[moment])
}

/** Lists the effects of the modules used with a die at a moment, in the order of the effects. */
export function usedAt<M extends Moment>(g: Boxed, use: readonly ModuleId[], moment: M): readonly Bound<M>[] {
  if (use.length === 0) return NONE
  const { modules } = contentOf(g)
  let found: readonly Bound<M>[] = NONE
  for (let i = 0; i < use.length; i++) found = joined(moment, found, modules[use[i]!]!.at[moment])
  return found
}

/**
 * Merges both lists in the moment's order. The same two inputs always give the same list object, so that callers can use it as a cache key.
 */
function joined<M extends Moment>(moment: M, a: readonly Bound<M>[], b: readonly Bound<M>[]): readonly Bound<M>[] {
  if (b.length === 0) return a
  if (a.length === 0) return b
  let known = JOINED.get(a)
  if (known === undefined) JOINED.set(a, (known = new WeakMap()))
  let both = known.get(b) as readonly Bound<M>[] | undefined
  if (both === undefined) known.set(b, (both = [...a, ...b].toSorted((x, y) => rankOf(moment, x.do) - rankOf(moment, y.do))))
  return both
}
const JOINED = new WeakMap<object, WeakMap<object, readonly unknown[]>>()
