import type { Position, RuleId, Seat } from '@robodrome/kernel'
import type { Config } from './settings.ts'

/** The name of a card. Every card exists only once, so the name identifies it. */
export type CardName = string

/** One side of the table: a robot and everything that belongs to it. Each seat is a side, except in two against two, where two seats share one. */
export type SideId = number

export const NOBODY = -1

/** A limb or a shoulder: its cards from bottom to top, and its state. */
export interface Slot {
  stack: CardName[]
  dead: boolean
  /** The owner of the card that causes the limb to malfunction, or NOBODY; and that card. */
  malfunction: SideId
  fault: CardName | null
  /** The counter of the active card; 0 without one. */
  counter: number
}

export interface Side {
  robot: string
  starter: CardName
  /** Starter pilots of a rotation that have not been used yet. */
  reserve: CardName[]
  expert: CardName | null
  expertCounter: number
  /** Head, left arm, right arm, legs, left shoulder, right shoulder. */
  slots: Slot[]
  hangars: CardName[]
  crew: CardName[]
  /** Values of the stored bombs. */
  bombs: number[]
  scrap: CardName[]
  /** The card that curses this side's deck. */
  curse: { card: CardName; owner: SideId; counter: number } | null
  /** How many limbs of other robots this side has blown off. */
  blowOffs: number
  /** Seats of this side that may not declare attacks on their next turn. */
  barred: Seat[]
  out: boolean
}

/** A deck: an unordered pile between top cards and bottom cards whose order some seat knows (the first is on top). */
export interface Deck {
  top: CardName[]
  rest: CardName[]
  bottom: CardName[]
}

export interface Turn {
  number: number
  seat: Seat
  moveSpent: boolean
  /** The limb on which the MOVE built, or NOBODY: a crew card may allow a second build. */
  builtLimb: number
  secondLimbUsed: boolean
  freeHangarUsed: boolean
  /** Sides attacked this turn, counting declared attacks. */
  attacked: SideId[]
  /** Extra attacks left, by source; `again` is the only side that may be attacked again, or NOBODY. */
  rage: boolean
  finalBlow: boolean
  again: SideId
  noAttack: boolean
}

export const ATTACK = 0
export const DEFENSE = 1

/** Dice rolled together by one side of a combat. */
export interface Roll {
  of: typeof ATTACK | typeof DEFENSE
  kind: 'initial' | 'thrown' | 'extra'
  dice: number[]
  /** Faces that count as 0 in this roll. */
  blanks: number[]
  /** Whether an effect made the dice of this roll worthless. */
  duds: boolean
}

export type Permission = 'move' | 'rage' | 'again' | 'final blow'

export interface Combat {
  seat: Seat
  attacker: SideId
  defender: SideId
  limb: number
  target: number
  by: Permission
  /** `open` lasts from the initial rolls to the outcome; combat cards can be played during that time. */
  phase: 'declared' | 'rolling' | 'open' | 'over' | 'strike'
  /** Whether an opponent has responded to the declaration with a card. */
  responded: boolean
  /** The cards and bombs that a predetermined attack named. */
  named: { bombs: number; storage: number[] }
  rolls: Roll[]
  /** The current rolls. */
  current: number[]
  /** Storage bombs used, for attack and defense. */
  added: [number, number]
  /** Cards thrown as bombs and shields. */
  thrown: [number, number]
  /** Once-per-combat rerolls already used. */
  used: CardName[]
  outcome: 'hit' | 'defended' | null
  /** The side whose card marks the attacking limb, or NOBODY. */
  overblown: SideId
  conceded: SideId
}

/** How long a seat's standing pass lasts. */
export type Passing = 'combat' | 'turn' | 'my turn' | 'attacked' | null

export interface Pbl extends Position {
  /** The box of the cards. */
  box: string
  config: Config
  /** The number of the game in a series, from 1. */
  gameNumber: number
  wins: number[]
  /** The starter of the next game of a series, or NOBODY for the fastest pilot. */
  starts: SideId
  /** Cards built in a challenge, by side. In a series, each game starts with them built. */
  challenge: { card: CardName; slot: number }[][]
  celebrities: CardName[]
  talentPool: CardName[]
  /** Seats in the order in which they choose pilots. */
  pilotOrder: SideId[]
  sides: Side[]
  hands: CardName[][]
  /** The opening hands to choose from, by seat. */
  offers: { a: CardName[]; b: CardName[] }[]
  /** The decks by side. A community game has only one. */
  decks: Deck[]
  shop: CardName[]
  row: CardName[]
  piles: CardName[][]
  draftDeck: CardName[]
  /** Action cards that stay face up until they or their combat are finished. */
  played: { card: CardName; side: SideId; combat: boolean }[]
  turn: Turn
  lastTurn: { side: SideId; attacked: SideId[] }
  /** Turns left once the time limit runs, or NOBODY. */
  turnsLeft: number
  /** Sides tied at the limit: the first of them to blow off or regenerate a limb wins. */
  sudden: SideId[]
  combat: Combat | null
  passing: Passing[]
  /** For each orange card, by its index in the box: one bit for each seat that knows exactly where it is. */
  known: number[]
  /** For each orange card: one bit for each seat that knows at least its side. */
  belongs: number[]
  /** How the previous game ended. */
  ended: { winners: SideId[]; rule: RuleId } | null
  /** Sides in the order in which they went out; players who left are listed for the whole match. */
  fallen: SideId[]
  left: SideId[]
}
