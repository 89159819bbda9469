import { same } from '@robodrome/kernel'
import {
  Competition,
  finalStanding,
  fixturesOf,
  isIn,
  openLog,
  openState,
  runPlaces,
  stageTable,
  tieBreaksOf,
  type Act,
  type EntrantId,
  type Fixture,
  type Row,
  type Stage,
  type State,
} from '@robodrome/leagues'
import { isPairable } from './pairable.ts'
import { CARDS, randomCompetition, SEED, type Onlooker } from './random.ts'
import { bookProblem, SecondBook } from './second/book.ts'
import { placesOf } from './second/standing.ts'

/** Plays one random competition; returns the first violation in a sentence, or null. */
export function competitionProblem(seed: number): string | null {
  const witness = new Witness()
  try {
    const competition = randomCompetition(seed, witness)
    const problem = witness.problem ?? problemIn(competition) ?? placesProblem(competition, witness.book!)
    if (problem !== null || competition.state.status !== 'finished') return problem
    // LG-STATE-5 A finished competition can be repeated.
    const other = new Witness()
    const again = randomCompetition(seed, other, competition.state)
    return other.problem ?? problemIn(again) ?? placesProblem(again, other.book!)
  } catch (error) {
    return witness.problem ?? String(error)
  }
}

/** Keeps a second book of a competition, and compares every fixture, deadline and decision with it. */
class Witness implements Onlooker {
  book: SecondBook | null = null
  problem: string | null = null
  #read = 0
  #expected: { rule: string | null } | null = null

  opened({ log }: Competition): void {
    const [first] = log
    if (first?.data.kind === 'created') this.book = new SecondBook(first.data.definition)
  }

  /** LG-OUT-8, LG-OUT-9 Predicts which of a manager's decisions are refused. */
  before(act: Act, at: number): void {
    this.#expected = null
    if (act.kind !== 'adjudicated') return
    const rule = this.book!.matches[act.fixture]!.match.forbids(act.verdict, at, this.book!.isLatest(act.fixture))
    this.#expected = { rule }
  }

  after(competition: Competition, refused: string | null): void {
    this.problem ??= leakIn(competition)
    if (this.#expected !== null && this.#expected.rule !== refused)
      this.problem ??= `a decision is refused by ${refused}, and by the rules by ${this.#expected.rule}`
    this.#expected = null
    for (const entry of competition.log.slice(this.#read)) this.book!.read(entry)
    this.#read = competition.log.length
    this.problem ??= bookProblem(this.book!, competition.state)
  }
}

/** LG-OUT-4, LG-KO-6, LG-DK-3, LG-TB-1 Recomputes the places of every finished event. */
function placesProblem({ state }: Competition, book: SecondBook): string | null {
  for (const [run, { over }] of state.runs.entries()) {
    const expected = over ? placesOf(book, run, tieBreaksOf(state, run, 0)) : null
    const found = runPlaces(state, run).map(({ entrant, place }) => `${entrant}:${place ?? '-'}`)
    if (expected !== null && expected.join(' ') !== found.toSorted().join(' '))
      return `run ${run}: the places are ${found.toSorted().join(' ')}, and by the rules ${expected.join(' ')}`
  }
  return null
}

const problemIn = (competition: Competition): string | null =>
  replayProblem(competition) ?? openEnd(competition.state) ?? stageProblem(competition.state)

/** LG-LOG-2 A replay gives the same result, with the seed and without. */
function replayProblem({ log, state }: Competition): string | null {
  const { competition, problem } = Competition.replay(log, CARDS, SEED)
  if (problem !== null) return problem
  if (!same(competition.state, state)) return 'a replay of the log comes to another state'
  return Competition.replay(log, CARDS).problem
}

/** LG-STATE-1 After the end nothing is open, and every entrant still in has a place. */
function openEnd(state: State): string | null {
  const isAlone = state.entrants.filter((_, id) => isIn(state, id)).length <= 1
  if (isAlone) return null
  if (state.fixtures.some(({ decision }) => decision === null)) return 'it has ended with a fixture that is not decided'
  const placed = new Set(finalStanding(state).map(({ entrant }) => entrant))
  const missing = state.runs.at(-1)!.stages[0]!.numbers.find((entrant) => !placed.has(entrant))
  return missing === undefined ? null : `entrant ${missing} has no place`
}

function stageProblem(state: State): string | null {
  for (const [run, { stages }] of state.runs.entries())
    for (const [at, stage] of stages.entries()) {
      const fixtures = fixturesOf(state, run, at)
      const found = tableProblem(state, run, at, stage, fixtures) ?? meetingProblem(stage, fixtures)
      if (found !== null) return `run ${run}, stage ${at} (${stage.kind}): ${found}`
    }
  return null
}

/** Recounts the points directly from the results, and checks the order against them. */
function tableProblem(state: State, run: number, at: number, stage: Stage, fixtures: readonly Fixture[]): string | null {
  if (!['robin', 'double robin', 'swiss'].includes(stage.kind)) return null
  const table = stageTable(state, run, at)
  const wrong = table.find(({ entrant, values }) => values.PTS !== pointsOf(stage, fixtures, entrant))
  if (wrong)
    return `entrant ${wrong.entrant} has ${wrong.values.PTS} points, and ${pointsOf(stage, fixtures, wrong.entrant)} by its results`
  if (new Set(table.map(({ entrant }) => entrant)).size !== stage.numbers.length) return 'somebody stands twice in the table, or not at all'
  if (state.definition.format === 'decathlon') return null
  const codes = state.definition.tiebreaks
  const isAbove = (a: Row, b: Row): boolean => {
    const code = codes.find((each) => a.values[each] !== b.values[each])
    return code !== undefined && a.values[code] > b.values[code]
  }
  // Direct encounters count only among entrants that are still tied at that criterion.
  const isPlain = table.every(({ values }) => values.DE === 0)
  // LG-OUT-4 Entrants without a place come last, whatever their points.
  const placed = table.filter(({ place }) => place !== null)
  const upset = isPlain ? placed.findIndex((row, i) => i > 0 && !isAbove(placed[i - 1]!, row)) : -1
  return upset < 0 ? null : `place ${upset} stands above place ${upset + 1} without a reason`
}

function pointsOf({ idle }: Stage, fixtures: readonly Fixture[], entrant: EntrantId): number {
  const played = fixtures.reduce((sum, { sides, ranks, decision }) => {
    const side = sides.indexOf(entrant)
    if (side < 0 || decision === null || decision === 'annulled' || decision === 'double forfeit') return sum
    const [own, other] = [ranks[side]!, ranks[1 - side]!]
    return sum + (own === other ? 1 : own < other ? 2 : 0)
  }, 0)
  return idle.reduce((sum, each) => sum + (each.entrant === entrant ? each.points : 0), played)
}

/** LG-SW-3, LG-RR-1, LG-KO-2 Looks for forbidden rematches. */
function meetingProblem({ kind }: Stage, fixtures: readonly Fixture[]): string | null {
  const twice = new Map<string, number>()
  const most = { robin: 1, groups: 1, 'double robin': 2 }[kind as string]
  if (most !== undefined) {
    for (const { sides } of fixtures) {
      const name = sides.toSorted((a, b) => a - b).join(' and ')
      twice.set(name, (twice.get(name) ?? 0) + 1)
      if (twice.get(name)! > most) return `${name} meet too often`
    }
  }
  if (kind === 'knockout') return beatenAndBack(fixtures)
  return kind === 'swiss' ? rematch(fixtures) : null
}

/** Reports a beaten entrant that played again in a knockout, other than for third place. */
function beatenAndBack(fixtures: readonly Fixture[]): string | null {
  const out = new Set<EntrantId>()
  for (const { sides, ranks, decision, place } of fixtures) {
    if (place !== 'third' && sides.some((side) => out.has(side)) && !sides.every((side) => out.has(side)))
      return `somebody who was out plays on at ${place}`
    sides.forEach((side, i) => {
      if (decision !== null && decision !== 'annulled' && ranks[i]! > 1) out.add(side)
    })
  }
  return null
}

/** LG-SW-7 A rematch is allowed only if the round could not be paired without one. */
function rematch(fixtures: readonly Fixture[]): string | null {
  const met = new Set<string>()
  const rounds = Math.max(0, ...fixtures.map(({ round }) => round))
  for (let round = 1; round <= rounds; round++) {
    const own = fixtures.filter((each) => each.round === round)
    const again = own.find(({ sides }) => met.has(sides.join(' ')))
    if (
      again &&
      isPairable(
        own.flatMap(({ sides }) => sides),
        (a, b) => !met.has(`${a} ${b}`),
      )
    )
      return `${again.sides.join(' and ')} meet again in round ${round}, though all could be paired anew`
    for (const { sides, decision } of own)
      if (decision === 'played' || decision === 'adjudicated') met.add(sides.join(' ')).add(sides.toReversed().join(' '))
  }
  return null
}

/** LG-SAL-17 Finds leaks: data sent to others before the reveal must contain nothing of a sealed list, a firing or a wish. */
function leakIn({ state, log }: Competition): string | null {
  const { phase } = state
  if (phase.kind !== 'sealed' && phase.kind !== 'firing') return null
  const given = phase.kind === 'sealed' ? phase.lists : phase.chosen
  for (const own of [[], [state.entrants.length - 1]]) {
    const open = openState(state, own).phase
    const shown = open.kind === 'sealed' ? open.lists : open.kind === 'firing' ? open.chosen : {}
    const told = Object.keys(given).find((entrant) => !own.includes(Number(entrant)) && shown[entrant]!.length > 0)
    if (told !== undefined) return `what entrant ${told} sealed is shown`
    const from = log.findLastIndex(({ data }) => data.kind === 'revealed' || data.kind === 'phase')
    const inLog = openLog(log, own)
      .slice(from + 1)
      .find(({ data }) =>
        data.kind === 'sealed'
          ? !own.includes(data.entrant) && data.bids.length > 0
          : data.kind === 'fired' && !own.includes(data.entrant) && data.cards.length > 0,
      )
    if (inLog) return `entry ${inLog.n} is told before it is revealed`
  }
  return null
}
