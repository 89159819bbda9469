import { isOpen } from './fixtures.ts'
import type { LogEntry } from './log.ts'
import type { EntrantId, Fixture, State } from './state.ts'

/**
 * Lists open fixtures that need a new table because a window is open (LG-EDGE-11) or an AI has since taken over one side (LG-OUT-11),
 * unless play has begun.
 */
export function superseded({ state, log }: { state: State; log: readonly LogEntry[] }): Fixture[] {
  const isWindow = state.phase.kind === 'window'
  if (!isWindow && state.entrants.every(({ replacement }) => replacement === null)) return []
  const set = state.fixtures.filter((fixture) => isOpen(fixture) && fixture.table !== null)
  return isWindow ? set : set.filter((fixture) => fixture.seats.some((seat) => lastReplaced(log, seat) > lastOpened(log, fixture)))
}

const lastReplaced = (log: readonly LogEntry[], entrant: EntrantId): number =>
  log.findLastIndex(({ data }) => data.kind === 'replaced' && data.entrant === entrant)

const lastOpened = (log: readonly LogEntry[], { id }: Fixture): number =>
  log.findLastIndex(({ data }) => data.kind === 'opened' && data.fixture === id)
