import type { Seat } from '@robodrome/kernel'
import type { ServerMessage } from '@robodrome/protocol'
import type { Guest, Table } from '@robodrome/table'
import type { Eyes } from './eyes.ts'

/** What is the same for all who watch a table and for many steps, as JSON, and by what one can tell that it still is. */
export interface SharedJson {
  of: Table
  phase: Table['phase']
  settled: number
  /** Of who is present. */
  version: number
  pieces: readonly string[]
}

export interface Seen {
  seq: number
  chat: number
  seat: Seat | null
  /** The eyes they last looked through, and the shared part that they have; null before the first look. */
  last: { eyes: Eyes; shared: SharedJson } | null
}

/** Somebody who watches a table through a socket: whose eyes they use, and what they have been sent. */
export interface Watching {
  guest: Guest | null
  address: string
  /** Null until they have said hello: then nothing is sent. */
  seen: Seen | null
  send(message: ServerMessage): void
  /** The same, already written. */
  sendText(text: string): void
}
