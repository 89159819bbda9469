import { settleWithout } from '../absence.ts'
import { DAY, deadlineOf, decide, doubleForfeit, isAhead, isBracket, takeResult } from '../fixtures.ts'
import { demand } from '../forbidden.ts'
import { leagueOptions } from '../keepers/cards.ts'
import { isIn, type Fixture, type State } from '../state.ts'
import { demandReason, openFixture, type Acts } from './act.ts'

/** Fixtures: their tables, results, and a manager's decisions. */
export const matchActs = {
  opened({ fixture, table }, { state, referee }) {
    const on = openFixture(state, fixture)
    demand(state.phase.kind !== 'window', 'LG-EDGE-11', 'while a window is open no match begins')
    on.table = table
    on.options = leagueOptions(state, referee, on.seats)
  },
  // LG-OUT-11, LG-EDGE-11 A table without any play, which is replaced by a new one.
  'put away'({ fixture }, { state }) {
    openFixture(state, fixture).table = null
  },
  result({ fixture, result }, { state }) {
    const on = openFixture(state, fixture)
    for (const side of on.sides) {
      const { replacement } = state.entrants[side]!
      if (replacement !== null) replacement.matches++
    }
    takeResult(state, on, result)
    if (on.table !== null) on.ended.push(on.table)
    on.table = null
    if (on.decision !== null && stageKind(state, on) === 'arena')
      state.waiting.push(...on.sides.filter((side) => isIn(state, side) && !state.waiting.includes(side)))
  },
  adjudicated({ fixture, verdict, reason }, { state, by, at }) {
    demandReason(state, by, reason)
    const found = state.fixtures[fixture]
    demand(found !== undefined, 'LG-LOG-3', 'there is no such fixture')
    const on = { ...found }
    demand(!on.sides.some((side) => state.entrants[side]!.accounts.includes(by)), 'LG-MAN-3', 'nobody decides a fixture of their own')
    if (on.decision !== null) demandChangeable(state, on, at)
    demand(verdict !== 'draw' || !isBracket(on, state), 'LG-OUT-8', 'in a bracket somebody must go on')
    on.changed ||= on.decision !== null
    if (verdict === 'replay') Object.assign(on, anew(on, deadlineOf(state.definition, at, 1)))
    else if (verdict === 'double forfeit') doubleForfeit(on)
    else decide(on, 'adjudicated', verdict === 'draw' ? [1, 1] : verdict === 'first' ? [1, 2] : [2, 1])
    state.fixtures[fixture] = on
    if (on.decision !== null) return
    // LG-AR-1 An entrant that plays again no longer waits.
    state.waiting = state.waiting.filter((side) => !on.sides.includes(side))
    settleWithout(state, on)
  },
  'checked in'({ entrant }, { state }) {
    state.entrants[entrant]!.noShows = 0
  },
  waits({ entrant }, { state }) {
    demand(!state.fixtures.some(({ sides, decision }) => decision === null && sides.includes(entrant)), 'LG-AR-1', 'you are playing')
    demand(isIn(state, entrant) && !state.waiting.includes(entrant), 'LG-AR-1', 'you wait already')
    state.waiting.push(entrant)
  },
} satisfies Partial<Acts>

const stageKind = (state: State, { run, stage }: Fixture): string => state.runs[run]!.stages[stage]!.kind

/** LG-OUT-8 A fixture starts over: its earlier tables no longer count. */
const anew = ({ sides }: Fixture, deadline: number | null): Partial<Fixture> => ({
  decision: null,
  ranks: [],
  tables: [],
  ended: [],
  seats: sides,
  table: null,
  deadline,
  moved: 0,
})

/** LG-OUT-9 A decision may be changed once, within a day, and before anything follows from it. */
function demandChangeable(state: State, fixture: Fixture, at: number): void {
  demand(fixture.decision !== 'annulled', 'LG-OUT-9', 'an annulled fixture counts for nobody')
  demand(!fixture.changed, 'LG-OUT-9', 'this decision was changed already: it stands')
  demand(at - fixture.decidedAt! <= DAY, 'LG-OUT-9', 'a decision is changed within 24 hours: it stands')
  demand(isLatest(state, fixture), 'LG-OUT-9', 'a later round has been paired: the decision stands')
}

/** LG-STATE-3 Whether no later round has been paired; if all rounds open at once, whether no later window has opened. */
function isLatest(state: State, { run, stage, round }: Fixture): boolean {
  const { stages } = state.runs[run]!
  const at = stages[stage]!
  if (stages.length > stage + 1 || at.over) return false
  return isAhead(state, at) ? state.windows.every((after) => after < round) : at.paired === round
}
