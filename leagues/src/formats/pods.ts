/** The number of tables of three and of four, and how many entrants sit out. */
export interface PodSizes {
  sizes: number[]
  byes: number
}

/**
 * LG-POD-1 Chooses the fewest byes, then the fewest pods, with sizes as equal as possible and larger ones first. Null if there are too few
 * entrants for a pod.
 */
export function podSizes(n: number, seats: readonly number[]): PodSizes | null {
  const [least, most] = [Math.min(...seats), Math.max(...seats)]
  for (let byes = 0; n - byes >= least; byes++) {
    const playing = n - byes
    for (let pods = Math.ceil(playing / most); pods * least <= playing; pods++) {
      const small = Math.floor(playing / pods)
      const large = playing % pods
      if (small + (large > 0 ? 1 : 0) <= most) return { sizes: Array.from({ length: pods }, (_, i) => small + (i < large ? 1 : 0)), byes }
    }
  }
  return null
}

/** LG-POD-2 Round 1 distributes entrants over the pods in snake order by pairing number; full pods are skipped. */
export function snake<T>(list: readonly T[], sizes: readonly number[]): T[][] {
  const pods: T[][] = sizes.map(() => [])
  const waiting = [...list]
  for (let forth = true; waiting.length > 0; forth = !forth)
    for (const i of forth ? pods.keys() : [...pods.keys()].toReversed())
      if (pods[i]!.length < sizes[i]! && waiting.length > 0) pods[i]!.push(waiting.shift()!)
  return pods
}

/** What the pairing of later rounds needs to know about an entrant. */
export interface PodEntrant {
  number: number
  points: number
  byes: number
  /** How often it has met each of the others. */
  met: ReadonlyMap<number, number>
  /** The sum of its seat numbers so far, counted from 0 (LG-SEAT-3). */
  seatSum: number
}

const byRank = (a: PodEntrant, b: PodEntrant): number => b.points - a.points || a.number - b.number

export interface PodRound {
  /** The pods, each as numbers in seat order. */
  pods: number[][]
  byes: number[]
}

/** The pods of a round, each in seat order; null if too few entrants are left. */
export function pairPods(all: readonly PodEntrant[], seats: readonly number[], isFirst: boolean): PodRound | null {
  const found = podSizes(all.length, seats)
  if (found === null) return null
  const order = all.toSorted(byRank)
  const out = byesAmong(order, found.byes)
  const playing = order.filter((each) => !out.includes(each))
  const pods = isFirst ? snake(playing, found.sizes) : fill(playing, found.sizes)
  return { pods: pods.map((pod) => seatsIn(pod)), byes: out.map(({ number }) => number) }
}

/** LG-POD-1 Byes go to the entrants with the fewest byes so far, lowest first. */
const byesAmong = (order: readonly PodEntrant[], count: number): PodEntrant[] =>
  order
    .toReversed()
    .toSorted((a, b) => a.byes - b.byes)
    .slice(0, count)

/**
 * LG-POD-4 Fills pod after pod, seat after seat: of the remaining entrants with the most points, it takes the one that has met the fewest
 * in the pod.
 */
function fill(playing: readonly PodEntrant[], sizes: readonly number[]): PodEntrant[][] {
  const left = [...playing]
  return sizes.map((size) => {
    const pod: PodEntrant[] = []
    while (pod.length < size) {
      const best = left.filter(({ points }) => points === left[0]!.points)
      const meetings = best.map((each) => pod.reduce((sum, other) => sum + (each.met.get(other.number) ?? 0), 0))
      const next = best[meetings.indexOf(Math.min(...meetings))]!
      pod.push(next)
      left.splice(left.indexOf(next), 1)
    }
    return pod
  })
}

/** LG-SEAT-3 The entrant with the later seats so far sits first; in a tie, the better-ranked one does. */
const seatsIn = (pod: readonly PodEntrant[]): number[] =>
  pod.toSorted((a, b) => b.seatSum - a.seatSum || byRank(a, b)).map(({ number }) => number)

/** LG-POD-3 Computes the points for the ranks of a pod of n, counted from 1; tied sides share the mean of their ranks. */
export function podPoints(ranks: readonly number[], n = ranks.length): number[] {
  return ranks.map((rank) => {
    const shared = ranks.filter((other) => other === rank).length
    const mean = rank + (shared - 1) / 2
    return (12 * (n - mean)) / (n - 1)
  })
}
