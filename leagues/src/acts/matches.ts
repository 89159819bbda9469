import { decide, doubleForfeit, isBracket, takeResult } from '../fixtures.ts'
import { demand } from '../forbidden.ts'
import { leagueOptions } from '../keepers/cards.ts'
import { isIn, type Fixture, type State } from '../state.ts'
import { demandReason, openFixture, type Acts } from './act.ts'

/** Fixtures: their tables, results, and what a manager decides about them. */
export const matchActs = {
  opened({ fixture, table }, { state, referee }) {
    const on = openFixture(state, fixture)
    demand(state.phase.kind !== 'window', 'LG-EDGE-11', 'while a window is open no match begins')
    on.table = table
    on.options = leagueOptions(state, referee, on.seats)
  },
  // LG-OUT-11, LG-EDGE-11 A table at which nothing was played, and that is made anew.
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
    if (on.decision !== null && stageKind(state, on) === 'arena') state.waiting.push(...on.sides.filter((side) => isIn(state, side)))
  },
  adjudicated({ fixture, verdict, reason }, { state, by }) {
    demandReason(state, by, reason)
    const found = state.fixtures[fixture]
    demand(found !== undefined, 'LG-LOG-3', 'there is no such fixture')
    const on = { ...found }
    demand(!on.sides.some((side) => state.entrants[side]!.accounts.includes(by)), 'LG-MAN-3', 'nobody decides a fixture of their own')
    demand(on.decision === null || isLastRound(state, on), 'LG-OUT-9', 'a later round has been paired: the decision stands')
    demand(verdict !== 'draw' || !isBracket(on, state), 'LG-OUT-8', 'in a bracket somebody must go on')
    if (verdict === 'replay') Object.assign(on, { decision: null, ranks: [], table: null })
    else if (verdict === 'double forfeit') doubleForfeit(on)
    else decide(on, 'adjudicated', verdict === 'draw' ? [1, 1] : verdict === 'first' ? [1, 2] : [2, 1])
    state.fixtures[fixture] = on
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

/** LG-OUT-9 */
const isLastRound = (state: State, { run, stage, round }: Fixture): boolean =>
  state.runs[run]!.stages.length === stage + 1 && state.runs[run]!.stages[stage]!.paired === round && !state.runs[run]!.stages[stage]!.over
