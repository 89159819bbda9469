import type { Seat } from '@robodrome/kernel'
import type { Agreement } from './agreement.ts'

/** What somebody asks of a table: the same from a click, a typed line or a message on. It becomes a step, or is refused. */
export type Wish =
  /** Sits down, on the first open seat if none is named, with the promise of a contribution to the dice; ready to begin unless said otherwise. */
  | { type: 'sit'; seat?: Seat | undefined; promise: string; ready?: boolean | undefined }
  /** Is ready to begin, or not yet. */
  | { type: 'ready'; seat: Seat; on: boolean }
  | { type: 'standUp'; seat: Seat }
  /** Begins although seats are open, or somebody is not ready: minds take what is open, this one if it is named. */
  | { type: 'start'; mind?: string | undefined }
  /** Has a seat that a mind was to play taken by a person, before the match begins. */
  | { type: 'openSeat'; seat: Seat }
  /** Shows the contribution that was promised, once the table has closed. */
  | { type: 'reveal'; seat: Seat; contribution: string }
  /** Gives up waiting for somebody who has not shown what was promised; before that, the host takes somebody off a seat. */
  | { type: 'putOut'; seat: Seat }
  | { type: 'choose'; seat: Seat; text: string }
  | { type: 'takeBack'; seat: Seat }
  /** Resigns. */
  | { type: 'leave'; seat: Seat }
  /** Offers the others to end the match with a draw, or to call it off. */
  | { type: 'propose'; seat: Seat; how: Agreement }
  | { type: 'accept'; seat: Seat }
  /** Turns an offer down, or withdraws one's own. */
  | { type: 'turnDown'; seat: Seat }
  /** One's own while it is played; before that, the host an open one. */
  | { type: 'giveSeatToMind'; seat: Seat; mind?: string | undefined }
  | { type: 'takeSeatBack'; seat: Seat }
  /** Takes a seat over from its mind, where the host lets people do so. */
  | { type: 'takeOver'; seat: Seat }
  /** Lets whoever comes take a seat over from its mind, or no longer. */
  | { type: 'offerSeat'; seat: Seat; on: boolean }
  /** Goes on vacation, or comes back. */
  | { type: 'rest'; seat: Seat; on: boolean }
  /** A person has been away for long at a table without a clock: the table's own rule is to be followed. */
  | { type: 'goOnWithout'; seat: Seat }

export interface Guest {
  id: string
  name: string
  /** The account of a program, which is marked as such wherever it sits. */
  bot?: boolean | undefined
}

export interface Circumstances {
  minds: readonly string[]
  /** Whether a guest has been away from the table for long. */
  isAway(guest: string): boolean
  now(): number
  /** 32 secret random bytes, in hexadecimal. */
  newSeed(): string
}
