import type { Config } from './settings.ts'
import type { CardName, Combat, Passing, Pbl, Side, SideId, Turn } from './state.ts'

/** A side's public data, with its current numbers. */
export interface SideView extends Omit<Side, 'scrap'> {
  critical: boolean
  attack: number
  defense: number
  pilotPoints: number
  scrap: number
}

/** The public part of an open rule. */
export interface OpenRule {
  rule: string
  step: string
  notes: Readonly<Record<string, unknown>>
}

/** Face-down cards: their number, and those that the seat knows. In an ordered pile, null stands for each unknown card. */
export interface ZoneView {
  count: number
  cards: (CardName | null)[]
}

/** The view of a seat; null is a spectator. */
export interface View {
  seat: number | null
  /** The box of the cards. */
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
  /** PBL-PRIO-8 The seat's own standing pass; those of others are hidden (null). */
  passing: Passing[]
  questions: OpenRule[]
  ended: Pbl['ended']
  pilotOrder: SideId[]
  lastTurn: Pbl['lastTurn']
  sudden: SideId[]
  starts: SideId
  /** For each side, the hidden cards of which the seat knows only the owner. */
  belongs: CardName[][]
  /** Which of the seat's own cards other seats know, with one bit for each seat. */
  seenByOthers: { card: CardName; others: number }[]
  fallen: SideId[]
  left: SideId[]
}
