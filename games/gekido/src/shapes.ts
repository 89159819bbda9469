import type { CardId } from './content/cards.ts'
import type { CommandId } from './content/commands.ts'
import type { Face } from './content/symbols.ts'
import type { Dice } from './dice.ts'
import type { Attack, BotState, Gekido, Known, Part, PieceKey } from './state.ts'
import type { Seat } from '@robodrome/kernel'

/** A damage as it was suffered. `from` is the seat that it came from, or nobody. */
export interface Damaged {
  from: Seat
  cause: 'attack' | 'malfunction' | 'jolt'
  parts: Part[]
  amount: number
  absorbed: number
  /** What is left of it after Armor. */
  result: number
  /** Structure dice that broke, and those left over, topmost first. */
  lost: number
  structure: number[]
  armor: number[]
}

/** What a damage would do: its breakdown, and the dice that would be left. */
export type Blow = Omit<Damaged, 'result' | 'armor'> & { seat: Seat }

/** What the attack would do on success and on a malfunction; null for what can no longer happen. */
export interface Forecast {
  hit: Blow | null
  miss: Blow | null
}

export type Forecasts = Partial<Record<CommandId, Forecast>>

/** A moment of an attack, as far as the dice are concerned. */
export interface Situation {
  /** Symbols of the attacker and of the defender. */
  own: Face
  enemy: Face
  /** Null before it is named. */
  command: CommandId | null
  locked: Dice
  /** Dice that lie free after a roll; null before the first roll. */
  free: Dice | null
  /** Rolls still to come after the dice that lie there. */
  left: number
  /** A die is held back by Cut Cable. */
  withheld: boolean
  /** After roll 1, or before it: at least one die must be locked. */
  first: boolean
}

export interface Row {
  command: CommandId
  /** To complete it under best locking. */
  chance: number
  /** The best lock for the dice that lie free; null before a roll, or if nothing can be locked. */
  lock: Dice | null
  damage: number
  malfunction: number
  /** Expected damage to the target, and to the attacker itself. */
  dealt: number
  suffered: number
}

/** Exact chances at a moment of an attack, for one seat: what it holds counts, what others may hold does not. */
export interface Odds {
  situation: Situation
  /** If nobody uses anything from now on. */
  rows: Row[]
  /** With one effect that the attacker has at hand, used at the best moment from now on. */
  held: { piece: PieceKey; rows: Row[] }[]
  /** For each option of the seat, in notation, if it is asked now. */
  answers: { option: string; rows: Row[] }[]
}

/** A Bot as others see it: of a foreign hand only the size. */
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
  /** Cards the active player looks at: the cards for that player, for others only how many. */
  aside: CardId[] | null
  asideCards: number
  /** Cards this seat has seen go into other hands, and cards of its own that others have seen. */
  known: Known[]
  fallen: Seat[]
  ended: string
  /** The rule that waits for an answer or for luck, '' when the game is over. */
  question: string
}
