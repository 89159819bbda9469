import type { CardId } from './content/cards.ts'
import type { CommandId } from './content/commands.ts'
import type { Face } from './content/symbols.ts'
import type { Dice } from './dice.ts'
import type { Attack, BotState, Gekido, Known, Part, PieceKey } from './state.ts'
import type { Seat } from '@robodrome/kernel'

/** Damage that a Bot suffered. `from` is the seat that dealt it; NOBODY if the Bot damaged itself. */
export interface Damaged {
  from: Seat
  cause: 'attack' | 'malfunction' | 'jolt'
  parts: Part[]
  amount: number
  absorbed: number
  /** The damage left after Armor has absorbed its share. */
  result: number
  /** How many Structure dice broke, and the remaining ones, topmost first. */
  lost: number
  structure: number[]
  armor: number[]
}

/** A forecast of damage: its breakdown, and the dice that would remain. */
export type Blow = Omit<Damaged, 'result' | 'armor'> & { seat: Seat }

/** The forecast for success and for malfunction; null for an outcome that is no longer possible. */
export interface Forecast {
  hit: Blow | null
  miss: Blow | null
}

export type Forecasts = Partial<Record<CommandId, Forecast>>

/** The dice state of an attack. */
export interface Situation {
  /** Symbols of the attacker and of the defender. */
  own: Face
  enemy: Face
  /** Null until a Command is named. */
  command: CommandId | null
  locked: Dice
  /** Free dice after a roll; null before the first roll. */
  free: Dice | null
  /** The number of rolls left after the current one. */
  left: number
  /** Whether Cut Cable withholds a die. */
  withheld: boolean
  /** Whether the attack is at or before the lock after roll 1, which must include at least one die. */
  first: boolean
}

export interface Row {
  command: CommandId
  /** The chance to complete the Command with the best locks. */
  chance: number
  /** The best lock for the free dice; null before a roll, or if nothing can be locked. */
  lock: Dice | null
  damage: number
  malfunction: number
  /** Expected damage to the target, and to the attacker itself. */
  dealt: number
  suffered: number
}

/** Exact chances during an attack, for one seat. They include the pieces of this seat, but not those that others may hold. */
export interface Odds {
  situation: Situation
  /** The chances if nobody uses an effect from now on. */
  rows: Row[]
  /** The chances if the attacker uses one effect, at the best moment from now on. */
  held: { piece: PieceKey; rows: Row[] }[]
  /** The chances after each option (in notation), if the seat is asked now. */
  answers: { option: string; rows: Row[] }[]
}

/** A Bot as a seat sees it. Of other hands, only the size is visible. */
export interface BotView extends Omit<BotState, 'hand'> {
  hand: CardId[] | null
  cards: number
}

/** What a seat may know. */
export interface View {
  box: string
  seat: Seat | null
  mode: Gekido['mode']
  seats: number
  arena: Gekido['arena']
  bots: Record<Seat, BotView>
  active: Seat
  turns: number
  moved: boolean
  fallback: boolean
  attack: Attack | null
  pile: number
  discard: CardId[]
  /** The cards that the active player is looking at. Other players see only their number. */
  aside: CardId[] | null
  asideCards: number
  /** Known cards in other hands, and this seat's cards that others know. */
  known: Known[]
  fallen: Seat[]
  ended: string
  /** The rule that waits for an answer or a chance; '' after the end of the game. */
  question: string
}
