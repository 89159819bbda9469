import { copy } from '@robodrome/kernel'
import type { Referee } from './definition.ts'
import { settleWithout } from './absence.ts'
import { deadlineOf, isAhead } from './fixtures.ts'
import type { Follow } from './log.ts'
import { afterSealed, reveal } from './keepers/sealed.ts'
import { letGo } from './keepers/firing.ts'
import { enterPhase, renewHoldings } from './season.ts'
import { isIn, type Fixture, type Stage, type State } from './state.ts'

/** Applies an automatic entry. */
export function applyFollow(state: State, referee: Referee, at: number, follow: Follow): void {
  switch (follow.kind) {
    case 'drawn':
      if (state.lots.length > 0) {
        state.lots.push(...follow.lots)
        return
      }
      state.lots = [...follow.lots]
      state.texts = follow.lots.toSorted((a, b) => a - b).map((entrant) => state.entrants[entrant]!.text)
      return
    case 'season':
      state.season = follow.season
      state.numbers = [...follow.numbers]
      for (const entrant of follow.numbers) if (!state.lots.includes(entrant)) state.lots.push(entrant)
      renewHoldings(state)
      state.phase = { kind: 'opening' }
      return
    case 'phase':
      return enterPhase(state, copy(follow.phase))
    case 'event':
      // LG-OUT-2 Entrants who withdrew before a league's rounds have played none of their scheduled matches.
      state.runs.push({
        event: follow.event,
        season: state.season,
        stages: [],
        unplaced: follow.event > 0 ? [] : state.numbers.filter((entrant) => !isIn(state, entrant)),
        over: false,
      })
      return
    case 'stage':
      state.runs[follow.run]!.stages.push({ ...copy(follow.stage), paired: 0, idle: [], closing: false, over: false } satisfies Stage)
      return
    case 'ended':
      if (follow.stage === null) state.runs[follow.run]!.over = true
      else state.runs[follow.run]!.stages[follow.stage]!.over = true
      return
    case 'paired':
      return pair(state, at, follow)
    case 'revealed':
      return revealAll(state, referee, follow.what)
    case 'finished':
      state.status = 'finished'
      state.champion = follow.champion
  }
}

function pair(state: State, at: number, { run, stage, round, next }: Extract<Follow, { kind: 'paired' }>): void {
  const on = state.runs[run]!.stages[stage]!
  on.paired = round
  on.idle.push(...next.idle.map((each) => ({ ...each, round })))
  state.absent = []
  next.fixtures.forEach(({ sides, place }, i) => {
    const fixture: Fixture = {
      id: state.fixtures.length,
      run,
      stage,
      round,
      board: i + 1,
      place,
      sides: [...sides],
      seats: [...sides],
      tables: [],
      decision: null,
      ranks: [],
      decidedAt: null,
      changed: false,
      before: null,
      openedAt: at,
      deadline: deadlineOf(state.definition, at, isAhead(state, on) ? round : 1),
      moved: 0,
      extended: 0,
      agreeing: [],
      proposal: null,
      hour: null,
      ended: [],
      table: null,
      options: {},
    }
    state.fixtures.push(fixture)
    settleWithout(state, fixture)
  })
}

/** LG-SAL-11, LG-SAL-14 Opens sealed bids, or carries out firings. */
function revealAll(state: State, referee: Referee, what: 'bids' | 'firing'): void {
  if (what === 'firing') {
    letGo(state)
    state.phase = { kind: 'fired' }
    return
  }
  enterPhase(state, afterSealed(state, referee, reveal(state, referee)) ?? { kind: 'rounds' })
}
