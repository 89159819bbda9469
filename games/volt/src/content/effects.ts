import type { Color } from './robots.ts'

/** VT-DMG-2 */
export const DAMAGE_KINDS = ['laser', 'saw', 'shock', 'detonation', 'conductor', 'lightning'] as const
export type DamageKind = (typeof DAMAGE_KINDS)[number]

/**
 * The effects of modules, by the moment at which the rules look for them. A module binds effects to moments (`content/modules.ts`); each
 * effect has one file in `effects/`.
 */
export interface EffectsAt {
  /** Dice are placed on the controller. */
  program: { do: 'diagonalKey' } | { do: 'moreDice' }
  /** A die is about to be activated; its direction is not yet final. */
  declare: { do: 'shift'; n: number }
  /** Used in place of firing. */
  insteadOfFiring: { do: 'move' } | { do: 'shoot' } | { do: 'grenade'; n: number } | { do: 'swap' } | { do: 'control' } | { do: 'jet' }
  /** Used in place of moving. */
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
  pushed: { do: 'brake'; n: number }
  /** The robot is about to take damage of one of these kinds, or of any. */
  damaged: { do: 'discharge'; n: number; on: readonly DamageKind[] } | { do: 'hold'; n: number }
  /** The robot has been destroyed outside a pit. */
  destroyed: { do: 'detonate'; n: number }
  /** Phase 3: the robot is about to activate its space. */
  space: { do: 'reach' }
}
export type Moment = keyof EffectsAt
export type EffectName = EffectsAt[Moment]['do']

/** An effect bound to a moment. */
export type Line = { [M in Moment]: { at: M } & EffectsAt[M] }[Moment]

/** The settings of a module other than Ask. */
export type ModuleSetting = 'Always' | 'Never' | '1' | '2' | '-2' | '-1' | '+1' | '+2' | 'Card' | 'VP'

const USED_OR_NOT = ['Always', 'Never'] as const
const nothing = (): readonly ModuleSetting[] => []
const usedOrNot = (): readonly ModuleSetting[] => USED_OR_NOT

/** Facts about an effect that boxes and settings need. */
interface About<E extends { do: string } = Line> {
  /** The allowed parameters: a number within bounds, or some entries of a list. */
  takes: { readonly [P in Exclude<keyof E, 'do' | 'at'>]: E[P] extends number ? readonly [number, number] : E[P] }
  /** Its settings other than Ask. */
  settings(effect: E): readonly ModuleSetting[]
  /** VT-KB-14 Whether KillBots can use the effect. */
  killbots: boolean
  /** Whether a robot may have the effect only once, because its state is stored per robot and not per module. */
  once: boolean
}

/** Every effect by its moment. Effects at the same moment happen in this order (see VT-OVR-6). */
export const EFFECTS: { readonly [M in Moment]: { readonly [K in EffectsAt[M]['do']]: About<Extract<EffectsAt[M], { do: K }>> } } = {
  program: {
    diagonalKey: { takes: {}, settings: nothing, killbots: false, once: true },
    moreDice: { takes: {}, settings: nothing, killbots: false, once: true },
  },
  declare: {
    shift: {
      takes: { n: [1, 2] },
      settings: ({ n }) => (n === 1 ? ['Never', '-1', '+1'] : ['Never', '-2', '-1', '+1', '+2']),
      killbots: false,
      once: true,
    },
  },
  insteadOfFiring: {
    move: { takes: {}, settings: usedOrNot, killbots: false, once: false },
    shoot: { takes: {}, settings: usedOrNot, killbots: true, once: false },
    grenade: { takes: { n: [1, 3] }, settings: usedOrNot, killbots: false, once: false },
    swap: { takes: {}, settings: usedOrNot, killbots: false, once: false },
    control: { takes: {}, settings: () => ['Never'], killbots: false, once: false },
    jet: { takes: {}, settings: usedOrNot, killbots: true, once: false },
  },
  insteadOfMoving: { jump: { takes: {}, settings: usedOrNot, killbots: true, once: true } },
  moving: {
    cut: { takes: { n: [1, 3] }, settings: usedOrNot, killbots: true, once: true },
    passWalls: { takes: {}, settings: usedOrNot, killbots: true, once: true },
  },
  leaving: { layMine: { takes: { tokens: [1, 5] }, settings: () => ['Never', 'Card', 'Always'], killbots: true, once: true } },
  shot: { push: { takes: { n: [1, 6] }, settings: usedOrNot, killbots: true, once: false } },
  moved: {
    // VT-PUSH-9 The rules note which robots to push before damage can move or destroy them.
    push: { takes: { n: [1, 6] }, settings: usedOrNot, killbots: true, once: false },
    damage: { takes: { n: [1, 3] }, settings: usedOrNot, killbots: true, once: false },
  },
  pushed: {
    brake: { takes: { n: [1, 2] }, settings: ({ n }) => (n === 1 ? ['Never', '1'] : ['Never', '1', '2']), killbots: true, once: true },
  },
  damaged: {
    // A discharge must not trigger discharges, or they would never end.
    discharge: {
      takes: { n: [1, 3], on: DAMAGE_KINDS.filter((kind) => kind !== 'conductor') },
      settings: usedOrNot,
      killbots: true,
      once: false,
    },
    hold: { takes: { n: [1, 3] }, settings: usedOrNot, killbots: true, once: true },
  },
  destroyed: { detonate: { takes: { n: [1, 3] }, settings: usedOrNot, killbots: true, once: false } },
  space: { reach: { takes: {}, settings: () => ['Never', 'VP'], killbots: false, once: true } },
}
export const MOMENTS = Object.keys(EFFECTS) as Moment[]

/** Returns the facts about the effect of a line. */
export const aboutOf = ({ at, do: effect }: Line): About => (EFFECTS[at] as Readonly<Record<string, unknown>>)[effect] as About

/** The settings other than Ask for a module with this line. */
export const settingsOf = (line: Line): readonly ModuleSetting[] => aboutOf(line).settings(line)

/** The rank of each effect within its moment, lowest first. */
const RANKS: Readonly<Record<string, Readonly<Record<string, number>>>> = Object.fromEntries(
  MOMENTS.map((moment) => [moment, Object.fromEntries(Object.keys(EFFECTS[moment]).map((effect, rank) => [effect, rank]))]),
)
export const rankOf = (moment: Moment, effect: string): number => RANKS[moment]![effect]!

/** The die that a module needs for effects at each moment: the colour that the rules expect there, or none. */
export const DIES: Readonly<Record<Moment, readonly (Color | 'none')[]>> = {
  program: ['blue', 'none'],
  declare: ['red'],
  insteadOfFiring: ['red'],
  insteadOfMoving: ['blue'],
  moving: ['blue'],
  leaving: ['none'],
  shot: ['red'],
  moved: ['blue'],
  pushed: ['none'],
  damaged: ['none'],
  destroyed: ['none'],
  space: ['none'],
}
