import type { CompetitionView } from '@robodrome/protocol'
import type { Broadcast } from '@robodrome/protocol/broadcasts'
import type { Stand } from './director.ts'

export interface MatchProps {
  view: CompetitionView
  found: Broadcast | null
  /** Reports the state of the match to the director, who chooses the next table. */
  stands(stand: Stand): void
}
