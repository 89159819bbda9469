import { settleWithout } from '../absence.ts'
import { DAY, deadlineOf, decide, doubleForfeit, isAhead, isBracket, takeResult } from '../fixtures.ts'
import { demand } from '../forbidden.ts'
import { leagueOptions } from '../keepers/cards.ts'
import { isIn, type Fixture, type State } from '../state.ts'
import { demandReason, openFixture, type Acts } from './act.ts'
import { leagueSays } from '../says.ts'

/** Fixtures: their tables, results, and a manager's decisions. */
export const matchActs = {
  opened({ fixture, table }, { state, referee }) {
    const on = openFixture(state, fixture)
    demand(state.phase.kind !== 'window', 'LG-EDGE-11', leagueSays('windowOpen'))
    on.table = table
    on.options = leagueOptions(state, referee, on.seats)
  },
  // LG-OUT-11, LG-EDGE-11 Removes a table at which nobody has moved, so that a new one can replace it.
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
    demand(found !== undefined, 'LG-LOG-3', leagueSays('noFixture'))
    const on = { ...found }
    demand(!on.sides.some((side) => state.entrants[side]!.accounts.includes(by)), 'LG-MAN-3', leagueSays('nobodyDecidesOwn'))
    if (on.decision !== null) demandChangeable(state, on, at)
    demand(verdict !== 'draw' || !isBracket(on, state), 'LG-OUT-8', leagueSays('somebodyGoesOn'))
    on.changed ||= on.decision !== null
    if (verdict === 'replay') Object.assign(on, anew(on, deadlineOf(state.definition, at, 1)))
    else if (verdict === 'double forfeit') doubleForfeit(on)
    else decide(on, 'adjudicated', verdict === 'draw' ? [1, 1] : verdict === 'first' ? [1, 2] : [2, 1])
    state.fixtures[fixture] = on
    if (on.decision !== null) return
    // LG-AR-1 An entrant with a new match is no longer waiting.
    state.waiting = state.waiting.filter((side) => !on.sides.includes(side))
    settleWithout(state, on)
  },
  'checked in'({ entrant }, { state }) {
    state.entrants[entrant]!.noShows = 0
  },
  waits({ entrant }, { state }) {
    demand(!state.fixtures.some(({ sides, decision }) => decision === null && sides.includes(entrant)), 'LG-AR-1', leagueSays('playing'))
    demand(isIn(state, entrant) && !state.waiting.includes(entrant), 'LG-AR-1', leagueSays('waiting'))
    state.waiting.push(entrant)
  },
} satisfies Partial<Acts>

const stageKind = (state: State, { run, stage }: Fixture): string => state.runs[run]!.stages[stage]!.kind

/** LG-OUT-8 A fixture that starts over, without its earlier tables. */
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

/** LG-OUT-9 A decision may be changed once, within a day, and before anything depends on it. */
function demandChangeable(state: State, fixture: Fixture, at: number): void {
  demand(fixture.decision !== 'annulled', 'LG-OUT-9', leagueSays('annulledCounts'))
  demand(!fixture.changed, 'LG-OUT-9', leagueSays('decisionStands'))
  demand(at - fixture.decidedAt! <= DAY, 'LG-OUT-9', leagueSays('decisionTooOld'))
  demand(isLatest(state, fixture), 'LG-OUT-9', leagueSays('pairedSince'))
}

/**
 * LG-STATE-3 Whether this is the latest round: no later one has been paired; or, if all rounds open at once, no later window has opened.
 */
function isLatest(state: State, { run, stage, round }: Fixture): boolean {
  const { stages } = state.runs[run]!
  const at = stages[stage]!
  if (stages.length > stage + 1 || at.over) return false
  return isAhead(state, at) ? state.windows.every((after) => after < round) : at.paired === round
}
