import type { Seat } from '@robodrome/kernel'
import type { ServerMessage } from '@robodrome/protocol'
import type { Guest, Table } from '@robodrome/table'
import type { Eyes } from './eyes.ts'

/** The part of a view that is the same for all watchers and many steps, as JSON, with a key that tells whether it is up to date. */
export interface SharedJson {
  of: Table
  phase: Table['phase']
  settled: number
  /** Who is present. */
  version: number
  pieces: readonly string[]
}

export interface Seen {
  seq: number
  chat: number
  seat: Seat | null
  /** The view they last used, and their copy of the shared part. Null before the first message. */
  last: { eyes: Eyes; shared: SharedJson } | null
}

/** A person who watches a table through a socket: their view, and what they have received. */
export interface Watching {
  guest: Guest | null
  address: string
  /** Whether the watcher gets whole snapshots instead of changes. */
  isWhole?: boolean
  /** Null until they have said hello; nothing is sent before that. */
  seen: Seen | null
  send(message: ServerMessage): void
  /** Sends a message that is already serialised. */
  sendText(text: string): void
}
