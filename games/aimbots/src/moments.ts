import type { Space } from '@robodrome/board'
import type { Flow, Frame, OfKind, Seat } from '@robodrome/kernel'
import type { Dir } from './content/arena.ts'
import type { Effects } from './content/effects.ts'
import type { Attack, Boost, Bout, Waiting } from './frames.ts'
import type { Aimbots, Bot, BotId } from './state.ts'
import type { RefusalId, RollResponse } from './terms.ts'
import type { SideOfAttack, Turn } from './shapes.ts'

/** The moments at which rules ask for effects. */
export type Moment = Exclude<keyof Effects, 'cost' | 'booster'>
export type EffectAt<M extends Moment> = NonNullable<Effects[M]>

/** AB-ATK-8 What an effect adds to the margin of an attack. */
type Margin<E> = (g: Aimbots, bout: Bout, effect: E) => number

/** What an effect supplies at its moment. */
interface Does<E> {
  standing: {
    /** Abilities of enemies neither move nor turn the bot. */
    holds?: true
    /** The most spaces that an enemy next to it boosts. */
    limits?(effect: E): number
    /** What it adds to the margin of attacks by, or on, friendly bots next to it. */
    helps?: { side: SideOfAttack; margin(effect: E): number }
  }
  pivot: { turn: Turn }
  action: {
    /** The rule against it for bots that do not have it, or cannot use it now. */
    rule: RefusalId
    forbids(g: Aimbots, bot: BotId): boolean
    act(bot: BotId): Frame
  }
  travel: {
    /** Only the space it stops at must be free; or it pushes the first bot in its way ahead of it. */
    way?: 'over' | 'pushing'
    /** It may turn its course once. */
    turns?: {
      forbids(g: Aimbots, bot: BotId, at: Space, dir: Dir, left: number): RefusalId | null
      course(g: Aimbots, boost: Boost, left: number): Flow
    }
    /** What is named before it moves. */
    names?(g: Aimbots, boost: Boost): Flow
  }
  afterBoost: {
    /** Notes at once what lasts until the end of the turn. */
    notes?(g: Aimbots, boost: Boost, effect: E): void
    /** The rule that waits for its turn (AB-BOOST-10). */
    waits?(g: Aimbots, boost: Boost, effect: E): Frame | undefined
    margin?: Margin<E>
  }
  enemyBoost: { waits(g: Aimbots, seat: Seat, target: BotId): Waiting }
  afterPivot: {
    does(g: Aimbots, bot: BotId, turn: Turn, effect: E): Flow
    margin?: Margin<E>
    /** How far the bot attacks from then on. */
    reach?(effect: E): number
  }
  attack: {
    /** AB-ATK-6 The attack base in place of the attack face. */
    base?(g: Aimbots, bot: Bot): number
    margin?: Margin<E>
  }
  defense: { margin: Margin<E> }
  declared: {
    waits(bot: BotId): Frame
    /** The bots that may take its place as the defender. */
    standIns(g: Aimbots, bot: BotId): BotId[]
  }
  dice: {
    side: SideOfAttack
    /** All that it could do to these dice. */
    responses(attack: Attack, effect: E): RollResponse[]
    forbids(attack: Attack, response: RollResponse, effect: E): RefusalId | null
    /** What the odds must know of it. */
    bends(effect: E): Bends
  }
  damage: {
    /** The damage of a hit with these attack dice. */
    deals?(dice: readonly number[], effect: E): number
    /** In whose attack its player chooses the side for the plate. */
    chooses?: SideOfAttack
    /** The die with which it survives a defeat. */
    survives?(effect: E): number
  }
  afterHit: { waits(g: Aimbots, attack: Attack): Frame }
  afterMiss: { waits(g: Aimbots, attack: Attack, bot: BotId): Frame | undefined }
}

/** What a program can do to the dice: reroll one or both attack dice, or a defense die that shows this (0: none); copy or exchange one. */
export interface Bends {
  one: boolean
  both: boolean
  shows: number
  echoes: boolean
  mirrors: boolean
}
export const UNBENT: Bends = { one: false, both: false, shows: 0, echoes: false, mirrors: false }

/** The code of every effect: an effect without any does not compile. */
export type Codes = {
  readonly [M in Moment]: { readonly [K in EffectAt<M>['kind']]: Does<OfKind<EffectAt<M>, K>>[M] }
}

let codes: Codes | null = null

/** Rules call effects and effects call rules, so `effects/index.ts` hands them over instead of being imported. */
export function bindEffects(all: Codes): void {
  codes = all
}

/** What an effect supplies at its moment. */
export const codeOf = <M extends Moment>(moment: M, effect: EffectAt<M>): Does<EffectAt<M>>[M] =>
  (codes as unknown as Readonly<Record<Moment, Readonly<Record<string, Does<EffectAt<M>>[M]>>>>)[moment][effect.kind]!
