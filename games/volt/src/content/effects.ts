/** VT-DMG-2 */
export type DamageKind = 'laser' | 'saw' | 'shock' | 'detonation' | 'conductor' | 'lightning'

/**
 * What modules can do, by the moment at which the rules ask for it. A module binds effects to moments (`content/modules.ts`); what an effect does
 * is one file of `effects/`. Effects of one moment take place in the order in which they stand here (VT-OVR-6 among others).
 */
export interface EffectsAt {
  /** Dice are placed on the controller. */
  program: { do: 'diagonalKey' } | { do: 'moreDice' }
  /** A die is about to be activated, before its direction counts. */
  declare: { do: 'shift'; n: 1 | 2 }
  /** In place of firing. */
  insteadOfFiring: { do: 'move' } | { do: 'shoot' } | { do: 'grenade'; n: number } | { do: 'swap' } | { do: 'control' } | { do: 'jet' }
  /** In place of moving. */
  insteadOfMoving: { do: 'jump' }
  /** Before each step of a move. */
  moving: { do: 'cut'; n: number } | { do: 'passWalls' }
  /** The first space of a move has been left. */
  leaving: { do: 'layMine'; tokens: number }
  /** A plain shot has hit a robot. */
  shot: { do: 'push'; n: number }
  /** The robot has finished moving. */
  moved: { do: 'push'; n: number } | { do: 'damage'; n: number }
  /** The robot is about to be pushed. */
  pushed: { do: 'brake'; n: 1 | 2 }
  /** The robot is about to take damage of one of these kinds, or of any. */
  damaged: { do: 'discharge'; n: number; on: readonly DamageKind[] } | { do: 'hold'; n: number }
  /** The robot has been destroyed outside a pit. */
  destroyed: { do: 'detonate'; n: number }
  /** Phase 3: the robot is about to activate its space. */
  space: { do: 'reach' }
}
export type Moment = keyof EffectsAt
export type EffectName = EffectsAt[Moment]['do']

/** The order of effects within a moment. */
export const ORDER: { readonly [M in Moment]: readonly EffectsAt[M]['do'][] } = {
  program: ['diagonalKey', 'moreDice'],
  declare: ['shift'],
  insteadOfFiring: ['move', 'shoot', 'grenade', 'swap', 'control', 'jet'],
  insteadOfMoving: ['jump'],
  moving: ['cut', 'passWalls'],
  leaving: ['layMine'],
  shot: ['push'],
  moved: ['push', 'damage'],
  pushed: ['brake'],
  damaged: ['discharge', 'hold'],
  destroyed: ['detonate'],
  space: ['reach'],
}
export const MOMENTS = Object.keys(ORDER) as Moment[]

/** An effect bound to a moment. */
export type Line = { [M in Moment]: { at: M } & EffectsAt[M] }[Moment]

/** What a module can be set to in advance, besides Ask. */
export type ModuleSetting = 'Always' | 'Never' | '1' | '2' | '-2' | '-1' | '+1' | '+2' | 'Card' | 'VP'

/** What may be set in advance, besides Ask, for a module with this line. */
export function settingsOf(line: Line): readonly ModuleSetting[] {
  switch (line.do) {
    case 'diagonalKey':
    case 'moreDice':
      return []
    case 'shift':
      return line.n === 1 ? ['Never', '-1', '+1'] : ['Never', '-2', '-1', '+1', '+2']
    case 'control':
      return ['Never']
    case 'layMine':
      return ['Never', 'Card', 'Always']
    case 'brake':
      return line.n === 1 ? ['Never', '1'] : ['Never', '1', '2']
    case 'reach':
      return ['Never', 'VP']
    default:
      return ['Always', 'Never']
  }
}
