import type { Seat } from '@robodrome/kernel'
import type { ChancePoint } from '@robodrome/protocol/broadcasts'

/** A swing of the estimate: whose win chance rose, by how much, and between which steps. */
export interface Turn {
  /** The position of its second point in the graph. */
  at: number
  seat: Seat
  by: number
  from: number
  to: number
}

/** The smallest rise that counts as a turning point. */
const NOTABLE = 0.1
const MOST = 2

/** The two largest swings so far, in the order in which they happened. */
export function turnsOf(points: readonly ChancePoint[]): Turn[] {
  const swings = points.slice(1).map(({ seq: to, chances }, i): Turn => {
    const before = points[i]!
    const rises = chances.map((chance, seat) => chance - (before.chances[seat] ?? 0))
    const by = Math.max(...rises)
    return { at: i + 1, seat: rises.indexOf(by), by, from: before.seq, to }
  })
  return swings
    .filter(({ by }) => by >= NOTABLE)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
}
