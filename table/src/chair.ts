import type { Seat } from '@robodrome/kernel'
import type { SeatPlan } from './table-plan.ts'

/** A seat and who is in it. A person whose seat a mind plays keeps it: `guest` stays. */
export interface Chair {
  guest: string | null
  name: string
  /** Whoever sits here is the account of a program. */
  bot: boolean
  mind: string | null
  /** The mind plays because the person was away or out of time, and not at their wish. */
  standsIn: boolean
  /** Kept for this guest. */
  reserved: string | null
  /** The hash of what the person will add to the dice, and that itself once it was shown. */
  promise: string | null
  contribution: string | null
  /** Whoever sits here lets the match begin. */
  ready: boolean
  left: boolean
  /** Whoever comes may take it over from its mind: it was open when the host began, or the host says so. */
  offered: boolean
  /** The mind from which its person took it over, and after how many entries of the match. */
  taken: { from: string; after: number } | null
}

/** Nobody's any more. */
export const VACANT = { guest: null, name: '', bot: false, promise: null, contribution: null } as const

/** A seat as it was planned, before anybody comes. */
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

/** Whose word is needed to end a match together: every person who has not left. */
export const votersIn = (chairs: readonly Chair[]): Seat[] =>
  chairs.flatMap(({ guest, left }, seat) => (guest !== null && !left ? [seat] : []))
