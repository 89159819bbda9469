import type { Seat } from '@robodrome/kernel'
import type { ServerMessage } from '@robodrome/protocol'
import type { Guest } from './wish.ts'

/** Somebody who watches a table through a socket: whose eyes they use, and what they have been sent. */
export interface Watching {
  guest: Guest | null
  /** Null until they have said hello: then nothing is sent. */
  seen: { seq: number; chat: number; seat: Seat | null } | null
  send(message: ServerMessage): void
  /** The same, already written. */
  sendText(text: string): void
}
