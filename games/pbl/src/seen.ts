import type { Config } from './settings.ts'
import type { CardName, Combat, Passing, Pbl, Side, SideId, Turn } from './state.ts'

/** A side as everybody sees it; its numbers as they count now. */
export interface SideView extends Omit<Side, 'scrap'> {
  critical: boolean
  attack: number
  defense: number
  pilotPoints: number
  scrap: number
}

/** An open rule, as far as everybody can follow it. */
export interface OpenRule {
  rule: string
  step: string
  notes: Readonly<Record<string, unknown>>
}

/** Cards that lie face down: how many, and those the seat knows; where the order means something, null for the others. */
export interface ZoneView {
  count: number
  cards: (CardName | null)[]
}

/** The view of a seat; null is a spectator. */
export interface View {
  seat: number | null
  /** The box that the cards come from. */
  box: string
  config: Config
  gameNumber: number
  wins: number[]
  celebrities: CardName[]
  talentPool: CardName[]
  turn: Turn
  turnsLeft: number
  row: CardName[]
  played: { card: CardName; side: SideId; combat: boolean }[]
  sides: SideView[]
  hands: { count: number; limit: number }[]
  decks: number[]
  zones: Record<string, ZoneView>
  combat: (Combat & { totals: [number, number] }) | null
  /** PBL-PRIO-8 The seat's own standing pass; those of the others are theirs alone (null). */
  passing: Passing[]
  questions: OpenRule[]
  ended: Pbl['ended']
  pilotOrder: SideId[]
  lastTurn: Pbl['lastTurn']
  sudden: SideId[]
  starts: SideId
  /** By side, hidden cards of which the seat knows only whose they are. */
  belongs: CardName[][]
  /** Which of its own cards others know of: a bit for each seat. */
  seenByOthers: { card: CardName; others: number }[]
  fallen: SideId[]
  left: SideId[]
}
