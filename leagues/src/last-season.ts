import type { Taken } from './definition.ts'
import type { EntrantId, State } from './state.ts'

/**
 * LG-STATE-5 Returns what an entrant brings from the previous season; null for newcomers. If a bot entered several times, the copies are
 * matched in order of entry.
 */
export function takenBy({ definition: { last = [] }, entrants, lots }: State, entrant: EntrantId): Taken | null {
  const name = nameOf(entrants[entrant]!)
  const copies = lots.toSorted((a, b) => a - b).filter((each) => nameOf(entrants[each]!) === name)
  return last.filter((each) => nameOf(each) === name)[copies.indexOf(entrant)] ?? null
}

const nameOf = ({ accounts }: Pick<Taken, 'accounts'>): string => accounts.join(' ')

/** Lists the returning entrants of the previous season, in order of their pairing numbers there, or of its table if `by` is `place`. */
export function stayers(state: State, by: 'number' | 'place'): EntrantId[] {
  const { last = [] } = state.definition
  const order = by === 'number' ? last : last.toSorted((a, b) => a.place - b.place)
  const here = state.lots.map((entrant) => ({ entrant, taken: takenBy(state, entrant) }))
  return order.flatMap((each) => here.flatMap(({ entrant, taken }) => (taken === each ? [entrant] : [])))
}

/**
 * Whether nobody owns anything yet: in a first season without a predecessor, or in one where all cards are free again (LG-KEEP-9,
 * LG-SAL-15).
 */
export const isFresh = ({ season, definition: { last = [], again } }: State): boolean =>
  (season === 1 && last.length === 0) || again === 'redraft'
