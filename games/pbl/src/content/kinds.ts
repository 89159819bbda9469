import type { Builder, Effect } from './effects.ts'

/** Where a fact of a card comes from: the rulebook, a public source of the publisher, our own design, or a hint completed by us. */
export type Source = 'book' | 'web' | 'designed' | 'book+designed' | 'web+designed'

/** The sources of a card's name, of its numbers and of its effect. */
export type Provenance = readonly [name: Source, stats: Source, effect: Source]

export const LIMBS = ['head', 'left arm', 'right arm', 'legs'] as const
export const SLOTS = [...LIMBS, 'left shoulder', 'right shoulder'] as const
export type SlotName = (typeof SLOTS)[number]
export const HEAD = 0
export const LEFT_ARM = 1
export const RIGHT_ARM = 2
export const LEGS = 3
export const LEFT_SHOULDER = 4
export const RIGHT_SHOULDER = 5

/** A reroll that a card gives its side after a roll of its own. */
export interface Reroll {
  /** The armor must have this part in the combat; pilots and crew have none. */
  as?: 'attacking' | 'target' | 'either'
  roll: 'initial' | 'any'
  dice: 'one' | 'all'
  showing?: number
  compulsory?: true
  /** At most once in a combat, not once per roll. */
  oncePerCombat?: true
}

/** A die that shows `from` becomes `to` at once. */
export interface Changer {
  from: number
  to: number
  whose: 'own' | 'everybody'
}

interface Common {
  name: string
  /** The number of the card in the list of the set. */
  id: string
  text: string
  from: Provenance
}

export interface BaseRobot extends Common {
  kind: 'robot'
}

export interface Starter extends Common {
  kind: 'starter'
  speed: number
  attack: number
  defense: number
  critical: { attack: number; defense: number; bonus?: Effect }
  opening?: Effect
  reroll?: Reroll
}

export interface Expert extends Common {
  kind: 'expert'
  points: number
  /** 'counter': as much as the counter on the card. */
  attack: number | 'counter'
  defense: number
  onPlay?: Effect
  reroll?: Reroll
  dicePerCard?: number
  rage?: { counter: number }
}

export interface Armor extends Common {
  kind: 'armor'
  slot: number
  level: number
  attack: number | 'counter'
  defense: number
  builder: Builder
  onPlay?: Effect
  start?: Effect
  counter?: { start: number; most: number; grows: 'bombs or shields thrown' | 'attacked' | 'attacking' }
  reroll?: Reroll
  fixesDie?: true
  seesHand?: true
  /** Faces that count 0 in an initial attack made with it. */
  blanks?: readonly number[]
  /** What each bomb die counts more (as attacking armor) or less (as target). */
  bombDice?: { as: 'attacking' | 'target'; add: number }
  /** Defense dice it gives when one of these slots is the target. */
  guards?: { slots: readonly number[]; dice: number }
  after?: { when: 'blew off' | 'hit' | 'defended'; draw?: number; robs?: true }
  again?: true
}

export interface Shoulder extends Common {
  kind: 'shoulder'
  slot: number
  builder: Builder
  strikes?: true
  unites?: { with: 'bomb' | 'shield'; counter: number }
}

export interface Pod extends Common {
  kind: 'pod'
  regenerates: boolean
  defense: number
  onPlay?: Effect
}

export interface Hangar extends Common {
  kind: 'hangar'
  level: number
  spaces: number
  attack: number
  defense: number
  onPlay?: Effect
  demolition?: true
}

export interface Crew extends Common {
  kind: 'crew'
  skill: number
  attack: number
  defense: number
  onPlay?: Effect
  /** Discarded from the crew: in the own turn, as attacker behind, as defender behind. */
  blast?: { when: 'turn' | 'attack' | 'defense'; effect: Effect }
  /** Discarded from the hand whenever its player has priority. */
  anyTime?: Effect
  reroll?: Reroll
  changer?: Changer
  handLimit?: number
  endDraw?: number
  aloneDice?: number
  freeHangar?: true
  secondLimb?: true
  discardsCrew?: true
  celebrity: boolean
}

export interface Action extends Common {
  kind: 'action'
  when: 'any' | 'combat' | 'combat or strike' | 'after own attack'
  effect: Effect
}

export type ArmorCard = Armor | Shoulder | Pod
/** A card that can be owned, drawn and played. */
export type OrangeCard = Expert | ArmorCard | Hangar | Crew | Action
export type Card = BaseRobot | Starter | OrangeCard
