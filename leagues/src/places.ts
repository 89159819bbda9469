import { fixturesOf } from './fixtures.ts'
import { doubleKnockout, doubleKnockoutPlaces } from './formats/double-knockout.ts'
import { bracketSeeds, type Qualified } from './formats/groups.ts'
import { bracketOrder, knockout, knockoutPlaces, thirdPlace } from './formats/knockout.ts'
import { decisionsOf, podSeats } from './pairing.ts'
import { isIn, type EntrantId, type Fixture, type Stage, type State } from './state.ts'
import { StageLines } from './stage-lines.ts'
import { stageTable } from './tables.ts'

/**
 * A place in the final standings of an event. Only brackets share places (LG-TB-4). Null if the entrant is listed last without a place
 * (LG-OUT-4).
 */
export interface Place {
  entrant: EntrantId
  place: number | null
}

/** LG-OUT-4 Computes the standings of an event so far. Entrants without a place come last, and everybody below one of them moves up. */
export function runPlaces(state: State, run: number): Place[] {
  const { unplaced } = state.runs[run]!
  const all = placesByStage(state, run)
  const isPlaced = ({ entrant }: Place): boolean => !unplaced.includes(entrant)
  const without = all.filter((each) => !isPlaced(each))
  const above = (place: number): number => without.filter((each) => each.place < place).length
  return [
    ...all.filter(isPlaced).map(({ entrant, place }) => ({ entrant, place: place - above(place) })),
    ...without.map(({ entrant }) => ({ entrant, place: null })),
  ]
}

/** LG-KO-4 Whether an event ended with a bracket whose last match had no winner, so that there is no champion. */
export function hasNoWinner(state: State, run: number): boolean {
  const { stages } = state.runs[run]!
  const last = stages.at(-1)
  return last !== undefined && isBracket(last) && (stagePlaces(state, run, stages.length - 1)[0]?.place ?? 1) > 1
}

const isBracket = ({ kind }: Stage): boolean => kind === 'knockout' || kind === 'double knockout'

interface Rank {
  entrant: EntrantId
  place: number
}

/** Lists all entrants of an event: those in its last stage first, followed by those who did not get that far. */
function placesByStage(state: State, run: number): Rank[] {
  const found: Rank[] = []
  const { stages } = state.runs[run]!
  for (let stage = stages.length - 1; stage >= 0; stage--) {
    const fresh = stagePlaces(state, run, stage).filter(({ entrant }) => !found.some((each) => each.entrant === entrant))
    const from = found.length
    const first = fresh[0]?.place ?? 1
    for (const { entrant, place } of fresh) found.push({ entrant, place: from === 0 ? place : from + 1 + (place - first) })
  }
  return found
}

function stagePlaces(state: State, run: number, stage: number): Rank[] {
  const at = state.runs[run]!.stages[stage]!
  if (isBracket(at)) return bracketPlaces(state, run, stage, at)
  if (at.kind === 'final') return finalPlaces(state, run, stage, at)
  if (at.kind === 'groups') return groupPlaces(state, run, stage, at)
  return stageTable(state, run, stage).map(({ entrant }, i) => ({ entrant, place: i + 1 }))
}

function bracketPlaces(state: State, run: number, stage: number, { kind, numbers }: Stage): Rank[] {
  const decisions = decisionsOf(state, run, stage)
  const rounds = knockout(bracketOrder(numbers.length), decisions)
  const places =
    kind === 'knockout'
      ? knockoutPlaces(rounds, state.definition.third ? thirdPlace(rounds, decisions) : null)
      : doubleKnockoutPlaces(doubleKnockout(numbers.length, decisions))
  return [...places].map(([seed, place]) => ({ entrant: numbers[seed - 1]!, place })).toSorted((a, b) => a.place - b.place)
}

/** LG-POD-5, LG-RFL-4 The ranking of the final; ties are broken by the standings before it. */
function finalPlaces(state: State, run: number, stage: number, { numbers }: Stage): Rank[] {
  const [final] = fixturesOf(state, run, stage)
  if (final === undefined || final.decision === null) return []
  const order = numbers.toSorted((a, b) => rankIn(final, a) - rankIn(final, b) || numbers.indexOf(a) - numbers.indexOf(b))
  return order.map((entrant, i) => ({ entrant, place: i + 1 }))
}

const rankIn = ({ sides, ranks }: Fixture, entrant: EntrantId): number => ranks[sides.indexOf(entrant)] ?? ranks.length + 1

/** Ranks the entrants that did not qualify from their group by their place there, then by points per match. */
function groupPlaces(state: State, run: number, stage: number, { groups }: Stage): Rank[] {
  const tables = groups.map((group) => stageTable(state, run, stage, group).map(({ entrant }) => entrant))
  const most = Math.max(...tables.map(({ length }) => length))
  const order = Array.from({ length: most }, (_, i) => tables.flatMap((table) => (table[i] === undefined ? [] : [table[i]]))).flat()
  return order.map((entrant, i) => ({ entrant, place: i + 1 }))
}

/** LG-POD-5, LG-RFL-4 Lists the best entrants of the rounds, one for each seat at a table. */
export function finalists(state: State, run: number): EntrantId[] {
  const seats = podSeats(state, run)
  const there = stageTable(state, run, 0)
    .map(({ entrant }) => entrant)
    .filter((entrant) => isIn(state, entrant))
  return there.slice(0, Math.min(Math.max(...seats), there.length))
}

/**
 * LG-KO-3, LG-GB-2 Lists the seeds of the bracket after a stage: by rank, or the winners and runners-up of groups. LG-OUT-4 An entrant that
 * is out does not advance.
 */
export function seedsOfBracket(state: State, run: number): EntrantId[] {
  const at = state.runs[run]!.stages[0]!
  if (at.kind !== 'groups')
    return stageTable(state, run, 0)
      .map(({ entrant }) => entrant)
      .filter((entrant) => isIn(state, entrant))
  const tables = at.groups.map((group) => stageTable(state, run, 0, group).filter(({ entrant }) => isIn(state, entrant)))
  const lines = new StageLines(state, run, 0)
  const qualified = (rank: number): Qualified[] =>
    tables.flatMap((table, group) => {
      const entrant = table[rank]?.entrant
      if (entrant === undefined) return []
      const matches = lines.line(entrant).turns.length
      return [{ number: at.numbers.indexOf(entrant) + 1, group, points: lines.points(entrant), matches }]
    })
  return bracketSeeds(qualified(0), qualified(1)).map((number) => at.numbers[number - 1]!)
}
