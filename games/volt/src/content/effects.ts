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

/** The rank of each effect within its moment, lowest first. */
export const ORDER: { readonly [M in Moment]: Readonly<Record<EffectsAt[M]['do'], number>> } = {
  program: { diagonalKey: 0, moreDice: 1 },
  declare: { shift: 0 },
  insteadOfFiring: { move: 0, shoot: 1, grenade: 2, swap: 3, control: 4, jet: 5 },
  insteadOfMoving: { jump: 0 },
  moving: { cut: 0, passWalls: 1 },
  leaving: { layMine: 0 },
  shot: { push: 0 },
  // VT-PUSH-9 The robots to push are noted before damage can move or destroy them.
  moved: { push: 0, damage: 1 },
  pushed: { brake: 0 },
  damaged: { discharge: 0, hold: 1 },
  destroyed: { detonate: 0 },
  space: { reach: 0 },
}
export const MOMENTS = Object.keys(ORDER) as Moment[]

/** An effect bound to a moment. */
export type Line = { [M in Moment]: { at: M } & EffectsAt[M] }[Moment]

/** What a module can be set to in advance, besides Ask. */
export type ModuleSetting = 'Always' | 'Never' | '1' | '2' | '-2' | '-1' | '+1' | '+2' | 'Card' | 'VP'

const USED_OR_NOT = ['Always', 'Never'] as const

/** The settings besides Ask that each effect offers. */
const SETTINGS: { readonly [K in EffectName]: (line: Extract<Line, { do: K }>) => readonly ModuleSetting[] } = {
  diagonalKey: () => [],
  moreDice: () => [],
  shift: ({ n }) => (n === 1 ? ['Never', '-1', '+1'] : ['Never', '-2', '-1', '+1', '+2']),
  move: () => USED_OR_NOT,
  shoot: () => USED_OR_NOT,
  grenade: () => USED_OR_NOT,
  swap: () => USED_OR_NOT,
  control: () => ['Never'],
  jet: () => USED_OR_NOT,
  jump: () => USED_OR_NOT,
  cut: () => USED_OR_NOT,
  passWalls: () => USED_OR_NOT,
  layMine: () => ['Never', 'Card', 'Always'],
  push: () => USED_OR_NOT,
  damage: () => USED_OR_NOT,
  brake: ({ n }) => (n === 1 ? ['Never', '1'] : ['Never', '1', '2']),
  discharge: () => USED_OR_NOT,
  hold: () => USED_OR_NOT,
  detonate: () => USED_OR_NOT,
  reach: () => ['Never', 'VP'],
}

/** The settings besides Ask for a module with this line. */
export const settingsOf = (line: Line): readonly ModuleSetting[] => (SETTINGS[line.do] as (line: Line) => readonly ModuleSetting[])(line)
