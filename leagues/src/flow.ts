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
import { nextRound, robinRounds } from './pairing.ts'
import { finalists, hasNoWinner, runPlaces, seedsOfBracket, type Place } from './places.ts'
import type { Next } from './log.ts'
import { firstNumbers, isEnough, newcomers, nextNumbers, openSeason } from './season.ts'
import { isIn, type EntrantId, type Run, type Stage, type StageKind, type State } from './state.ts'
import { roundsComplete, stageTable } from './tables.ts'

/** The next consequence of a running competition; null: it waits for results, answers, a slot or a deadline. */
export function follows(state: State): Next | null {
  if (state.status !== 'running') return null
  const left = state.entrants.filter((_, id) => isIn(state, id))
  // LG-EDGE-1 One alone is champion.
  if (left.length <= 1) return { kind: 'finished', champion: state.entrants.findIndex((_, id) => isIn(state, id)) }
  return afterPhase(state) ?? (state.phase.kind === 'rounds' ? afterRuns(state) : null)
}

const ROUNDS: Next = { kind: 'phase', phase: { kind: 'rounds' } }

/** A phase of questions ends by itself when all are answered (LG-STATE-2). */
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

/** Those who are in, in order of entering. */
export const entering = ({ entrants }: State): EntrantId[] => entrants.flatMap(({ out }, id) => (out === null ? [id] : []))

/** LG-STATE-4 The numbers of the next season, if enough are left. */
function beforeSeason(state: State): Next {
  if (state.lots.length === 0) return { kind: 'order', of: entering(state), for: 'lots' }
  if (state.season === 0) return { kind: 'season', season: 1, numbers: firstNumbers(state) }
  if (!isEnough(state)) return { kind: 'finished', champion: championOf(state) }
  const fresh = newcomers(state).filter((entrant) => !state.lots.includes(entrant))
  // LG-RFL-5 Newcomers of the RFL follow by lot.
  if (state.definition.format === 'rfl' && fresh.length > 0) return { kind: 'order', of: fresh, for: 'newcomers' }
  return { kind: 'season', season: state.season + 1, numbers: nextNumbers(state) }
}

/** LG-KEEP-9 A season after the first begins with a window, last season's table reversed. */
function startOfSeason(state: State): Next {
  if (isFresh(state) || state.windows.includes(0)) return ROUNDS
  const table = state.season === 1 ? stayers(state, 'place') : stageTable(state, state.runs.length - 1, 0).map(({ entrant }) => entrant)
  return { kind: 'phase', phase: openWindow(table, 0) }
}

function afterRuns(state: State): Next | null {
  for (const [run, each] of state.runs.entries()) {
    if (each.over || each.season !== state.season) continue
    const found = afterRun(state, run, each)
    if (found !== null) return found
  }
  const own = state.runs.filter(({ season }) => season === state.season)
  const { events, ahead } = state.definition
  if (own.some(({ over }) => !over) && !(ahead && own.length < events.length)) return null
  if (own.length < events.length) return { kind: 'event', event: own.length }
  if (hasSeasons(state.definition) && state.season < state.definition.seasons) return { kind: 'phase', phase: { kind: 'break' } }
  return { kind: 'finished', champion: championOf(state) }
}

/** The standing of the whole competition: that of its event, or of all of a decathlon. */
export const finalStanding = (state: State): Place[] =>
  state.definition.format === 'decathlon' ? decathlonPlaces(state) : runPlaces(state, state.runs.length - 1)

/** LG-OUT-4, LG-OUT-12 The first in the final standing who is in, and whose line was not mostly played by a replacement. */
export function championOf(state: State): EntrantId | null {
  const places = finalStanding(state)
  const fits = ({ entrant }: { entrant: EntrantId }): boolean => isIn(state, entrant) && !isMostlyReplaced(state, entrant)
  // LG-KO-4 A final that both lost has no champion.
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

function afterRun(state: State, run: number, { stages }: Run): Next | null {
  const stage = stages.length - 1
  const at = stages[stage]
  if (at === undefined || at.over) {
    const next = nextStage(state, run)
    return next === null ? { kind: 'ended', run, stage: null } : { kind: 'stage', run, stage: next }
  }
  const window = windowDue(state, run, stage, at)
  if (window !== null) return window
  if (!mayPair(state, run, stage, at)) return null
  const next = nextRound(state, run, stage)
  if (next !== null) return { kind: 'paired', run, stage, round: at.paired + 1, next }
  const isWaiting = at.kind === 'arena' && !at.closing
  return isWaiting || fixturesOf(state, run, stage).some(isOpen) ? null : { kind: 'ended', run, stage }
}

/** LG-PACE-1, LG-PACE-2 A round is paired when the one before is decided and its slot has come; round robins by the day may open all at once. */
function mayPair(state: State, run: number, stage: number, at: Stage): boolean {
  const { pace } = state.definition
  if (!isAhead(state, at) && fixturesOf(state, run, stage).some(isOpen)) return false
  const paired = state.runs.flatMap(({ stages }) => stages).reduce((sum, each) => sum + each.paired, 0)
  return pace.kind === 'days' || state.slots >= pace.slots.length || paired < state.slots || nextRound(state, run, stage) === null
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

/** LG-DEC-2 Later events of a decathlon are numbered by its standing, unless all run side by side. */
function numbersFor(state: State, event: number): EntrantId[] {
  const { format, ahead } = state.definition
  const order = format === 'decathlon' && event > 0 && !ahead ? decathlonTable(state).map(({ entrant }) => entrant) : state.numbers
  return order.filter((entrant) => event === 0 || isIn(state, entrant))
}

type NewStage = Pick<Stage, 'kind' | 'numbers' | 'rounds' | 'groups'>

/** The stages of each format, one after another. */
function nextStage(state: State, run: number): NewStage | null {
  const { stages, event } = state.runs[run]!
  const spec = state.definition.events[event]!
  const numbers = numbersFor(state, event)
  const stage = (kind: StageKind, of: EntrantId[], rounds = 0, groups: EntrantId[][] = []): NewStage => ({
    kind,
    numbers: of,
    rounds,
    groups,
  })
  const robin = (kind: 'robin' | 'double robin', most = Number.POSITIVE_INFINITY): NewStage =>
    stage(kind, numbers, Math.min(robinRounds({ kind, numbers }), most))
  switch (spec.format) {
    case 'round robin':
      return stages.length === 0 ? robin('robin') : null
    case 'double round robin':
      return stages.length === 0 ? robin('double robin') : null
    case 'swiss':
      return stages.length === 0 ? stage('swiss', numbers, spec.rounds || swissRounds(numbers.length)) : null
    case 'arena':
      return stages.length === 0 ? stage('arena', numbers) : null
    case 'knockout':
    case 'double knockout': {
      const preliminary = state.definition.seeding === 'preliminary'
      if (preliminary && stages.length === 0) return robin('robin', state.definition.prelim || Number.POSITIVE_INFINITY)
      return stages.at(-1)?.kind === spec.format ? null : stage(spec.format, preliminary ? seedsOfBracket(state, run) : numbers)
    }
    case 'groups': {
      if (stages.length > 0) return stages.length === 1 ? stage('knockout', seedsOfBracket(state, run)) : null
      const groups = groupsOf(numbers, groupCount(numbers.length, state.definition.groups))
      return stage('groups', numbers, Math.max(...groups.map((group) => robinRounds({ kind: 'robin', numbers: group }))), groups)
    }
    case 'pods':
    case 'rfl': {
      if (stages.length === 0) return stage('pods', numbers, spec.rounds)
      const last = finalists(state, run)
      return stages.length === 1 && state.definition.final && last.length > 1 ? stage('final', last, 1) : null
    }
    case 'keeper':
    case 'salary': {
      if (stages.length === 0) return robin(spec.rounds === 2 ? 'double robin' : 'robin')
      const { playoff } = state.definition
      return stages.length === 1 && playoff > 0 ? stage('knockout', seedsOfBracket(state, run).slice(0, playoff)) : null
    }
  }
}
