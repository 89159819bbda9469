/** An entrant waiting in an arena for its next opponent. */
export interface Waiting {
  number: number
  points: number
  lastOpponent: number
  /** Whether it was left out at the last tick. */
  leftOut: boolean
}

/**
 * LG-AR-1 At each tick, entrants are paired by points, then by number. With an odd number of entrants, the lowest one that was not left out
 * before keeps waiting. Meeting the same opponent twice in a row is avoided if possible.
 */
export function pairArena(waiting: readonly Waiting[]): { pairs: [number, number][]; leftOut: number } {
  const order = waiting.toSorted((a, b) => b.points - a.points || a.number - b.number)
  const out = order.length % 2 === 1 ? (order.findLast((each) => !each.leftOut) ?? order.at(-1)!) : null
  const left = order.filter((each) => each !== out)
  const pairs: [number, number][] = []
  while (left.length > 0) {
    const first = left.shift()!
    const at = Math.max(
      0,
      left.findIndex((each) => each.number !== first.lastOpponent),
    )
    pairs.push([first.number, left.splice(at, 1)[0]!.number])
  }
  return { pairs, leftOut: out?.number ?? 0 }
}

/** LG-AR-2 Counts arena points: a win scores 2 and a draw 1, doubled after two wins in a row. */
export function arenaPoints(results: readonly ('win' | 'draw' | 'loss')[]): number[] {
  let streak = 0
  return results.map((result) => {
    const points = (result === 'win' ? 2 : result === 'draw' ? 1 : 0) * (streak >= 2 ? 2 : 1)
    streak = result === 'win' ? streak + 1 : 0
    return points
  })
}
