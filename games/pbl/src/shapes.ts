import type { ATTACK, CardName, DEFENSE, SideId } from './state.ts'
import type { Seat } from '@robodrome/kernel'

/** The result of one addition: the chance to lead right after it, and the chance to lead after the other side has used everything. */
export type Prospect = { lead: number; hold: number }

/** A possible attack: the chance to lead after the initial rolls, and the chance to hit if both sides use everything. */
export type Attackable = { limb: number; side: number; slot: number; dice: [number, number]; first: number; hit: number; exact: boolean }

export interface Outlook {
  /** The chance that the current attack hits if both sides use everything; null without a combat. */
  hit: number | null
  /** Whether the numbers are exact, with optimal rerolls; otherwise, they are close approximations. */
  exact: boolean
  /**
   * The side that is behind, and what each addition would achieve: a number of cards (beyond those already `thrown`), a storage bomb, or
   * dice from crew.
   */
  behind: {
    of: typeof ATTACK | typeof DEFENSE
    thrown: number
    cards: Prospect[]
    storage: Record<string, Prospect>
    crew: Record<CardName, Prospect>
  } | null
  attacks: Attackable[]
}

/** The permission for a build. A challenge build happens before the game; `weld` is the effect of that name. */
export type BuildBy = 'move' | 'free hangar' | 'second limb' | 'weld' | 'challenge'

/** A robot, one of its limbs or shoulders, one of its crew, or a player. */
export interface Target {
  side: SideId
  slot?: number
  card?: CardName
  seat?: Seat
}
