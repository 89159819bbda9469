import type { Space } from '@robodrome/board'
import type { Flow, Frame, OfKind, Seat } from '@robodrome/kernel'
import type { Dir } from './content/arena.ts'
import type { Effects } from './content/effects.ts'
import type { Attack, Boost, Bout, Waiting } from './frames.ts'
import type { Aimbots, Bot, BotId } from './state.ts'
import type { RefusalId, RollResponse } from './terms.ts'
import type { SideOfAttack, Turn } from './shapes.ts'

/** The moments at which rules look for effects. */
export type Moment = Exclude<keyof Effects, 'cost' | 'booster'>
export type EffectAt<M extends Moment> = NonNullable<Effects[M]>

/** AB-ATK-8 An effect's addition to the margin of an attack. */
type Margin<E> = (g: Aimbots, bout: Bout, effect: E) => number

/** What an effect does at its moment. */
interface Does<E> {
  standing: {
    /** Abilities of enemies cannot move or turn the bot. */
    holds?: true
    /** How many spaces an adjacent enemy can boost at most. */
    limits?(effect: E): number
    /** The effect's addition to the margin of attacks by, or on, adjacent friendly bots. */
    helps?: { side: SideOfAttack; margin(effect: E): number }
  }
  pivot: { turn: Turn }
  action: {
    /** The rule to cite if a bot does not have it, or cannot use it now. */
    rule: RefusalId
    forbids(g: Aimbots, bot: BotId): boolean
    act(bot: BotId): Frame
  }
  travel: {
    /** `over`: only the destination must be free. `pushing`: the bot pushes the first one in its way. */
    way?: 'over' | 'pushing'
    /** The bot may turn once on the way. */
    turns?: {
      forbids(g: Aimbots, bot: BotId, at: Space, dir: Dir, left: number): RefusalId | null
      course(g: Aimbots, boost: Boost, left: number): Flow
    }
    /** The choice that must be made before the bot moves. */
    names?(g: Aimbots, boost: Boost): Flow
  }
  afterBoost: {
    /** Records immediately that an effect lasts until the end of the turn. */
    notes?(g: Aimbots, boost: Boost, effect: E): void
    /** The rule that waits to be resolved (AB-BOOST-10). */
    waits?(g: Aimbots, boost: Boost, effect: E): Frame | undefined
    margin?: Margin<E>
  }
  enemyBoost: { waits(g: Aimbots, seat: Seat, target: BotId): Waiting }
  afterPivot: {
    does(g: Aimbots, bot: BotId, turn: Turn, effect: E): Flow
    margin?: Margin<E>
    /** The bot's reach from then on. */
    reach?(effect: E): number
  }
  attack: {
    /** AB-ATK-6 The attack base that replaces the attack face. */
    base?(g: Aimbots, bot: Bot): number
    margin?: Margin<E>
  }
  defense: { margin: Margin<E> }
  declared: {
    waits(bot: BotId): Frame
    /** The bots that may replace this one as the defender. */
    standIns(g: Aimbots, bot: BotId): BotId[]
  }
  dice: {
    side: SideOfAttack
    /** Lists everything the effect could do to these dice. */
    responses(attack: Attack, effect: E): RollResponse[]
    forbids(attack: Attack, response: RollResponse, effect: E): RefusalId | null
    /** What the odds calculation must know about the effect. */
    bends(effect: E): Bends
  }
  damage: {
    /** The damage of a hit with these attack dice. */
    deals?(dice: readonly number[], effect: E): number
    /** The side of an attack whose player chooses the side to plate. */
    chooses?: SideOfAttack
    /** The die roll by which the bot survives a defeat. */
    survives?(effect: E): number
  }
  afterHit: { waits(g: Aimbots, attack: Attack): Frame }
  afterMiss: { waits(g: Aimbots, attack: Attack, bot: BotId): Frame | undefined }
}

/**
 * A program's effect on the dice: rerolling one or both attack dice, or a defense die with this face (0 for none); copying or exchanging
 * one.
 */
export interface Bends {
  one: boolean
  both: boolean
  shows: number
  echoes: boolean
  mirrors: boolean
}
export const UNBENT: Bends = { one: false, both: false, shows: 0, echoes: false, mirrors: false }

/** The code of every effect: an effect without code does not compile. */
export type Codes = {
  readonly [M in Moment]: { readonly [K in EffectAt<M>['kind']]: Does<OfKind<EffectAt<M>, K>>[M] }
}

let codes: Codes | null = null

/** Rules call effects and effects call rules, so `effects/index.ts` registers the effects here to avoid a circular import. */
export function bindEffects(all: Codes): void {
  codes = all
}

/** Returns the code of an effect at its moment. */
export const codeOf = <M extends Moment>(moment: M, effect: EffectAt<M>): Does<EffectAt<M>>[M] =>
  (codes as unknown as Readonly<Record<Moment, Readonly<Record<string, Does<EffectAt<M>>[M]>>>>)[moment][effect.kind]!
