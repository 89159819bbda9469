import type { ATTACK, CardName, DEFENSE, SideId } from './state.ts'
import type { Seat } from '@robodrome/kernel'

/** What throwing something in brings: the chance to lead at once, and still to lead when the other side has thrown in all it has. */
export type Prospect = { lead: number; hold: number }

/** An attack that could be declared: the chance to lead after the initial rolls, and to hit when both throw in all they have. */
export type Attackable = { limb: number; side: number; slot: number; dice: [number, number]; first: number; hit: number; exact: boolean }

export interface Outlook {
  /** Of the combat that is on, both sides throwing in all they have; null without one. */
  hit: number | null
  /** The numbers are exact, with the best use of every reroll; otherwise they come near. */
  exact: boolean
  /** Who is behind and what would bring it: so many cards (thrown already: `thrown`), a storage bomb, dice of crew. */
  behind: {
    of: typeof ATTACK | typeof DEFENSE
    thrown: number
    cards: Prospect[]
    storage: Record<string, Prospect>
    crew: Record<CardName, Prospect>
  } | null
  attacks: Attackable[]
}

/** What lets a player build now. A challenge build is made before the game, a weld by the effect of that name. */
export type BuildBy = 'move' | 'free hangar' | 'second limb' | 'weld' | 'challenge'

/** A robot, one of its limbs or shoulders, one of its crew, or a player. */
export interface Target {
  side: SideId
  slot?: number
  card?: CardName
  seat?: Seat
}
