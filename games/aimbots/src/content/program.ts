import { BOOSTER, COSTS, NO_EFFECTS, type Booster, type Costs, type Effects } from './effects.ts'

export const TRIGGERS = ['Always', 'Booster', 'Pivot', 'Attack', 'Defense'] as const
export type Trigger = (typeof TRIGGERS)[number]

/** The source of a fact: the rulebook, public material, or our own design if no source exists. */
export type Origin = 'book' | 'web' | 'designed'

/** A program card: the armor of its die, its attack distances, and its effects. */
export interface Program {
  /** The id of its rule. */
  id: string
  name: string
  armor: number
  reach: readonly [least: number, most: number]
  trigger: Trigger
  complexity: 1 | 2 | 3
  text: string
  effects: Effects
  source: { name: Origin; armor: Origin; effect: Origin }
}

/** Close attacks reach adjacent bots only (AB-REACH-1), Range attacks up to two spaces (AB-REACH-2). */
export const CLOSE = [1, 1] as const
export const RANGE = [1, 2] as const

/** A card as written in its level's file. */
interface Card extends Pick<Program, 'id' | 'name' | 'reach' | 'trigger' | 'complexity' | 'text'> {
  effects: Partial<Omit<Effects, 'cost' | 'booster'>> & { cost?: Partial<Costs>; booster?: Partial<Booster> }
  /** The fields taken from the rulebook; all others are our own design. */
  book?: readonly ('name' | 'armor')[]
}

export const level = (armor: number, cards: readonly Card[]): Program[] =>
  cards.map(({ book = [], effects: { cost, booster, ...moments }, ...card }) => ({
    ...card,
    armor,
    effects: { ...NO_EFFECTS, ...moments, cost: { ...COSTS, ...cost }, booster: { ...BOOSTER, ...booster } },
    source: { name: book.includes('name') ? 'book' : 'designed', armor: book.includes('armor') ? 'book' : 'designed', effect: 'designed' },
  }))
