import { takeDeadline } from '../absence.ts'
import type { Referee } from '../definition.ts'
import { betterSeed, decide, isBracket, wasPlayed } from '../fixtures.ts'
import { applyFollow } from '../follow.ts'
import { demand } from '../forbidden.ts'
import { pairArena } from '../formats/arena.ts'
import { seated, type Sitting } from '../formats/swiss.ts'
import { bidForAbsent, bidder } from '../keepers/auction.ts'
import { pickForAbsent } from '../keepers/cards.ts'
import { drafter, pick } from '../keepers/draft.ts'
import { fire, firing } from '../keepers/firing.ts'
import { seal, sealing } from '../keepers/sealed.ts'
import { exchange, exchanger } from '../keepers/window.ts'
import type { Due } from '../log.ts'
import { StageLines } from '../stage-lines.ts'
import type { EntrantId, Fixture, State } from '../state.ts'
import { openFixture, type Acts, type Setting } from './act.ts'
import { leagueSays } from '../says.ts'

type DueMap = { readonly [K in Due['of']]: (due: Extract<Due, { of: K }>, setting: Setting) => void }
const byOf = (map: DueMap, due: Due, setting: Setting): void => (map[due.of] as (due: Due, setting: Setting) => void)(due, setting)

/** What happens when each kind of deadline passes. An unanswered question gets the default of section 11. */
const DUES: DueMap = {
  answer: (_due, { state, referee }) => answerForAbsent(state, referee),
  fixture: (due, { state }) => takeDeadline(state, openFixture(state, due.fixture), due),
  slot: (_due, { state }) => void state.slots++,
  tick: (_due, { state, referee, at }) => tick(state, referee, at),
  arena: (_due, { state }) => endArena(state),
  void: ({ fixture }, { state }) => settleVoid(state, openFixture(state, fixture)),
  break: (_due, { state }) => {
    demand(state.phase.kind === 'break', 'LG-STATE-4', leagueSays('noBreak'))
    state.phase = { kind: 'start' }
  },
}

/** The act with which a deadline passes. */
export const dueActs = {
  'timed out': ({ what }, setting) => byOf(DUES, what, setting),
} satisfies Partial<Acts>

function answerForAbsent(state: State, referee: Referee): void {
  const picking = drafter(state)
  if (picking !== null) return pick(state, referee, picking, pickForAbsent(state, referee, picking))
  const exchanging = exchanger(state)
  if (exchanging !== null) return exchange(state, referee, exchanging, null)
  if (bidder(state) !== null) return bidForAbsent(state, referee)
  for (const entrant of sealing(state)) seal(state, referee, entrant, [])
  for (const entrant of firing(state)) fire(state, entrant, [])
}

/** LG-AR-3 Pairing has stopped; matches still open after the grace period do not count. */
function endArena(state: State): void {
  for (const { stages } of state.runs) {
    const stage = stages.at(-1)
    if (stage?.kind !== 'arena') continue
    if (stage.closing) for (const fixture of state.fixtures) if (fixture.decision === null) decide(fixture, 'annulled', [])
    stage.closing = true
  }
}

/** LG-OUT-8 A fixture called off twice without a decision is a draw; in a bracket the better seed advances. */
function settleVoid(state: State, fixture: Fixture): void {
  demand(fixture.tables.filter(({ ranks }) => ranks === null).length >= 2, 'LG-OUT-8', leagueSays('notCalledOffTwice'))
  const winner = betterSeed(state, fixture)
  decide(fixture, 'adjudicated', isBracket(fixture, state) ? fixture.sides.map((_, side) => (side === winner ? 1 : 2)) : [1, 1])
}

/** LG-SEAT-2 Collects what determines the seats of an entrant. */
const sitting = (lines: StageLines, entrant: EntrantId, number: number): Sitting => ({
  number,
  points: lines.points(entrant),
  seats: lines
    .fixtures(entrant)
    .filter(wasPlayed)
    .map(({ sides }) => (sides[0] === entrant ? 0 : 1)),
})

/** LG-AR-1, LG-SEAT-2 */
function tick(state: State, referee: Referee, at: number): void {
  const run = state.runs.findIndex(({ over, stages }) => !over && stages.at(-1)?.kind === 'arena')
  const stages = state.runs[run]?.stages ?? []
  const stage = stages.length - 1
  demand(stage >= 0 && !stages[stage]!.closing, 'LG-AR-1', leagueSays('noArena'))
  const { numbers, paired } = stages[stage]!
  const lines = new StageLines(state, run, stage)
  const lastOf = (entrant: EntrantId): EntrantId | undefined =>
    state.fixtures.findLast(({ sides }) => sides.includes(entrant))?.sides.find((side) => side !== entrant)
  const found = pairArena(
    state.waiting.map((entrant) => ({
      number: numbers.indexOf(entrant) + 1,
      points: lines.points(entrant),
      lastOpponent: numbers.indexOf(lastOf(entrant) ?? -1) + 1,
      leftOut: state.leftOut === entrant,
    })),
  )
  const entrantOf = (number: number): EntrantId => numbers[number - 1]!
  state.leftOut = found.leftOut === 0 ? null : entrantOf(found.leftOut)
  state.waiting = state.leftOut === null ? [] : [state.leftOut]
  const fixtures = found.pairs.map(([a, b], i) => {
    const [high, low] = [a, b].map((number) => sitting(lines, entrantOf(number), number))
    return { sides: seated(high!, low!, i + 1).map(entrantOf), place: '' }
  })
  applyFollow(state, referee, at, { kind: 'paired', run, stage, round: paired + 1, next: { fixtures, idle: [] } })
}
