import { DAY, deadlineOf, decide, doubleForfeit, fixturesOf, forfeit, isBracket, isOpen, isRobin, wasPlayed } from './fixtures.ts'
import type { Due } from './log.ts'
import { podSeats, scheduledFor } from './pairing.ts'
import { isIn, type EntrantId, type Fixture, type State } from './state.ts'

const ofSeason = (state: State, { run }: Fixture): boolean => state.runs[run]!.season === state.season

/** LG-OUT-1 to LG-OUT-4, LG-OUT-10 Removes an entrant for good. Tables in play continue, and the games there decide them. */
export function goOut(state: State, entrant: EntrantId, how: 'withdrawn' | 'disqualified', inPlay: readonly number[]): void {
  const each = state.entrants[entrant]!
  const own = state.fixtures.filter((fixture) => fixture.sides.includes(entrant) && ofSeason(state, fixture))
  each.out = { how }
  // LG-OUT-11 If an AI already plays this line, all of its results stand.
  if (each.replacement !== null) return
  // LG-OUT-3 The entrant is not paired again, not even in an arena.
  state.waiting = state.waiting.filter((waiting) => waiting !== entrant)
  for (const [run, at] of state.runs.entries()) {
    if (at.over || at.season !== state.season || !at.stages.some(({ numbers }) => numbers.includes(entrant))) continue
    if (how === 'disqualified' || isAnnulled(state, run, entrant, inPlay)) at.unplaced.push(entrant)
  }
  for (const fixture of own) if (!inPlay.includes(fixture.id) || isVoided(state, fixture)) settleWithout(state, fixture)
}

/** LG-OUT-2 Whether less than half of the entrant's schedule in the current round robin has been played. */
function isAnnulled(state: State, run: number, entrant: EntrantId, inPlay: readonly number[]): boolean {
  const { stages } = state.runs[run]!
  const stage = stages.length - 1
  const at = stages[stage]!
  if (!isRobin(at) || at.over) return false
  const own = fixturesOf(state, run, stage).filter(({ sides }) => sides.includes(entrant))
  const played = own.filter((fixture) => wasPlayed(fixture) || (isOpen(fixture) && inPlay.includes(fixture.id))).length
  return 2 * played < scheduledFor(at, entrant)
}

/** Whether a fixture belongs to a running round robin and one of its sides has its fixtures annulled. */
const isVoided = (state: State, { run, stage, sides }: Fixture): boolean => {
  const { stages, unplaced } = state.runs[run]!
  return isRobin(stages[stage]!) && !stages[stage]!.over && sides.some((side) => unplaced.includes(side))
}

/** Settles a fixture in which a side is out: annulled, a forfeit or walkover for the opponent, or a win for nobody. */
export function settleWithout(state: State, fixture: Fixture): void {
  const gone = fixture.sides.filter((side) => !isIn(state, side))
  if (gone.length === 0) return
  if (isVoided(state, fixture)) {
    const { decision, ranks, before } = fixture
    if (decision !== 'annulled')
      state.fixtures[fixture.id] = { ...fixture, decision: 'annulled', ranks: [], before: before ?? { decision, ranks } }
    return
  }
  if (!isOpen(fixture) || fixture.sides.length !== 2) return
  if (gone.length === 2) doubleForfeit(fixture)
  else forfeit(fixture, gone[0]!, isBracket(fixture, state) ? 'walkover' : 'forfeit')
}

/**
 * LG-OUT-11 An AI takes over the line of an entrant that is out. Fixtures annulled only because of that count again, or are still to be
 * played.
 */
export function restoreLine(state: State, entrant: EntrantId, at: number): void {
  for (const run of state.runs) if (!run.over) run.unplaced = run.unplaced.filter((each) => each !== entrant)
  for (const fixture of state.fixtures) {
    if (fixture.before === null || !fixture.sides.includes(entrant) || isVoided(state, fixture)) continue
    const { stages } = state.runs[fixture.run]!
    if (stages[fixture.stage]!.over) continue
    const deadline = fixture.before.decision === null ? deadlineOf(state.definition, at, 1) : fixture.deadline
    const restored = { ...fixture, ...fixture.before, before: null, deadline }
    state.fixtures[fixture.id] = restored
    settleWithout(state, restored)
  }
}

/**
 * LG-OUT-6, LG-OUT-7 The deadline of a fixture has passed: a side that was absent or did not move loses. If neither side is at fault, the
 * deadline is moved.
 */
export function takeDeadline(state: State, fixture: Fixture, due: Extract<Due, { of: 'fixture' }>): void {
  if (!isOpen(fixture)) return
  if (state.definition.pace.kind === 'live') return noShow(state, fixture, due.sat)
  const isAway = (side: number): boolean => due.askedFor[side]! >= DAY
  if (!due.playing) {
    const faults = fixture.sides.filter((_, side) => !due.sat[side] || isAway(side))
    if (faults.length > 0 && fixture.sides.length > 2) return voidPod(fixture, faults)
    if (faults.length > 0) return faults.length === 1 ? forfeit(fixture, faults[0]!) : doubleForfeit(fixture)
  }
  const away = fixture.sides.flatMap((_, side) => (isAway(side) ? [side] : []))
  if (away.length > 0) return loseByTime(fixture, due.askedFor)
  if (fixture.moved >= MOST_MOVES) return loseByTime(fixture, due.askedInAll)
  fixture.moved++
  fixture.deadline! += DAY
}

const MOST_MOVES = 7

/** The side that kept the other waiting longer loses; if the times are equal, both lose. Such a match counts as played. */
function loseByTime(fixture: Fixture, asked: readonly number[]): void {
  const longest = Math.max(...asked)
  const losers = fixture.sides.filter((_, side) => asked[side] === longest)
  if (losers.length === fixture.sides.length) doubleForfeit(fixture)
  else
    decide(
      fixture,
      'played',
      fixture.sides.map((side) => (losers.includes(side) ? 1 + fixture.sides.length - losers.length : 1)),
    )
}

/**
 * LG-OUT-6 An entrant that did not check in forfeits; if neither checked in, both do. Two no-shows in a row withdraw an entrant. LG-POD-6
 * applies to pods.
 */
function noShow(state: State, fixture: Fixture, sat: readonly boolean[]): void {
  const missing = fixture.sides.filter((_, side) => !sat[side])
  fixture.sides.forEach((side) => {
    const each = state.entrants[side]!
    each.noShows = missing.includes(side) ? each.noShows + 1 : 0
  })
  if (missing.length === 0) return
  if (fixture.sides.length > 2) shrinkPod(state, fixture, missing)
  else if (missing.length === 1) forfeit(fixture, missing[0]!)
  else doubleForfeit(fixture)
  for (const side of missing) if (state.entrants[side]!.noShows >= 2) goOut(state, side, 'withdrawn', [])
}

/** LG-POD-6 Lets a pod play with one seat fewer if the mode allows it; absent entrants get no points. */
function shrinkPod(state: State, fixture: Fixture, missing: readonly EntrantId[]): void {
  const there = fixture.sides.filter((side) => !missing.includes(side))
  if (!podSeats(state, fixture.run).includes(there.length)) return voidPod(fixture, missing)
  fixture.sides = there
  fixture.seats = there
  const { idle } = state.runs[fixture.run]!.stages[fixture.stage]!
  for (const entrant of missing) idle.push({ entrant, round: fixture.round, points: 0, bye: false })
}

/** LG-POD-6 Scores a pod that cannot be played: all entrants who are present share first place, and the others come last. */
const voidPod = (fixture: Fixture, missing: readonly EntrantId[]): void =>
  decide(
    fixture,
    'forfeit',
    fixture.sides.map((side) => (missing.includes(side) ? fixture.sides.length + 1 : 1)),
  )
