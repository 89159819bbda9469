import type { EventSpec } from './definition.ts'
import { fixturesOf, pointsOfSide, wasPlayed } from './fixtures.ts'
import { bracketOrder, isReady, knockout, thirdPlace, type Decided, type Slot, type Tie } from './formats/knockout.ts'
import { doubleKnockout } from './formats/double-knockout.ts'
import { pairPods, type PodEntrant } from './formats/pods.ts'
import { doubleRoundRobin, roundRobin } from './formats/round-robin.ts'
import { pairingSwiss, type Contender } from './formats/swiss.ts'
import type { Job } from './job.ts'
import { isIn, type EntrantId, type Fixture, type Stage, type State } from './state.ts'
import { StageLines } from './stage-lines.ts'

/** A fixture to be opened: the sides in seat order, and its position in a bracket or its group. */
export interface Planned {
  sides: EntrantId[]
  place: string
}

/** The next round of a stage: its fixtures, and the points for each entrant that sits out. Null if the stage is over. */
export interface NextRound {
  fixtures: Planned[]
  idle: { entrant: EntrantId; points: number; bye: boolean }[]
}

export function* nextRound(state: State, run: number, stage: number): Job<NextRound | null> {
  const at = state.runs[run]!.stages[stage]!
  switch (at.kind) {
    case 'robin':
    case 'double robin':
      return robinRound(at)
    case 'groups':
      return groupsRound(at)
    case 'swiss':
      return at.paired < at.rounds ? yield* swissRound(state, run, stage) : null
    case 'pods':
      return at.paired < at.rounds ? podsRound(state, run, stage) : null
    case 'final':
      return at.paired === 0 && at.numbers.length > 1 ? { fixtures: [{ sides: [...at.numbers], place: 'final' }], idle: [] } : null
    case 'knockout':
    case 'double knockout':
      return bracketRound(state, run, stage)
    case 'arena':
      return null
  }
}

const robinOf = (n: number, isDouble: boolean) => (isDouble ? doubleRoundRobin(n) : roundRobin(n))

export const robinRounds = ({ kind, numbers }: Pick<Stage, 'kind' | 'numbers'>): number =>
  numbers.length < 2 ? 0 : robinOf(numbers.length, kind === 'double robin').length

/** LG-OUT-2 The number of matches that a round robin schedules for an entrant, not counting byes. */
export function scheduledFor({ kind, numbers, groups, rounds }: Stage, entrant: EntrantId): number {
  const members = groups.find((group) => group.includes(entrant)) ?? numbers
  const number = members.indexOf(entrant) + 1
  return robinOf(members.length, kind === 'double robin')
    .slice(0, rounds)
    .filter(({ pairs }) => pairs.some((pair) => pair.includes(number))).length
}

/** LG-RR-1 Makes the next round; a bye scores no points (LG-FIX-2). */
function robinRound({ numbers, kind, paired, rounds }: Stage): NextRound | null {
  if (paired >= rounds) return null
  const { pairs } = robinOf(numbers.length, kind === 'double robin')[paired]!
  return { fixtures: pairs.map(([a, b]) => ({ sides: [numbers[a - 1]!, numbers[b - 1]!], place: '' })), idle: [] }
}

/** LG-GB-1 Every group plays its own round robin. */
function groupsRound({ groups, paired, rounds }: Stage): NextRound | null {
  if (paired >= rounds) return null
  const fixtures = groups.flatMap((group, i) =>
    (roundRobin(group.length)[paired]?.pairs ?? []).map(([a, b]) => ({ sides: [group[a - 1]!, group[b - 1]!], place: String(i + 1) })),
  )
  return { fixtures, idle: [] }
}

function* swissRound(state: State, run: number, stage: number): Job<NextRound | null> {
  const at = state.runs[run]!.stages[stage]!
  const round = at.paired + 1
  const there = at.numbers.filter((entrant) => isIn(state, entrant) && !state.absent.includes(entrant))
  const away = at.numbers.filter((entrant) => isIn(state, entrant) && state.absent.includes(entrant))
  if (there.length < 2) return null
  const { pairs, bye } = yield* pairingSwiss(yield* contendersOf(at, new StageLines(state, run, stage), there))
  const idle = away.map((entrant) => ({ entrant, points: absencePoints(at, entrant, round), bye: false }))
  if (bye > 0) idle.push({ entrant: at.numbers[bye - 1]!, points: 2, bye: true })
  return { fixtures: pairs.map((pair) => ({ sides: pair.map((number) => at.numbers[number - 1]!), place: '' })), idle }
}

/** LG-SW-8 An announced absence scores one point the first time, except in the last round. */
const absencePoints = ({ idle, rounds }: Stage, entrant: EntrantId, round: number): number =>
  round < rounds && !idle.some((each) => each.entrant === entrant && !each.bye) ? 1 : 0

function* contendersOf({ numbers, idle, paired }: Stage, lines: StageLines, there: readonly EntrantId[]): Job<Contender[]> {
  const numberOf = new Map(numbers.map((entrant, i) => [entrant, i + 1]))
  const contenders: Contender[] = []
  for (const entrant of there) {
    const own = lines.fixtures(entrant).filter(({ decision }) => decision !== 'annulled')
    const played = own.filter(wasPlayed)
    const other = ({ sides }: Fixture): EntrantId => sides.find((side) => side !== entrant)!
    const last = own.find(({ round }) => round === paired)
    contenders.push({
      number: numberOf.get(entrant)!,
      points: lines.points(entrant),
      met: new Set(played.map((fixture) => numberOf.get(other(fixture))!)),
      hadBye:
        idle.some((each) => each.entrant === entrant && each.bye) ||
        own.some(
          (fixture) => !wasPlayed(fixture) && fixture.decision !== null && pointsOfSide(fixture, fixture.sides.indexOf(entrant)) === 2,
        ),
      floated:
        last === undefined
          ? idle.some((each) => each.entrant === entrant && each.bye && each.round === paired)
          : lines.points(other(last), paired) < lines.points(entrant, paired),
      seats: played.map(({ sides }) => (sides[0] === entrant ? 0 : 1)),
    })
    yield
  }
  return contenders
}

function podsRound(state: State, run: number, stage: number): NextRound | null {
  const at = state.runs[run]!.stages[stage]!
  const there = at.numbers.filter((entrant) => isIn(state, entrant))
  const lines = new StageLines(state, run, stage)
  const found = pairPods(
    there.map((entrant) => podEntrant(at, lines, entrant)),
    podSeats(state, run),
    at.paired === 0,
  )
  if (found === null) return null
  const entrantOf = (number: number): EntrantId => at.numbers[number - 1]!
  return {
    fixtures: found.pods.map((pod) => ({ sides: pod.map(entrantOf), place: '' })),
    idle: found.byes.map((number) => ({ entrant: entrantOf(number), points: 6, bye: true })),
  }
}

/** LG-DATA-3 The sizes that pods of an event may have. */
export const podSeats = (state: State, run: number): number[] => seatsOfPods(state.definition.events[state.runs[run]!.event]!)

export function seatsOfPods({ game, mode, format }: Pick<EventSpec, 'game' | 'mode' | 'format'>): number[] {
  if (format === 'rfl') return [2, 3, 4]
  if (game === 'aimbots') return [3, 4]
  if (game === 'pbl') return [2, 3]
  return mode === 'free-for-all' ? [3, 4] : [2, 3, 4]
}

function podEntrant({ numbers, idle }: Stage, lines: StageLines, entrant: EntrantId): PodEntrant {
  const own = lines.fixtures(entrant).filter(({ decision }) => decision !== null && decision !== 'annulled')
  const met = new Map<number, number>()
  for (const { sides } of own)
    for (const other of sides) if (other !== entrant) met.set(numbers.indexOf(other) + 1, (met.get(numbers.indexOf(other) + 1) ?? 0) + 1)
  return {
    number: numbers.indexOf(entrant) + 1,
    points: lines.points(entrant),
    byes: idle.filter((each) => each.entrant === entrant && each.bye).length,
    met,
    seatSum: own.reduce((sum, { sides }) => sum + sides.indexOf(entrant), 0),
  }
}

/** LG-PACE-1 The fixtures of a bracket's next round; entrants with byes wait for the others. */
function bracketRound(state: State, run: number, stage: number): NextRound | null {
  const at = state.runs[run]!.stages[stage]!
  const taken = new Set(fixturesOf(state, run, stage).map(({ place }) => place))
  const waiting = tiesOf(state, run, stage).filter((tie) => isReady(tie) && !taken.has(tie.name))
  if (waiting.length === 0) return null
  const next = Math.min(...waiting.map(({ turn }) => turn))
  const ready = waiting.filter(({ turn }) => turn === next)
  const entrantOf = (slot: Slot): EntrantId => at.numbers[(slot as number) - 1]!
  return {
    fixtures: ready.map(({ name, sides }) => ({
      // LG-SEAT-1 The better seed has the first seat. LG-DK-2 swaps seats in the deciding match, whose sides are already in order.
      sides: (name === 'decider' || name === 'final' ? sides : sides.toSorted((a, b) => (a as number) - (b as number))).map(entrantOf),
      place: name,
    })),
    idle: [],
  }
}

/** Lists every fixture of a bracket, as far as known. */
export function tiesOf(state: State, run: number, stage: number): Tie[] {
  const at = state.runs[run]!.stages[stage]!
  const decisions = decisionsOf(state, run, stage)
  const n = at.numbers.length
  if (at.kind === 'double knockout') {
    const { winners, losers, final, decider } = doubleKnockout(n, decisions)
    return [...winners.flat(), ...losers.flat(), final, ...(decider ? [decider] : [])]
  }
  const rounds = knockout(bracketOrder(n), decisions)
  const third = state.definition.third ? thirdPlace(rounds, decisions) : null
  return [...rounds.flat(), ...(third ? [third] : [])]
}

/** Collects the results of a bracket's fixtures so far, by their positions in it. */
export const decisionsOf = (state: State, run: number, stage: number): Map<string, Decided> => {
  const at = state.runs[run]!.stages[stage]!
  return new Map(fixturesOf(state, run, stage).flatMap((fixture) => decidedTie(at, fixture)))
}

function decidedTie({ numbers }: Stage, { place, sides, ranks, decision }: Fixture): [string, Decided][] {
  if (decision === null) return []
  if (decision === 'double forfeit') return [[place, 'both out']]
  return [[place, { winner: numbers.indexOf(sides[ranks.indexOf(1)]!) + 1 }]]
}
