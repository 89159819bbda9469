import type { Game, Seat } from '@robodrome/kernel'
import type { Draft, Table } from '@robodrome/table'
import type { Bus } from '../bus/bus.ts'
import type { StepRow } from './append.ts'
import type { Chat } from './chat.ts'
import type { Store } from '../store/store.ts'
import type { Packages } from '../outside/package.ts'
import type { Thinker } from '../thinking/thinker.ts'
import type { Archive } from './archive.ts'
import type { Boxes } from './boxes.ts'
import type { Listing } from './listing.ts'

export interface HallLimits {
  /** How long a person must be away before the others may go on without them, and how long an unused table stays in memory. */
  awayMs: number
  keepMs: number
  /** How long a person may be gone from a table that has not begun before a step records it. */
  graceMs: number
  /** How long the list of live tables is reused for all callers. */
  lookMs: number
  /** Steps of a match. */
  mostSteps: number
}

/** What a table of this process needs from its hall, without the other tables. */
export interface Surroundings {
  readonly store: Store
  readonly games: ReadonlyMap<string, Game>
  readonly thinker: Thinker
  /** The games from outside. */
  readonly packages: Packages
  readonly chat: Chat
  readonly boxes: Boxes
  readonly archive: Archive
  readonly listing: Listing
  readonly limits: HallLimits
  readonly bus: Bus
  readonly counts: { steps: number; lostRaces: number; loads: number }
  /** Called when a step of this process has ended a match and is on disk. */
  readonly onOver: ReadonlySet<(state: Table) => void>
  now(): number
  say(message: string): void
  append(row: StepRow): Promise<boolean>
  /** How long a person must be away from this table before the others may go on without them. */
  awayMs(table: string): number
  /** A table as stored. */
  load(id: string): Promise<Table>
  /** Applies the rule of a table about an absent person. */
  without(state: Table, seat: Seat): Draft
}
