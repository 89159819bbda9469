import type { Game, Seat } from '@robodrome/kernel'
import type { Draft, Table } from '@robodrome/table'
import type { Bus } from '../bus/bus.ts'
import type { StepRow } from './append.ts'
import type { Chat } from './chat.ts'
import type { Store } from '../store/store.ts'
import type { Thinker } from '../thinking/thinker.ts'
import type { Archive } from './archive.ts'
import type { Boxes } from './boxes.ts'
import type { Listing } from './listing.ts'

export interface HallLimits {
  /** How long a person must be away before the others may go on without them, and a table in memory that nobody uses. */
  awayMs: number
  keepMs: number
  /** How long somebody may be gone from a table that has not begun before it is noted. */
  graceMs: number
  /** How long everybody is shown the same of what is being played. */
  lookMs: number
  /** Steps of a match. */
  mostSteps: number
}

/** What every table of a process has around it: the hall it stands in, without the other tables. */
export interface Surroundings {
  readonly store: Store
  readonly games: ReadonlyMap<string, Game>
  readonly thinker: Thinker
  readonly chat: Chat
  readonly boxes: Boxes
  readonly archive: Archive
  readonly listing: Listing
  readonly limits: HallLimits
  readonly bus: Bus
  readonly counts: { steps: number; lostRaces: number; loads: number }
  /** Called with a table whose match has ended by a step of this process, once that is on the disk. */
  readonly onOver: ReadonlySet<(state: Table) => void>
  now(): number
  say(message: string): void
  append(row: StepRow): Promise<boolean>
  /** A table as the store has it. */
  load(id: string): Promise<Table>
  /** What the rule of a table does about an absent person. */
  without(state: Table, seat: Seat): Draft
}
