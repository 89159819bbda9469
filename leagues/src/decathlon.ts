import { runPlaces, type Place } from './places.ts'
import { isIn, type EntrantId, type State } from './state.ts'
import { stageTable, tieBreaksOf } from './tables.ts'

/** The result of one event: the place (for shared places the best of them), and the points. */
export interface EventScore {
  place: number
  points: number
}

export interface DecathlonRow {
  entrant: EntrantId
  sum: number
  /** The results by event; null if the entrant was absent. */
  events: (EventScore | null)[]
}

/** A scored place; several entrants may share it. */
export type Scored = { entrant: EntrantId; place: number }

/** LG-DEC-3 Scores 2 (N - place) for each event, times its weight; tied entrants get the mean of their places. */
export function eventScores(places: readonly Scored[], entrants: number, weight: number): Map<EntrantId, EventScore> {
  return new Map(
    places.map(({ entrant, place }) => {
      const shared = places.filter((each) => each.place === place).length
      return [entrant, { place, points: 2 * (entrants - (place + (shared - 1) / 2)) * weight }]
    }),
  )
}

/** LG-DEC-4 Orders entrants by total, then event wins, second places, third places, ..., then the place in the last event, then the lot. */
export function orderDecathlon(rows: readonly DecathlonRow[], lots: readonly EntrantId[]): DecathlonRow[] {
  const count = ({ events }: DecathlonRow, place: number): number => events.filter((score) => score?.place === place).length
  const last = ({ events }: DecathlonRow): number => events.at(-1)?.place ?? Number.POSITIVE_INFINITY
  return rows.toSorted((a, b) => {
    if (a.sum !== b.sum) return b.sum - a.sum
    for (let place = 1; place <= rows.length; place++) if (count(a, place) !== count(b, place)) return count(b, place) - count(a, place)
    return last(a) - last(b) || lots.indexOf(a.entrant) - lots.indexOf(b.entrant)
  })
}

/** Computes the standings of a decathlon after its finished events. */
export function decathlonTable(state: State): DecathlonRow[] {
  const runs = state.runs.flatMap(({ over, event }, run) => (over ? [{ run, weight: state.definition.events[event]!.weight }] : []))
  const scores = runs.map(({ run, weight }) => eventScores(present(state, run), state.texts.length, weight))
  const rows = state.numbers.map((entrant) => {
    const events = scores.map((each) => each.get(entrant) ?? null)
    return { entrant, events, sum: events.reduce((sum, score) => sum + (score?.points ?? 0), 0) }
  })
  return orderDecathlon(rows, state.lots)
}

/** LG-OUT-4 A disqualified entrant is last, without a place. */
export function decathlonPlaces(state: State): Place[] {
  const order = decathlonTable(state).map(({ entrant }) => entrant)
  const isPlaced = (entrant: EntrantId): boolean => isIn(state, entrant) || state.entrants[entrant]!.out?.how !== 'disqualified'
  return [
    ...order.filter(isPlaced).map((entrant, i) => ({ entrant, place: i + 1 })),
    ...order.filter((entrant) => !isPlaced(entrant)).map((entrant) => ({ entrant, place: null })),
  ]
}

/**
 * LG-DEC-3 Lists the entrants with a place in the event; an absent entrant, or one without a place, scores nothing. Entrants separated only
 * by lot share a place.
 */
function present(state: State, run: number): Scored[] {
  const there = runPlaces(state, run).flatMap(({ entrant, place }) => {
    const isThere = state.fixtures.some((each) => each.run === run && each.decision !== 'annulled' && each.sides.includes(entrant))
    return place === null || !isThere ? [] : [{ entrant, place }]
  })
  const tied = tiedByLot(state, run)
  return there.reduce<Scored[]>((found, each) => {
    const above = found.at(-1)
    return [...found, above && tied(above.entrant, each.entrant) ? { ...each, place: above.place } : each]
  }, [])
}

/** Whether two neighbours in an event's table are separated only by lot. Reaching a later stage separates them, too. */
function tiedByLot(state: State, run: number): (a: EntrantId, b: EntrantId) => boolean {
  const [first, ...later] = state.runs[run]!.stages
  if (first === undefined || first.kind === 'knockout' || first.kind === 'double knockout') return () => false
  const codes = tieBreaksOf(state, run, 0).filter((code) => code !== 'LOT')
  const rows = new Map(stageTable(state, run, 0).map(({ entrant, values }) => [entrant, values]))
  const isLast = (entrant: EntrantId): boolean => !later.some(({ numbers }) => numbers.includes(entrant))
  return (a, b) => isLast(a) && isLast(b) && codes.every((code) => rows.get(a)?.[code] === rows.get(b)?.[code])
}
