/** LG-DATA-3 Lists the seat counts that a game allows. */
export const seatNumbers = (game: string): readonly number[] => (game === 'aimbots' ? [3, 4] : game === 'pbl' ? [2, 3] : [2, 3, 4])

/** LG-POD-1 Computes the sizes of pods and the number of byes; null if there are too few entrants for a pod. */
export function sizesFor(n: number, seats: readonly number[]): { sizes: number[]; byes: number } | null {
  for (let byes = 0; byes < n; byes++)
    for (let pods = 1; pods <= n; pods++) {
      const sizes = Array.from({ length: pods }, (_, i) => Math.floor((n - byes + pods - 1 - i) / pods))
      if (sizes.every((size) => seats.includes(size))) return { sizes, byes }
    }
  return null
}

/** LG-POD-3 Computes points for ranks from 1; if no entrant ranked first, a KillBot did (LG-RFL-3). */
export function pointsFor(ranks: readonly number[]): number[] {
  const n = ranks.length + (ranks.includes(1) ? 0 : 1)
  return ranks.map((rank) => {
    const places = ranks.flatMap((each, i) => (each === rank ? [rank + ranks.slice(0, i).filter((other) => other === rank).length] : []))
    return places.reduce((sum, place) => sum + (12 * (n - place)) / (n - 1), 0) / places.length
  })
}
