import type { Competition } from './competition.ts'
import type { LogEntry } from './log.ts'
import { isOpen } from './fixtures.ts'
import { answerTime, openQuestions } from './questions.ts'
import type { Fixture, State } from './state.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
/** LG-AR-1 */
const TICK = 30_000
/** LG-STATE-4, LG-OUT-8 */
const BREAK = 48 * HOUR

/** A time at which something happens automatically: an act `timed out`, or the start. */
export type Timer =
  | { at: number; of: 'start' | 'answer' | 'slot' | 'tick' | 'arena' | 'break' }
  | { at: number; of: 'fixture' | 'void'; fixture: number }

/** All times that a competition is waiting for. They are computed from its log, so every host gets the same ones. */
export function timersOf(competition: Competition): Timer[] {
  const { state, log } = competition
  const { definition, status } = state
  if (status === 'open') return definition.startAt === null ? [] : [{ at: definition.startAt, of: 'start' }]
  if (status !== 'running') return []
  const fixtures = state.fixtures.filter(isOpen).flatMap((fixture) => fixtureTimers(state, log, fixture))
  return [...answers(competition), ...slots(state), ...breaks(state, log), ...arena(state, log), ...fixtures]
}

/** Entries after which another entrant is asked. */
const ASKS: ReadonlySet<LogEntry['data']['kind']> = new Set([
  'phase',
  'picked',
  'exchanged',
  'nominated',
  'raised',
  'left the lot',
  'passed',
  'revealed',
  'withdrew',
  'disqualified',
])
/** A question to everybody at once counts as one. */
const ASKS_ALL: ReadonlySet<LogEntry['data']['kind']> = new Set(['phase', 'revealed'])

/** LG-PACE-3 Returns the deadline of the open questions. */
function answers({ state, log, referee }: Competition): Timer[] {
  if (openQuestions(state, referee).length === 0) return []
  const asks = state.phase.kind === 'sealed' || state.phase.kind === 'firing' ? ASKS_ALL : ASKS
  const asked = log.findLastIndex(({ data }) => asks.has(data.kind) || (data.kind === 'timed out' && data.what.of === 'answer'))
  return [{ at: after(log, asked, answerTime(state.definition, state.phase)), of: 'answer' }]
}

/** Returns the moment this long after an entry. LG-EDGE-28 An outage since then moves it by the outage's length. */
const after = (log: readonly LogEntry[], entry: number, length: number): number =>
  log.slice(entry + 1).reduce((at, { data }) => at + (data.kind === 'outage' ? data.length : 0), log[entry]!.at + length)

/** LG-PACE-1 */
function slots({ definition: { pace }, slots: come }: State): Timer[] {
  const next = pace.kind === 'live' ? pace.slots[come] : undefined
  return next === undefined ? [] : [{ at: next, of: 'slot' }]
}

/** LG-STATE-4 A break lasts 48 hours; in a live competition, until the next slot. */
function breaks({ definition: { pace }, phase, slots: come }: State, log: readonly LogEntry[]): Timer[] {
  if (phase.kind !== 'break') return []
  const began = log.findLastIndex(({ data }) => data.kind === 'phase' && data.phase.kind === 'break')
  return [{ at: pace.kind === 'days' ? after(log, began, BREAK) : (pace.slots[come] ?? log[began]!.at), of: 'break' }]
}

/** LG-AR-1, LG-AR-3 */
function arena({ runs, definition, waiting }: State, log: readonly LogEntry[]): Timer[] {
  const run = runs.find(({ over, stages }) => !over && stages.at(-1)?.kind === 'arena')
  if (run === undefined) return []
  const began = log.findLastIndex(({ data }) => data.kind === 'stage')
  const grace = definition.pace.kind === 'live' ? definition.pace.grace : 0
  const end = after(log, began, definition.events[run.event]!.rounds * MINUTE)
  if (run.stages.at(-1)!.closing) return [{ at: end + grace, of: 'arena' }]
  const last = log.findLast(({ data }) => data.kind === 'timed out' && data.what.of === 'tick')?.at ?? log[began]!.at
  return [{ at: end, of: 'arena' }, ...(waiting.length > 1 ? [{ at: last + TICK, of: 'tick' } as const] : [])]
}

function fixtureTimers({ definition: { pace } }: State, log: readonly LogEntry[], { id, deadline, tables }: Fixture): Timer[] {
  const timers: Timer[] = deadline === null ? [] : [{ at: deadline, of: 'fixture', fixture: id }]
  if (tables.filter(({ ranks }) => ranks === null).length < 2) return timers
  const last = log.findLastIndex(({ data }) => data.kind === 'result' && data.fixture === id)
  return [...timers, { at: after(log, last, pace.kind === 'live' ? pace.grace : BREAK), of: 'void', fixture: id }]
}
