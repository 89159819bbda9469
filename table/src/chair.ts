import type { Seat } from '@robodrome/kernel'
import type { SeatPlan } from './table-plan.ts'

/** A seat and its player. While a mind plays a person's seat, the person keeps it: `guest` is unchanged. */
export interface Chair {
  guest: string | null
  name: string
  /** Whether the seat's account is a bot. */
  bot: boolean
  mind: string | null
  /** Whether the mind plays because the person was away or out of time, and not at the person's request. */
  standsIn: boolean
  /** The guest for whom the seat is reserved. */
  reserved: string | null
  /** The hash of the player's contribution to the dice, and the contribution itself once revealed. */
  promise: string | null
  contribution: string | null
  /** Whether the player of this seat is ready for the match to begin. */
  ready: boolean
  left: boolean
  /** Whether anybody may take the seat over from its mind, because it was open at the start or the owner offers it. */
  offered: boolean
  /** The mind that held the seat until a person took it over, and the number of match entries before the takeover. */
  taken: { from: string; after: number } | null
}

/** Empty for good. */
export const VACANT = { guest: null, name: '', bot: false, promise: null, contribution: null } as const

/** Makes a seat as planned, before anybody sits down. */
export const chairFor = (seat: SeatPlan): Chair => ({
  guest: null,
  name: (seat.kind === 'open' ? '' : seat.name) ?? '',
  bot: false,
  mind: seat.kind === 'mind' ? seat.mind : null,
  standsIn: false,
  reserved: seat.kind === 'reserved' ? seat.guest : null,
  promise: null,
  contribution: null,
  ready: true,
  left: false,
  offered: false,
  taken: null,
})

/** Lists the people who must agree to end a match early: every person who has not left. */
export const votersIn = (chairs: readonly Chair[]): Seat[] =>
  chairs.flatMap(({ guest, left }, seat) => (guest !== null && !left ? [seat] : []))
