import type { Definition } from './definition.ts'
import { demand } from './forbidden.ts'
import type { EntrantId, Fixture, State, TableResult } from './state.ts'

/** LG-FIX-5 A drawn match is replayed so often at most. */
const REPLAYS = 3

export const isBracket = (fixture: Fixture, state: State): boolean => {
  const { kind } = state.runs[fixture.run]!.stages[fixture.stage]!
  return kind === 'knockout' || kind === 'double knockout'
}

/** LG-FIX-1 A table of the fixture has ended: it is decided, or another table follows, perhaps with the seats exchanged. */
export function takeResult(state: State, fixture: Fixture, result: TableResult): void {
  demand(fixture.decision === null, 'LG-LOG-3', 'this fixture is decided already')
  fixture.tables.push(bySide(fixture, result))
  if (fixture.sides.length !== 2) return decidePod(fixture)
  const bestOf = isBracket(fixture, state) ? state.definition.bestOf : 1
  const score = scoreOf(fixture)
  const last = fixture.tables.at(-1)!
  if (last.ranks === null) return
  const leader = score.findIndex((wins) => wins > bestOf / 2)
  if (leader >= 0) return decide(fixture, 'played', leader === 0 ? [1, 2] : [2, 1])
  if (isDrawn(last)) return takeDraw(state, fixture)
  fixture.seats = fixture.seats.toReversed()
}

/** A table's result in the order of the fixture's sides, whatever the seats were. */
function bySide({ sides, seats }: Fixture, { ranks, diff, bouts, tally, turns }: TableResult): TableResult {
  const order = sides.map((side) => seats.indexOf(side))
  const take = (list: readonly number[]): number[] => order.map((at) => list[at] ?? 0)
  return {
    ranks: ranks && take(ranks),
    diff: take(diff),
    bouts: take(bouts),
    ...(tally && { tally: order.map((at) => tally[at] ?? {}) }),
    ...(turns !== undefined && { turns }),
  }
}

const isDrawn = ({ ranks }: TableResult): boolean => ranks !== null && ranks.every((rank) => rank === ranks[0])

const scoreOf = ({ sides, tables }: Fixture): number[] =>
  sides.map((_, side) => tables.filter((table) => table.ranks !== null && !isDrawn(table) && table.ranks[side] === 1).length)

/** LG-FIX-5 Replayed with the seats exchanged; in a bracket the difference and then the better seed decides in the end, elsewhere the draw stands. */
function takeDraw(state: State, fixture: Fixture): void {
  const inARow = fixture.tables.length - 1 - fixture.tables.findLastIndex((table) => !isDrawn(table))
  if (state.definition.draws === 'replay' && inARow <= REPLAYS) {
    fixture.seats = fixture.seats.toReversed()
    return
  }
  if (!isBracket(fixture, state)) return decide(fixture, 'played', [1, 1])
  const drawn = fixture.tables.slice(-inARow)
  const lead = drawn.reduce((sum, { diff }) => sum + diff[0]! - diff[1]!, 0)
  const winner = lead !== 0 ? (lead > 0 ? 0 : 1) : betterSeed(state, fixture)
  settleGame(state, fixture, winner)
}

/** A game of a series in a bracket that was settled without a winner of its own. */
function settleGame(state: State, fixture: Fixture, winner: number): void {
  const { bestOf } = state.definition
  fixture.tables.push({ ranks: winner === 0 ? [1, 2] : [2, 1], diff: [0, 0], bouts: [0, 0] })
  if (scoreOf(fixture)[winner]! > bestOf / 2) decide(fixture, 'played', winner === 0 ? [1, 2] : [2, 1])
}

/** The side with the lower pairing number in the fixture's stage. */
export function betterSeed(state: State, { run, stage, sides }: Fixture): number {
  const { numbers } = state.runs[run]!.stages[stage]!
  return numbers.indexOf(sides[0]!) < numbers.indexOf(sides[1]!) ? 0 : 1
}

/** LG-POD-3 A pod is decided by the ranking of its one table; called off, it is played again. */
function decidePod(fixture: Fixture): void {
  const { ranks } = fixture.tables.at(-1)!
  if (ranks !== null) decide(fixture, 'played', ranks)
}

export function decide(fixture: Fixture, decision: NonNullable<Fixture['decision']>, ranks: readonly number[]): void {
  fixture.decision = decision
  fixture.ranks = ranks
}

/** LG-FIX-2 The other side wins without play. */
export const forfeit = (fixture: Fixture, loser: EntrantId, decision: 'forfeit' | 'walkover' = 'forfeit'): void =>
  decide(
    fixture,
    decision,
    fixture.sides.map((side) => (side === loser ? 2 : 1)),
  )

/** LG-FIX-2 Neither has a point. */
export const doubleForfeit = (fixture: Fixture): void =>
  decide(
    fixture,
    'double forfeit',
    fixture.sides.map(() => 2),
  )

/** LG-FIX-2 The points of a side of a decided match of two. */
export const pointsOfSide = ({ ranks, decision }: Fixture, side: number): number =>
  decision === 'double forfeit' ? 0 : ranks[0] === ranks[1] ? 1 : ranks[side] === 1 ? 2 : 0

/** LG-FIX-3 */
export const wasPlayed = ({ decision }: Fixture): boolean => decision === 'played' || decision === 'adjudicated'

export const fixturesOf = (state: State, run: number, stage: number): Fixture[] =>
  state.fixtures.filter((fixture) => fixture.run === run && fixture.stage === stage)

export const isOpen = ({ decision }: Fixture): boolean => decision === null

/** The deadline of a fixture that opens now (LG-PACE-2). */
export const deadlineOf = ({ pace }: Definition, at: number): number | null =>
  pace.kind === 'days' ? at + pace.roundDays * DAY : at + pace.grace

export const DAY = 24 * 60 * 60 * 1000
