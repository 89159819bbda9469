/** A number of tables of three or four, and how many sit out. */
export interface PodSizes {
  sizes: number[]
  byes: number
}

/** LG-POD-1 Fewest byes, then fewest pods, as equal as possible, larger ones first; null where there are too few for any pod. */
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

/** LG-POD-2 Round 1: in snake order by pairing number over the pods; full pods are passed over. */
export function snake<T>(list: readonly T[], sizes: readonly number[]): T[][] {
  const pods: T[][] = sizes.map(() => [])
  const waiting = [...list]
  for (let forth = true; waiting.length > 0; forth = !forth)
    for (const i of forth ? pods.keys() : [...pods.keys()].toReversed())
      if (pods[i]!.length < sizes[i]! && waiting.length > 0) pods[i]!.push(waiting.shift()!)
  return pods
}

/** What the pods of a later round look at. */
export interface PodEntrant {
  number: number
  points: number
  byes: number
  /** Times it has met each of the others. */
  met: ReadonlyMap<number, number>
  /** Sum of the seats it has had, counted from 0 (LG-SEAT-3). */
  seatSum: number
}

const byRank = (a: PodEntrant, b: PodEntrant): number => b.points - a.points || a.number - b.number

export interface PodRound {
  /** Numbers in seat order. */
  pods: number[][]
  byes: number[]
}

/** The pods of a round, seats in order; null where too few are left. */
export function pairPods(all: readonly PodEntrant[], seats: readonly number[], isFirst: boolean): PodRound | null {
  const found = podSizes(all.length, seats)
  if (found === null) return null
  const order = all.toSorted(byRank)
  const out = byesAmong(order, found.byes)
  const playing = order.filter((each) => !out.includes(each))
  const pods = isFirst ? snake(playing, found.sizes) : fill(playing, found.sizes)
  return { pods: pods.map((pod) => seatsIn(pod)), byes: out.map(({ number }) => number) }
}

/** LG-POD-1 Byes go to those with the fewest so far, among them the lowest in order. */
const byesAmong = (order: readonly PodEntrant[], count: number): PodEntrant[] =>
  order
    .toReversed()
    .toSorted((a, b) => a.byes - b.byes)
    .slice(0, count)

/** LG-POD-4 Pod after pod, seat after seat: of those with the most points left, who has met the fewest already there. */
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

/** LG-SEAT-3 Who has sat later so far sits first; equal: better rank. */
const seatsIn = (pod: readonly PodEntrant[]): number[] =>
  pod.toSorted((a, b) => b.seatSum - a.seatSum || byRank(a, b)).map(({ number }) => number)

/** LG-POD-3 Points for the ranks of a pod of n, ranks counted from 1; tied sides share the mean of their ranks. */
export function podPoints(ranks: readonly number[], n = ranks.length): number[] {
  return ranks.map((rank) => {
    const shared = ranks.filter((other) => other === rank).length
    const mean = rank + (shared - 1) / 2
    return (12 * (n - mean)) / (n - 1)
  })
}
