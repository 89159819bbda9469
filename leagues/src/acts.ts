import { byKind, type ByKind } from '@robodrome/kernel'
import { goOut, takeDeadline } from './absence.ts'
import { LIMITS, type Referee } from './definition.ts'
import { betterSeed, DAY, decide, doubleForfeit, isBracket, takeResult } from './fixtures.ts'
import { demand } from './forbidden.ts'
import { bidForAbsent, bidder, leaveLot, nominate, pass, raise, skip } from './keepers/auction.ts'
import { leagueOptions, pickForAbsent } from './keepers/cards.ts'
import { drafter, pick } from './keepers/draft.ts'
import { fire, firing } from './keepers/firing.ts'
import { seal, sealing } from './keepers/sealed.ts'
import { exchange, exchanger } from './keepers/window.ts'
import { pairArena } from './formats/arena.ts'
import type { Act, Due } from './log.ts'
import { isIn, type EntrantId, type Fixture, type State } from './state.ts'
import { lineOf } from './tables.ts'
import { applyFollow } from './follow.ts'

/** What an act needs to know besides the state. */
export interface Setting {
  state: State
  referee: Referee
  at: number
  by: string
}

/** Does an act, or throws Forbidden with the rule against it. */
export function applyAct(act: Act, setting: Setting): void {
  const { entrants, fixtures } = setting.state
  const fixture = act.kind === 'timed out' && 'fixture' in act.what ? act.what.fixture : 'fixture' in act ? act.fixture : 0
  demand(!('entrant' in act) || typeof act.entrant !== 'number' || act.entrant < entrants.length, 'LG-ENT-1', 'there is no such entrant')
  demand(fixture === 0 || fixture < fixtures.length, 'LG-LOG-3', 'there is no such fixture')
  byKind(ACTS, act, setting)
}

const ACTS: ByKind<Act, void, Setting> = {
  changed({ title, managers, definition, seeds }, { state, by }) {
    demandManager(state, by)
    demand(definition === undefined || state.status === 'open', 'LG-DATA-4', 'a competition that has started keeps its settings')
    if (definition !== undefined) state.definition = definition
    if (title !== undefined) state.definition = { ...state.definition, title }
    if (managers !== undefined) {
      demand(managers.length > 0, 'LG-MAN-1', 'the last manager stays')
      state.definition = { ...state.definition, managers }
    }
    if (seeds !== undefined) {
      demand(state.status === 'open', 'LG-DATA-4', 'seeds are listed before the start')
      state.seeds = [...seeds]
    }
  },
  entered({ entrant }, { state }) {
    demandEntry(state, entrant)
    state.entrants.push({ ...entrant, out: null, annulled: false, replacement: null, noShows: 0 })
    const id = state.entrants.length - 1
    if (state.status !== 'running' || state.phase.kind === 'break') return
    state.lots.push(id)
    state.numbers.push(id)
    for (const { stages, over } of state.runs) if (!over) stages.at(-1)?.numbers.push(id)
  },
  left({ entrant }, { state }) {
    demand(state.status === 'open' || state.phase.kind === 'break', 'LG-ENT-4', 'after the start one withdraws')
    demand(state.entrants[entrant]?.out === null, 'LG-ENT-1', 'no such entrant')
    state.entrants[entrant].out = { how: 'withdrawn', round: 0 }
  },
  started(_act, { state, by }) {
    if (by !== '') demandManager(state, by)
    demand(state.status === 'open', 'LG-STATE-1', 'it has started already')
    const [least, most] = LIMITS[state.definition.format]
    const there = state.entrants.filter(({ out }) => out === null).length
    demand(
      there >= Math.max(least, state.definition.entry.min) && there <= most,
      'LG-ENT-2',
      `this format takes ${least} to ${most} entrants`,
    )
    const [event] = state.definition.events
    demand(event!.format !== 'swiss' || event!.rounds <= there - 1, 'LG-SW-1', `${event!.rounds} rounds need ${event!.rounds + 1} entrants`)
    state.status = 'running'
    state.phase = { kind: 'start' }
  },
  opened({ fixture, table }, { state, referee }) {
    const on = openFixture(state, fixture)
    demand(state.phase.kind !== 'window', 'LG-EDGE-11', 'while a window is open no match begins')
    on.table = table
    on.options = leagueOptions(state, referee, on.seats)
  },
  result({ fixture, result }, { state }) {
    const on = openFixture(state, fixture)
    for (const side of on.sides) {
      const { replacement } = state.entrants[side]!
      if (replacement !== null) replacement.matches++
    }
    takeResult(state, on, result)
    on.table = null
    if (on.decision !== null && stageKind(state, on) === 'arena') state.waiting.push(...on.sides.filter((side) => isIn(state, side)))
  },
  adjudicated({ fixture, verdict, reason }, { state, by }) {
    demandReason(state, by, reason)
    const on = state.fixtures[fixture]
    demand(on !== undefined, 'LG-LOG-3', 'there is no such fixture')
    demand(!on.sides.some((side) => state.entrants[side]!.accounts.includes(by)), 'LG-MAN-3', 'nobody decides a fixture of their own')
    demand(on.decision === null || isLastRound(state, on), 'LG-OUT-9', 'a later round has been paired: the decision stands')
    demand(verdict !== 'draw' || !isBracket(on, state), 'LG-OUT-8', 'in a bracket somebody must go on')
    if (verdict === 'replay') Object.assign(on, { decision: null, ranks: [], table: null })
    else if (verdict === 'double forfeit') doubleForfeit(on)
    else decide(on, 'adjudicated', verdict === 'draw' ? [1, 1] : verdict === 'first' ? [1, 2] : [2, 1])
  },
  extended({ fixture, until, reason }, { state, by }) {
    demandReason(state, by, reason)
    const on = openFixture(state, fixture)
    demand(on.extended < 2, 'LG-OUT-7', 'it was extended twice already')
    on.extended++
    on.deadline = until
  },
  'more time'({ fixture, entrant }, { state }) {
    const { pace } = state.definition
    const on = openFixture(state, fixture)
    demand(on.sides.includes(entrant), 'LG-OUT-7', 'only those who play it agree on more time')
    demand(pace.kind === 'days' && on.deadline !== null, 'LG-OUT-7', 'only a deadline by the day can be extended')
    demand(!haveAgreed(state, on) && on.extended < 2, 'LG-OUT-7', 'the two have agreed on more time already')
    if (!on.agreeing.includes(entrant)) on.agreeing.push(entrant)
    if (!haveAgreed(state, on)) return
    on.extended++
    on.deadline += pace.extendDays * DAY
  },
  'checked in'({ entrant }, { state }) {
    state.entrants[entrant]!.noShows = 0
  },
  absent({ entrant }, { state }) {
    demand(isIn(state, entrant), 'LG-SW-8', 'you are out')
    if (!state.absent.includes(entrant)) state.absent.push(entrant)
  },
  withdrew({ entrant, inPlay }, { state, referee }) {
    demand(state.status === 'running' && isIn(state, entrant), 'LG-OUT-1', 'only somebody who is in can withdraw')
    goOut(state, entrant, 'withdrawn', inPlay)
    afterAbsence(state, referee)
  },
  disqualified({ entrant, inPlay, reason }, { state, referee, by }) {
    demandReason(state, by, reason)
    demand(!takesPart(state, by), 'LG-MAN-3', 'a manager who takes part disqualifies nobody')
    demand(isIn(state, entrant), 'LG-OUT-10', 'that entrant is out already')
    goOut(state, entrant, 'disqualified', inPlay)
    afterAbsence(state, referee)
  },
  replaced({ entrant, name, reason }, { state, by }) {
    if (by !== '') demandReason(state, by, reason)
    const each = state.entrants[entrant]!
    demand(by !== '' || ['replace', 'both'].includes(state.definition.fill.when), 'LG-OUT-11', 'this competition replaces nobody')
    each.replacement = { name, matches: 0 }
    each.annulled = false
  },
  waits({ entrant }, { state }) {
    demand(!state.fixtures.some(({ sides, decision }) => decision === null && sides.includes(entrant)), 'LG-AR-1', 'you are playing')
    demand(isIn(state, entrant) && !state.waiting.includes(entrant), 'LG-AR-1', 'you wait already')
    state.waiting.push(entrant)
  },
  wished({ entrant, cards }, { state }) {
    demand(state.holdings[entrant] !== undefined, 'LG-KEEP-5', 'wishes are for leagues that have begun')
    state.holdings[entrant].wishes = [...cards]
  },
  picked: ({ entrant, card }, { state, referee }) => pick(state, referee, entrant, card),
  exchanged: ({ entrant, swap }, { state, referee }) => exchange(state, referee, entrant, swap),
  nominated: ({ entrant, item, bid }, { state, referee }) => nominate(state, referee, entrant, item, bid),
  raised: ({ entrant, bid }, { state, referee }) => raise(state, referee, entrant, bid),
  'left the lot': ({ entrant }, { state, referee }) => leaveLot(state, referee, entrant),
  passed: ({ entrant }, { state }) => pass(state, entrant),
  sealed: ({ entrant, bids }, { state, referee }) => seal(state, referee, entrant, bids),
  fired: ({ entrant, cards }, { state }) => fire(state, entrant, cards),
  'timed out': ({ what }, setting) => byOf(DUES, what, setting),
  outage({ length }, { state }) {
    // LG-EDGE-28 Deadlines within an outage of the site move by its length.
    for (const fixture of state.fixtures) if (fixture.decision === null && fixture.deadline !== null) fixture.deadline += length
  },
  closed({ reason }, { state, by }) {
    demandReason(state, by, reason)
    demand(state.phase.kind === 'break', 'LG-STATE-4', 'a competition is finished by hand only between two seasons')
    state.definition = { ...state.definition, seasons: state.season }
    state.phase = { kind: 'rounds' }
  },
  'called off'({ reason }, { state, by }) {
    if (by !== '') demandReason(state, by, reason)
    demand(state.status === 'open' || state.status === 'running', 'LG-STATE-1', 'it has ended already')
    state.status = 'called off'
  },
}

type DueMap = { readonly [K in Due['of']]: (due: Extract<Due, { of: K }>, setting: Setting) => void }
const byOf = (map: DueMap, due: Due, setting: Setting): void => (map[due.of] as (due: Due, setting: Setting) => void)(due, setting)

/** Times that have come. An answer that is due is the default of section 11. */
const DUES: DueMap = {
  answer: (_due, { state, referee }) => answerForAbsent(state, referee),
  fixture: (due, { state, at }) => takeDeadline(state, openFixture(state, due.fixture), due, at),
  slot: (_due, { state }) => void state.slots++,
  tick: (_due, { state, referee, at }) => tick(state, referee, at),
  arena: (_due, { state }) => endArena(state),
  void: ({ fixture }, { state }) => settleVoid(state, openFixture(state, fixture)),
  break: (_due, { state }) => {
    demand(state.phase.kind === 'break', 'LG-STATE-4', 'there is no break now')
    state.phase = { kind: 'start' }
  },
}

function answerForAbsent(state: State, referee: Referee): void {
  const picking = drafter(state)
  if (picking !== null) return pick(state, referee, picking, pickForAbsent(state, referee, picking))
  const exchanging = exchanger(state)
  if (exchanging !== null) return exchange(state, referee, exchanging, null)
  if (bidder(state) !== null) return bidForAbsent(state, referee)
  for (const entrant of sealing(state)) seal(state, referee, entrant, [])
  for (const entrant of firing(state)) fire(state, entrant, [])
}

/** LG-AR-3 Nobody is paired any more; what is still open when the grace is over counts for nothing. */
function endArena(state: State): void {
  for (const { stages } of state.runs) {
    const stage = stages.at(-1)
    if (stage?.kind !== 'arena') continue
    if (stage.closing) for (const fixture of state.fixtures) if (fixture.decision === null) decide(fixture, 'annulled', [])
    stage.closing = true
  }
}

/** LG-OUT-8 Called off twice and nobody decided: drawn, or in a bracket the better seed goes on. */
function settleVoid(state: State, fixture: Fixture): void {
  demand(fixture.tables.filter(({ ranks }) => ranks === null).length >= 2, 'LG-OUT-8', 'it was not called off twice')
  const winner = betterSeed(state, fixture)
  decide(fixture, 'adjudicated', isBracket(fixture, state) ? fixture.sides.map((_, side) => (side === winner ? 1 : 2)) : [1, 1])
}

/** LG-AR-1 */
function tick(state: State, referee: Referee, at: number): void {
  const run = state.runs.findIndex(({ over, stages }) => !over && stages.at(-1)?.kind === 'arena')
  const stages = state.runs[run]?.stages ?? []
  const stage = stages.length - 1
  demand(stage >= 0 && !stages[stage]!.closing, 'LG-AR-1', 'no arena is open')
  const { numbers, paired } = stages[stage]!
  const lastOf = (entrant: EntrantId): EntrantId | undefined =>
    state.fixtures.findLast(({ sides }) => sides.includes(entrant))?.sides.find((side) => side !== entrant)
  const found = pairArena(
    state.waiting.map((entrant) => ({
      number: numbers.indexOf(entrant) + 1,
      points: lineOf(state, run, stage, entrant).turns.reduce((sum, { points }) => sum + points, 0),
      lastOpponent: numbers.indexOf(lastOf(entrant) ?? -1) + 1,
      leftOut: state.leftOut === entrant,
    })),
  )
  const entrantOf = (number: number): EntrantId => numbers[number - 1]!
  state.leftOut = found.leftOut === 0 ? null : entrantOf(found.leftOut)
  state.waiting = state.leftOut === null ? [] : [state.leftOut]
  const fixtures = found.pairs.map((pair) => ({ sides: pair.map(entrantOf), place: '' }))
  applyFollow(state, referee, at, { kind: 'paired', run, stage, round: paired + 1, next: { fixtures, idle: [] } })
}

/** LG-OUT-1 Open questions of somebody who is out get their defaults by being passed over; an open lot may end with it (LG-EDGE-19). */
function afterAbsence(state: State, referee: Referee): void {
  const { phase } = state
  if (phase.kind !== 'auction') return
  const asked = bidder(state)
  if (asked !== null && !isIn(state, asked)) {
    if (phase.lot !== null) leaveLot(state, referee, asked)
    else skip(state, phase)
  }
}

function demandEntry(state: State, entrant: { kind: string; accounts: readonly string[]; shown: number }): void {
  const { entry, format } = state.definition
  const isLate = state.status === 'running' && state.phase.kind !== 'break'
  demand(state.status === 'open' || state.status === 'running', 'LG-ENT-4', 'it has ended')
  const { range } = state.definition
  demand(
    range === null || (entrant.shown >= range.from && entrant.shown <= range.to),
    'LG-ENT-7',
    `this competition is for ratings from ${range?.from} to ${range?.to}`,
  )
  const early = state.runs.every(({ stages }) => (stages.at(-1)?.paired ?? 0) < 2)
  demand(
    !isLate || format === 'arena' || ((format === 'swiss' || format === 'pods') && early),
    'LG-ENT-4',
    'nobody enters after the start of this competition',
  )
  demand((entry.kinds as readonly string[]).includes(entrant.kind), 'LG-ENT-1', `this competition is for ${entry.kinds.join(', ')}`)
  demand(state.entrants.filter(({ out }) => out === null).length < entry.max, 'LG-ENT-1', `no more than ${entry.max} may enter`)
  const twice =
    entrant.kind !== 'program' &&
    state.entrants.some((each) => each.out === null && each.accounts.some((account) => entrant.accounts.includes(account)))
  demand(!twice, 'LG-ENT-1', 'an account enters once')
}

function demandManager({ definition }: State, by: string): void {
  demand(definition.managers.includes(by), 'LG-MAN-1', 'only a manager may do that')
}

function demandReason(state: State, by: string, reason: string): void {
  demandManager(state, by)
  demand(reason.trim().length >= 5, 'LG-MAN-1', 'say why, in at least 5 characters')
}

const takesPart = (state: State, account: string): boolean =>
  state.entrants.some(({ out, accounts }) => out === null && accounts.includes(account))

function openFixture(state: State, id: number): Fixture {
  const fixture = state.fixtures[id]
  demand(fixture !== undefined && fixture.decision === null, 'LG-LOG-3', 'this fixture is decided already, or there is none')
  return fixture
}

/** LG-OUT-7 Whether all sides of a fixture would have more time; programs always would. */
const haveAgreed = ({ entrants }: State, { sides, agreeing }: Fixture): boolean =>
  agreeing.length > 0 &&
  sides.every((side) => agreeing.includes(side) || entrants[side]!.kind === 'program' || entrants[side]!.replacement !== null)

const stageKind = (state: State, { run, stage }: Fixture): string => state.runs[run]!.stages[stage]!.kind

/** LG-OUT-9 */
const isLastRound = (state: State, { run, stage, round }: Fixture): boolean =>
  state.runs[run]!.stages.length === stage + 1 && state.runs[run]!.stages[stage]!.paired === round && !state.runs[run]!.stages[stage]!.over
