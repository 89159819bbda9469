import type { Seat } from '@robodrome/kernel'
import { type Guest, Refused } from '@robodrome/table'
import { newCode } from './code.ts'
import { siteSays } from '@robodrome/protocol/says'

/** How long a ticket is valid, and how long the others may take to confirm the person. */
const GOOD_MS = 60_000

/** A seat that is waiting for another phone. */
export interface Ticket {
  table: string
  seat: Seat
  code: string
  expires: number
  claimed: Guest | null
  /** Who asked for it: a person, or the room, because a phone could not be reached. */
  by: 'person' | 'room'
}

/** The ticket of a room: there is only one at a time, valid once and for a minute. */
export class Tickets {
  #open: Ticket | null = null

  /** Returns the ticket, or null once it has expired. */
  now(at: number): Ticket | null {
    if (this.#open !== null && this.#open.expires <= at) this.#open = null
    return this.#open
  }

  /** Opens a new ticket for a seat; a ticket that is already open for the seat remains valid. */
  open(table: string, seat: Seat, at: number, by: Ticket['by']): Ticket {
    const open = this.now(at)
    if (open?.seat === seat && open.table === table) return (this.#open = by === 'person' ? { ...open, by } : open)
    if (open !== null) throw new Refused('wrong-time', siteSays('anotherWaits'))
    return (this.#open = { table, seat, code: newCode(), expires: at + GOOD_MS, claimed: null, by })
  }

  /** Called when a new phone has scanned a code. Returns false if the code is wrong. */
  claim(code: string, guest: Guest, at: number): boolean {
    const open = this.now(at)
    if (open === null || open.code !== code.toUpperCase()) return false
    if (open.claimed !== null && open.claimed.id !== guest.id) throw new Refused('full', siteSays('anotherPhone'))
    this.#open = { ...open, claimed: guest, expires: at + GOOD_MS }
    return true
  }

  /** A code that the room itself offered covers the screen only as long as needed, unless another phone has already scanned it. */
  withdraw(isNeedless: (seat: Seat) => boolean): void {
    const open = this.#open
    if (open !== null && open.by === 'room' && open.claimed === null && isNeedless(open.seat)) this.#open = null
  }

  close(): void {
    this.#open = null
  }
}
