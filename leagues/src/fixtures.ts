import type { Definition } from './definition.ts'
import { demand } from './forbidden.ts'
import type { EntrantId, Fixture, Stage, State, TableResult } from './state.ts'
import { leagueSays } from './says.ts'

/** LG-FIX-5 The maximum number of replays of a drawn match. */
const REPLAYS = 3

export const isBracket = (fixture: Fixture, state: State): boolean => {
  const { kind } = state.runs[fixture.run]!.stages[fixture.stage]!
  return kind === 'knockout' || kind === 'double knockout'
}

/** Whether the fixture is scored by ranks, even if only two play. */
const isPod = (fixture: Fixture, state: State): boolean => {
  const { kind } = state.runs[fixture.run]!.stages[fixture.stage]!
  return kind === 'pods' || kind === 'final'
}

/** LG-FIX-1 A table of the fixture has ended: either the fixture is decided, or another table follows, possibly with swapped seats. */
export function takeResult(state: State, fixture: Fixture, result: TableResult): void {
  demand(fixture.decision === null, 'LG-LOG-3', leagueSays('fixtureDecided'))
  fixture.tables.push(bySide(fixture, result))
  if (isPod(fixture, state)) return decidePod(fixture)
  const bestOf = isBracket(fixture, state) ? state.definition.bestOf : 1
  const score = scoreOf(fixture)
  const last = fixture.tables.at(-1)!
  if (last.ranks === null) return
  const leader = score.findIndex((wins) => wins > bestOf / 2)
  if (leader >= 0) return decide(fixture, 'played', leader === 0 ? [1, 2] : [2, 1])
  if (isDrawn(last)) return takeDraw(state, fixture)
  seatNext(fixture)
}

/**
 * LG-FIX-4, LG-FIX-5 Seats alternate from game to game and, within a game, from replay to replay, starting from that game's first table.
 */
function seatNext(fixture: Fixture): void {
  const games = fixture.tables.filter(isSettled).length
  const exchanged = (games + drawnNow(fixture).length) % 2 === 1
  fixture.seats = exchanged ? fixture.sides.toReversed() : fixture.sides
}

/** The drawn tables of the current game. Tables that were called off do not count. */
const drawnNow = ({ tables }: Fixture): TableResult[] => tables.slice(tables.findLastIndex(isSettled) + 1).filter(isDrawn)

/** Whether a table ended a game of the fixture. */
const isSettled = (table: TableResult): boolean => table.settledFor !== undefined || (table.ranks !== null && !isDrawn(table))

/** Lists a table's result in the order of the fixture's sides, whatever the seats. */
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
  sides.map(
    (_, side) =>
      tables.filter((table) => table.settledFor === side || (table.ranks !== null && !isDrawn(table) && table.ranks[side] === 1)).length,
  )

/**
 * LG-FIX-5 A draw is replayed with swapped seats. After the last replay, a bracket decides by difference, then by seed; elsewhere, the draw
 * stands.
 */
function takeDraw(state: State, fixture: Fixture): void {
  const drawn = drawnNow(fixture)
  if (state.definition.draws === 'replay' && drawn.length <= REPLAYS) return seatNext(fixture)
  if (!isBracket(fixture, state)) return decide(fixture, 'played', [1, 1])
  const lead = drawn.reduce((sum, { diff }) => sum + diff[0]! - diff[1]!, 0)
  fixture.tables.at(-1)!.settledFor = lead !== 0 ? (lead > 0 ? 0 : 1) : betterSeed(state, fixture)
  const leader = scoreOf(fixture).findIndex((wins) => wins > state.definition.bestOf / 2)
  if (leader < 0) return seatNext(fixture)
  decide(fixture, 'played', leader === 0 ? [1, 2] : [2, 1])
}

/** The side with the lower pairing number in the fixture's stage. */
export function betterSeed(state: State, { run, stage, sides }: Fixture): number {
  const { numbers } = state.runs[run]!.stages[stage]!
  return numbers.indexOf(sides[0]!) < numbers.indexOf(sides[1]!) ? 0 : 1
}

/** LG-POD-3 A pod is decided by the ranking of its only table. If that table was called off, the pod is played again. */
function decidePod(fixture: Fixture): void {
  const { ranks } = fixture.tables.at(-1)!
  if (ranks !== null) decide(fixture, 'played', ranks)
}

export function decide(fixture: Fixture, decision: NonNullable<Fixture['decision']>, ranks: readonly number[]): void {
  fixture.decision = decision
  fixture.ranks = ranks
}

/** LG-FIX-2 Settles a forfeit: the opponent wins without play. */
export const forfeit = (fixture: Fixture, loser: EntrantId, decision: 'forfeit' | 'walkover' = 'forfeit'): void =>
  decide(
    fixture,
    decision,
    fixture.sides.map((side) => (side === loser ? 2 : 1)),
  )

/** LG-FIX-2 Settles a double forfeit: neither side gets a point. */
export const doubleForfeit = (fixture: Fixture): void =>
  decide(
    fixture,
    'double forfeit',
    fixture.sides.map(() => 2),
  )

/** LG-FIX-2 The points of one side of a decided two-sided match. */
export const pointsOfSide = ({ ranks, decision }: Fixture, side: number): number =>
  decision === 'double forfeit' ? 0 : ranks[0] === ranks[1] ? 1 : ranks[side] === 1 ? 2 : 0

/** LG-FIX-3 */
export const wasPlayed = ({ decision }: Fixture): boolean => decision === 'played' || decision === 'adjudicated'

export const fixturesOf = (state: State, run: number, stage: number): Fixture[] =>
  state.fixtures.filter((fixture) => fixture.run === run && fixture.stage === stage)

export const isOpen = ({ decision }: Fixture): boolean => decision === null

/** LG-PACE-2 The deadline of a fixture that opens now. If all rounds of a round robin open at once, round n has n times as long. */
export const deadlineOf = ({ pace }: Definition, at: number, rounds: number): number | null =>
  pace.kind === 'days' ? at + rounds * pace.roundDays * DAY : at + pace.grace

export const isRobin = ({ kind }: Pick<Stage, 'kind'>): boolean => kind === 'robin' || kind === 'double robin' || kind === 'groups'

/** LG-PACE-2 Daily round robins may open all their rounds at once. */
export const isAhead = ({ definition: { ahead, pace } }: State, stage: Pick<Stage, 'kind'>): boolean =>
  ahead && pace.kind === 'days' && isRobin(stage)

export const DAY = 24 * 60 * 60 * 1000
