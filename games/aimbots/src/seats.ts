import type { Seat } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'

const COLORS = ['Red', 'Blue', 'Yellow', 'White'] as const

/** AB-COMP-1 The default name of a seat, for a terminal. */
export const seatName = (seat: Seat): string => COLORS[seat] ?? `Seat ${seat + 1}`

/** A reader who is not a player. */
export const onlooker: Reader = { nameOf: seatName, own: [] }
