import { decathlonPlaces, decathlonTable } from './decathlon.ts'
import { hasSeasons, isLeague } from './definition.ts'
import { fixturesOf, isAhead, isOpen } from './fixtures.ts'
import { groupCount, groupsOf } from './formats/groups.ts'
import { swissRounds } from './formats/swiss.ts'
import { bidder } from './keepers/auction.ts'
import { drafter } from './keepers/draft.ts'
import { firing } from './keepers/firing.ts'
import { sealing } from './keepers/sealed.ts'
import { exchanger, isWindowAfter, openWindow } from './keepers/window.ts'
import { isFresh, stayers } from './last-season.ts'
import type { Job } from './job.ts'
import { nextRound, robinRounds } from './pairing.ts'
import { finalists, hasNoWinner, runPlaces, seedsOfBracket, type Place } from './places.ts'
import type { Next } from './log.ts'
import { firstNumbers, isEnough, newcomers, nextNumbers, openSeason } from './season.ts'
import { isIn, type EntrantId, type Run, type Stage, type StageKind, type State } from './state.ts'
import { roundsComplete, stageTable } from './tables.ts'

/** Finds the next automatic entry of a running competition; null if it is waiting for results, answers, a slot or a deadline. */
export function* follows(state: State): Job<Next | null> {
  if (state.status !== 'running') return null
  const left = state.entrants.filter((_, id) => isIn(state, id))
  // LG-EDGE-1 A single remaining entrant becomes champion.
  if (left.length <= 1) return { kind: 'finished', champion: state.entrants.findIndex((_, id) => isIn(state, id)) }
  return afterPhase(state) ?? (state.phase.kind === 'rounds' ? yield* afterRuns(state) : null)
}

const ROUNDS: Next = { kind: 'phase', phase: { kind: 'rounds' } }

/** A phase of questions ends automatically when all are answered (LG-STATE-2). */
function afterPhase(state: State): Next | null {
  const { phase } = state
  if (phase.kind === 'start') return beforeSeason(state)
  if (phase.kind === 'opening') return openSeason(state)
  if (phase.kind === 'fired') return { kind: 'order', of: [...state.numbers], for: 'auction' }
  if (phase.kind === 'draft' && drafter(state) === null) return startOfSeason(state)
  if (phase.kind === 'window' && exchanger(state) === null) return ROUNDS
  if (phase.kind === 'auction' && bidder(state) === null) return ROUNDS
  if (phase.kind === 'sealed' && sealing(state).length === 0) return { kind: 'revealed', what: 'bids' }
  if (phase.kind === 'firing' && firing(state).length === 0) return { kind: 'revealed', what: 'firing' }
  return null
}

/** Lists the entrants still in, in order of entry. */
export const entering = ({ entrants }: State): EntrantId[] => entrants.flatMap(({ out }, id) => (out === null ? [id] : []))

/** LG-STATE-4 The numbers of the next season, if enough entrants are left. */
function beforeSeason(state: State): Next {
  if (state.lots.length === 0) return { kind: 'order', of: entering(state), for: 'lots' }
  if (state.season === 0) return { kind: 'season', season: 1, numbers: firstNumbers(state) }
  if (!isEnough(state)) return { kind: 'finished', champion: championOf(state) }
  const fresh = newcomers(state).filter((entrant) => !state.lots.includes(entrant))
  // LG-RFL-5 In the RFL, newcomers follow in an order drawn by lot.
  if (state.definition.format === 'rfl' && fresh.length > 0) return { kind: 'order', of: fresh, for: 'newcomers' }
  return { kind: 'season', season: state.season + 1, numbers: nextNumbers(state) }
}

/** LG-KEEP-9 Later seasons start with an exchange window in the reverse order of last season's table. */
function startOfSeason(state: State): Next {
  if (isFresh(state) || state.windows.includes(0)) return ROUNDS
  const table = state.season === 1 ? stayers(state, 'place') : stageTable(state, state.runs.length - 1, 0).map(({ entrant }) => entrant)
  return { kind: 'phase', phase: openWindow(table, 0) }
}

function* afterRuns(state: State): Job<Next | null> {
  for (const [run, each] of state.runs.entries()) {
    if (each.over || each.season !== state.season) continue
    const found = yield* afterRun(state, run, each)
    if (found !== null) return found
  }
  const own = state.runs.filter(({ season }) => season === state.season)
  const { events, ahead } = state.definition
  if (own.some(({ over }) => !over) && !(ahead && own.length < events.length)) return null
  if (own.length < events.length) return { kind: 'event', event: own.length }
  if (hasSeasons(state.definition) && state.season < state.definition.seasons) return { kind: 'phase', phase: { kind: 'break' } }
  return { kind: 'finished', champion: championOf(state) }
}

/** The standing of the whole competition: of its event, or over all events of a decathlon. */
export const finalStanding = (state: State): Place[] =>
  state.definition.format === 'decathlon' ? decathlonPlaces(state) : runPlaces(state, state.runs.length - 1)

/**
 * LG-OUT-4, LG-OUT-12 The champion: the best entrant of the final standing that is still in and was not replaced for most of its matches.
 */
export function championOf(state: State): EntrantId | null {
  const places = finalStanding(state)
  const fits = ({ entrant }: { entrant: EntrantId }): boolean => isIn(state, entrant) && !isMostlyReplaced(state, entrant)
  // LG-KO-4 A final that both sides lost has no champion.
  if (state.definition.format !== 'decathlon' && hasNoWinner(state, state.runs.length - 1)) return null
  return places.find(fits)?.entrant ?? null
}

/** LG-OUT-12 */
function isMostlyReplaced(state: State, entrant: EntrantId): boolean {
  const { replacement } = state.entrants[entrant]!
  const matches = state.fixtures.filter(
    ({ sides, decision }) => sides.includes(entrant) && decision !== null && decision !== 'annulled',
  ).length
  return replacement !== null && 2 * replacement.matches > matches
}

function* afterRun(state: State, run: number, { stages }: Run): Job<Next | null> {
  const stage = stages.length - 1
  const at = stages[stage]
  if (at === undefined || at.over) {
    const next = nextStage(state, run)
    return next === null ? { kind: 'ended', run, stage: null } : { kind: 'stage', run, stage: next }
  }
  const window = windowDue(state, run, stage, at)
  if (window !== null) return window
  if (!(yield* mayPair(state, run, stage, at))) return null
  const next = yield* nextRound(state, run, stage)
  if (next !== null) return { kind: 'paired', run, stage, round: at.paired + 1, next }
  const isWaiting = at.kind === 'arena' && !at.closing
  return isWaiting || fixturesOf(state, run, stage).some(isOpen) ? null : { kind: 'ended', run, stage }
}

/**
 * LG-PACE-1, LG-PACE-2 A round is paired once the previous one is decided and its slot has begun; daily round robins may open all rounds at
 * once.
 */
function* mayPair(state: State, run: number, stage: number, at: Stage): Job<boolean> {
  const { pace } = state.definition
  if (!isAhead(state, at) && fixturesOf(state, run, stage).some(isOpen)) return false
  const paired = state.runs.flatMap(({ stages }) => stages).reduce((sum, each) => sum + each.paired, 0)
  if (pace.kind === 'days' || state.slots >= pace.slots.length || paired < state.slots) return true
  return (yield* nextRound(state, run, stage)) === null
}

/** LG-KEEP-8 */
function windowDue(state: State, run: number, stage: number, at: Stage): Next | null {
  if (!isLeague(state.definition) || stage > 0) return null
  const done = roundsComplete(state, run, stage)
  for (let round = 1; round <= done; round++) {
    if (!isWindowAfter(round, at.rounds, state.definition.exchangeEvery) || state.windows.includes(round)) continue
    const ranks = stageTable(state, run, stage).map(({ entrant }) => entrant)
    return { kind: 'phase', phase: openWindow(ranks, round) }
  }
  return null
}

/** LG-DEC-2 Later events of a decathlon are numbered by its standings, unless all run in parallel. */
function numbersFor(state: State, event: number): EntrantId[] {
  const { format, ahead } = state.definition
  const order = format === 'decathlon' && event > 0 && !ahead ? decathlonTable(state).map(({ entrant }) => entrant) : state.numbers
  return order.filter((entrant) => event === 0 || isIn(state, entrant))
}

type NewStage = Pick<Stage, 'kind' | 'numbers' | 'rounds' | 'groups'>
type Spec = State['definition']['events'][number]

const stageOf = (kind: StageKind, numbers: EntrantId[], rounds = 0, groups: EntrantId[][] = []): NewStage => ({
  kind,
  numbers,
  rounds,
  groups,
})
const robinOf = (kind: 'robin' | 'double robin', numbers: EntrantId[], most = Number.POSITIVE_INFINITY): NewStage =>
  stageOf(kind, numbers, Math.min(robinRounds({ kind, numbers }), most))

/** Returns the next stage of an event in the order of its format; null after the last. */
function nextStage(state: State, run: number): NewStage | null {
  const { stages, event } = state.runs[run]!
  const spec = state.definition.events[event]!
  return stages.length === 0 ? firstStage(state, numbersFor(state, event), spec) : laterStage(state, run, spec)
}

function firstStage({ definition }: State, numbers: EntrantId[], { format, rounds }: Spec): NewStage {
  switch (format) {
    case 'round robin':
      return robinOf('robin', numbers)
    case 'double round robin':
      return robinOf('double robin', numbers)
    case 'swiss':
      return stageOf('swiss', numbers, rounds || swissRounds(numbers.length))
    case 'arena':
      return stageOf('arena', numbers)
    case 'knockout':
    case 'double knockout':
      if (definition.seeding === 'preliminary') return robinOf('robin', numbers, definition.prelim || Number.POSITIVE_INFINITY)
      return stageOf(format, numbers)
    case 'groups': {
      const groups = groupsOf(numbers, groupCount(numbers.length, definition.groups))
      return stageOf('groups', numbers, Math.max(...groups.map((group) => robinRounds({ kind: 'robin', numbers: group }))), groups)
    }
    case 'pods':
    case 'rfl':
      return stageOf('pods', numbers, rounds)
    case 'keeper':
    case 'salary':
      return robinOf(rounds === 2 ? 'double robin' : 'robin', numbers)
  }
}

/** Returns a stage after the first: a bracket after preliminaries or groups, the final of a pod season, the playoff of a league. */
function laterStage(state: State, run: number, { format }: Spec): NewStage | null {
  const { stages } = state.runs[run]!
  if (format === 'knockout' || format === 'double knockout')
    return stages.at(-1)!.kind === format ? null : stageOf(format, seedsOfBracket(state, run))
  if (stages.length > 1) return null
  if (format === 'groups') return stageOf('knockout', seedsOfBracket(state, run))
  if (format === 'pods' || format === 'rfl') {
    const last = finalists(state, run)
    return state.definition.final && last.length > 1 ? stageOf('final', last, 1) : null
  }
  const { playoff } = state.definition
  const playsOff = (format === 'keeper' || format === 'salary') && playoff > 0
  return playsOff ? stageOf('knockout', seedsOfBracket(state, run).slice(0, playoff)) : null
}
