import type { Flow, Frame, Rule, Seat } from '@robodrome/kernel'
import type { AimedEffect, Effect } from './content/index.ts'
import type { Target } from './shapes.ts'
import type { CardName, Pbl } from './state.ts'
import type { RefusalId } from './terms.ts'

/** Where on a card an effect may be: the way in which it is played or used. */
export const MOMENTS = [
  'onPlay',
  'crew onPlay',
  'start',
  'critical',
  'any time',
  'turn blast',
  'combat blast',
  'any',
  'combat',
  'combat or strike',
  'after own attack',
] as const
export type Moment = (typeof MOMENTS)[number]

/** What the rules, the odds and the code for departing players must know about any effect. */
interface Common<E> {
  /** The moments at which the effect works. If omitted, it works at all of them except the blast in a combat, which only adds dice. */
  at?: readonly Moment[]
  /**
   * PBL-PRIO-11 Returns the rule that forbids using it now, or null. If omitted, an aimed effect needs a target, and any other can always
   * be used.
   */
  forbids?(g: Pbl, seat: Seat, effect: E): RefusalId | null
  /** PBL-MODE-4 Whether it works before the game, without a hand or deck. */
  beforeTheGame?: true
  /** Whether it works on the dice or target of a combat, and is dropped if the combat is over (PBL-WIN-5). */
  inCombat?: true
  /** How many dice it adds to its side when a crew card is blasted for it in a combat, which the odds include; one if omitted. */
  blastDice?(effect: E): number
  /** The rules that it adds. */
  rules?: readonly Rule[]
}

/** An effect without a target. */
export interface Plain<E> extends Common<E> {
  does(g: Pbl, seat: Seat, effect: E): Frame | undefined
}

/** An effect with a target. PBL-PRIO-11: if there is no possible target, nothing is asked and nothing happens. */
export interface Aimed<E> extends Common<E> {
  /** All current targets. */
  targets(g: Pbl, seat: Seat, effect: E): Target[]
  /** Whether its player may choose no target. If omitted, one must be chosen. */
  may?(effect: E): boolean
  /** The dice rolled before it hits. */
  rolls?: { count: number; sides: number }
  hits(g: Pbl, seat: Seat, to: Target, effect: E, more: { card: CardName; rolled: readonly number[] }): Flow
}

/** The code of every effect: an effect without code does not compile. */
export type Effects = {
  readonly [K in Effect['do']]: K extends AimedEffect['do'] ? Aimed<Extract<Effect, { do: K }>> : Plain<Extract<Effect, { do: K }>>
}
type Code = Aimed<Effect> | Plain<Effect>

let effects: Readonly<Record<string, Code>> = {}

/** Rules call effects and effects call rules, so `effects/index.ts` registers the effects here to avoid a circular import. */
export function bindEffects(all: Effects): void {
  effects = all
}

export const codeOf = (effect: Effect): Code => effects[effect.do]!
export const aimedCodeOf = (effect: AimedEffect): Aimed<Effect> => effects[effect.do] as Aimed<Effect>
export const isAimed = (effect: Effect): effect is AimedEffect => 'targets' in effects[effect.do]!

/** Returns the number of dice that a crew card adds when it is blasted for this effect in a combat. */
export const blastDice = (effect: Effect): number => codeOf(effect).blastDice?.(effect) ?? 1

/** Whether an effect works at a moment of a card. */
export const worksAt = (effect: Effect, moment: Moment): boolean => codeOf(effect).at?.includes(moment) ?? moment !== 'combat blast'
