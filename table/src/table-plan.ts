import type { Game, Settings } from '@robodrome/kernel'
import type { Secret } from './course.ts'
import type { Saved } from './save.ts'
import type { Absence, ClockRules } from './fields.ts'

/** A planned seat: open to anybody, reserved for one guest, or held by a mind, perhaps with a name of its own. */
export type SeatPlan =
  | { kind: 'open' }
  | { kind: 'mind'; mind: string; name?: string | undefined }
  | { kind: 'reserved'; guest: string; name: string }

/** Everything that is fixed when a table is created. */
export interface TablePlan {
  id: string
  game: Game
  settings: Settings
  seats: SeatPlan[]
  public: boolean
  clock: ClockRules | null
  absence: Absence
  /** Whether the result changes ratings, provided that the players may be rated against each other. */
  rated?: boolean | undefined
  /** Spectators see a running match this many moves late. */
  behind?: number | undefined
  host: string
  seed: string
  createdAt: number
  /** The position in which the match begins, if not the usual start. Nobody else could replay a record of such a match. */
  from?: Saved | undefined
  /** The contributions to the dice, if they are known from the start instead of gathered at the table. */
  added?: Secret['contributions'] | undefined
  /** The platform's own SHA-256. Without it the portable one is used. */
  sha256?: Secret['sha256']
}
