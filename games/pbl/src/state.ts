import type { Position, RuleId, Seat } from '@robodrome/kernel'
import type { Config } from './settings.ts'

/** The name of a card. Every card exists once, so the name is all that is needed. */
export type CardName = string

/** One side of the table: a robot and all that belongs to it. A seat is a side, but in two against two, where two seats share one. */
export type SideId = number

export const NOBODY = -1

/** A limb or a shoulder: its cards from bottom to top, and what became of it. */
export interface Slot {
  stack: CardName[]
  dead: boolean
  /** The side that owns the card lying here that makes the limb malfunction, or NOBODY; and that card. */
  malfunction: SideId
  fault: CardName | null
  /** On the active card; 0 without one. */
  counter: number
}

export interface Side {
  robot: string
  starter: CardName
  /** Starter pilots of a pilot rotation that are still to fly. */
  reserve: CardName[]
  expert: CardName | null
  expertCounter: number
  /** Head, left arm, right arm, legs, left shoulder, right shoulder. */
  slots: Slot[]
  hangars: CardName[]
  crew: CardName[]
  /** Values of the storage bombs. */
  bombs: number[]
  scrap: CardName[]
  /** The card that curses the deck of this side. */
  curse: { card: CardName; owner: SideId; counter: number } | null
  /** Limbs of others that this side blew off. */
  blowOffs: number
  /** Its seats that may declare no attack on their next turn. */
  barred: Seat[]
  out: boolean
}

/** A deck: an unordered pile, between cards on top and at the bottom whose order somebody knows (first = uppermost). */
export interface Deck {
  top: CardName[]
  rest: CardName[]
  bottom: CardName[]
}

export interface Turn {
  number: number
  seat: Seat
  moveSpent: boolean
  /** The limb that the MOVE built on, or NOBODY: a crew card may give a second one. */
  builtLimb: number
  secondLimbUsed: boolean
  freeHangarUsed: boolean
  /** Sides attacked this turn, by committed attacks. */
  attacked: SideId[]
  /** Extra attacks still to be made, by where they come from; `again` is the only side that may be attacked again, or NOBODY. */
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
  /** Faces that count nothing in this roll. */
  blanks: number[]
  /** Made worthless. */
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
  /** `open`: between the initial rolls and the outcome, when combat cards can be played. */
  phase: 'declared' | 'rolling' | 'open' | 'over' | 'strike'
  /** An opponent answered the declaration with a card. */
  responded: boolean
  /** What a predetermined attack named. */
  named: { bombs: number; storage: number[] }
  rolls: Roll[]
  /** The rolls that are the current roll. */
  current: number[]
  /** Storage bombs used, by attack and defense. */
  added: [number, number]
  /** Cards thrown as bombs and shields. */
  thrown: [number, number]
  /** Rerolls used that are once per combat. */
  used: CardName[]
  outcome: 'hit' | 'defended' | null
  /** The side whose card marks the attacking limb, or NOBODY. */
  overblown: SideId
  conceded: SideId
}

/** How long a seat has said it will pass. */
export type Passing = 'combat' | 'turn' | 'my turn' | 'attacked' | null

export interface Pbl extends Position {
  /** The box that the cards come from. */
  box: string
  config: Config
  /** Of a series, from 1. */
  gameNumber: number
  wins: number[]
  /** Who begins the next game of a series, or NOBODY for the fastest pilot. */
  starts: SideId
  /** Cards built in a challenge game, by side: in a series they start every game built. */
  challenge: { card: CardName; slot: number }[][]
  celebrities: CardName[]
  talentPool: CardName[]
  /** Seats in the order in which they choose pilots. */
  pilotOrder: SideId[]
  sides: Side[]
  hands: CardName[][]
  /** Opening hands dealt and not yet chosen from, by seat. */
  offers: { a: CardName[]; b: CardName[] }[]
  /** By side; with a community deck there is one for all. */
  decks: Deck[]
  shop: CardName[]
  row: CardName[]
  piles: CardName[][]
  draftDeck: CardName[]
  /** Action cards that lie face up until they or their combat are done with. */
  played: { card: CardName; side: SideId; combat: boolean }[]
  turn: Turn
  lastTurn: { side: SideId; attacked: SideId[] }
  /** Turns still to begin once the time limit runs, or NOBODY. */
  turnsLeft: number
  /** Sides that were tied at the limit: the first of them to blow off or regenerate a limb wins. */
  sudden: SideId[]
  combat: Combat | null
  passing: Passing[]
  /** For each orange card, by its place in the set: a bit for each seat that knows exactly where it is. */
  known: number[]
  /** For each orange card: a bit for each seat that knows only on whose side it is. */
  belongs: number[]
  /** How the game that was just played ended. */
  ended: { winners: SideId[]; rule: RuleId } | null
  /** Sides in the order in which they went out, over the whole match for those who left. */
  fallen: SideId[]
  left: SideId[]
}
