import type { Game, Settings } from '@robodrome/kernel'
import type { Secret } from './course.ts'
import type { Saved } from './save.ts'
import type { Absence, ClockRules } from './fields.ts'

/** A seat as it was planned: open to anybody or to one guest, or a mind's, which may be called something. */
export type SeatPlan =
  | { kind: 'open' }
  | { kind: 'mind'; mind: string; name?: string | undefined }
  | { kind: 'reserved'; guest: string; name: string }

/** What is fixed when a table is made. */
export interface TablePlan {
  id: string
  game: Game
  settings: Settings
  seats: SeatPlan[]
  public: boolean
  clock: ClockRules | null
  absence: Absence
  /** Whether the result changes ratings, if the players may be rated against each other. */
  rated?: boolean | undefined
  /** While it is played, onlookers see it so many moves later. */
  behind?: number | undefined
  host: string
  seed: string
  createdAt: number
  /** Begins in this position, not at the start: such a match has no record that anybody else could play again. */
  from?: Saved | undefined
  /** What the seats have added to the dice, where it is known from the start and not gathered at the table. */
  added?: Secret['contributions'] | undefined
}
