import type { Seat } from '@robodrome/kernel'
import type { Offer } from './agreement.ts'

/** A request to a table, the same from a click, a typed line or a message. The table turns it into a step or refuses it. */
export type Wish =
  /**
   * Sits down, on the first open seat by default, and promises a contribution to the dice. The player is ready to begin unless `ready` says
   * otherwise. `name` identifies a person who shares this device.
   */
  | { type: 'sit'; seat?: Seat | undefined; promise: string; ready?: boolean | undefined; name?: string | undefined }
  /** Declares the player ready, or takes that back. */
  | { type: 'ready'; seat: Seat; on: boolean }
  | { type: 'standUp'; seat: Seat }
  /** Begins although seats are open or players are not ready. Minds fill the open seats; `mind` chooses which. */
  | { type: 'start'; mind?: string | undefined }
  /** Before the match, opens a mind's seat to people again. */
  | { type: 'openSeat'; seat: Seat }
  /** Reveals the promised contribution once the table has closed. */
  | { type: 'reveal'; seat: Seat; contribution: string }
  /**
   * Gives up waiting for a player who has not revealed a contribution. Before the table closes, the owner can use it to remove a player
   * from a seat.
   */
  | { type: 'putOut'; seat: Seat }
  | { type: 'choose'; seat: Seat; text: string }
  | { type: 'takeBack'; seat: Seat }
  /** Resigns. */
  | { type: 'leave'; seat: Seat }
  /** Offers the others a draw, or to call the match off; or asks them to allow that the last choice of the seat is taken back. */
  | { type: 'propose'; seat: Seat; how: Offer }
  | { type: 'accept'; seat: Seat }
  /** Turns an offer down, or withdraws one's own. */
  | { type: 'turnDown'; seat: Seat }
  /** Gives a seat to a mind. A player may give away their own seat during the match, and the owner also an open seat before it. */
  | { type: 'giveSeatToMind'; seat: Seat; mind?: string | undefined }
  | { type: 'takeSeatBack'; seat: Seat }
  /** Takes a seat over from its mind, if the owner allows it. */
  | { type: 'takeOver'; seat: Seat }
  /** Lets anybody take a seat over from its mind, or stops allowing it. */
  | { type: 'offerSeat'; seat: Seat; on: boolean }
  /** Goes on vacation, or comes back. */
  | { type: 'rest'; seat: Seat; on: boolean }
  /** Applies the table's own rule to a person who has been away for long, at a table without a clock. */
  | { type: 'goOnWithout'; seat: Seat }

export interface Guest {
  id: string
  name: string
  /** Whether this is a bot's account, which every table marks as such. */
  bot?: boolean | undefined
}

export interface Circumstances {
  minds: readonly string[]
  /** Whether a guest has been away from the table for a long time. */
  isAway(guest: string): boolean
  now(): number
  /** 32 secret random bytes, in hexadecimal. */
  newSeed(): string
}
