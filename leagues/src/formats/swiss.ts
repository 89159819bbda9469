import { toEnd, type Job } from '../job.ts'
import { Matching } from './matching.ts'
import type { Pair } from './round-robin.ts'

/** What the pairing of a Swiss round needs to know about an entrant (LG-SW-1); seats are assigned afterwards. */
export interface Contender {
  number: number
  points: number
  /** LG-SW-3 The opponents of its played matches, by number. */
  met: ReadonlySet<number>
  /** Whether it has had a bye or a forfeit win (LG-SW-2). */
  hadBye: boolean
  /** LG-SW-4 Whether it floated down in the previous round, which means that it met an opponent with fewer points or had the bye. */
  floated: boolean
  /** The seats of its played matches in order: 0 for first, 1 for second. */
  seats: readonly (0 | 1)[]
}

/** What determines the seats of a pair (LG-SEAT-2). */
export type Sitting = Pick<Contender, 'number' | 'points' | 'seats'>

export interface SwissRound {
  pairs: Pair[]
  /** 0: nobody. */
  bye: number
}

/** LG-DATA-1 The smallest number of rounds R with 2^R >= n. */
export const swissRounds = (n: number): number => Math.ceil(Math.log2(n))

/** Points, then number: the order used in all Swiss pairing. */
export const byRank = (a: Pick<Contender, 'points' | 'number'>, b: Pick<Contender, 'points' | 'number'>): number =>
  b.points - a.points || a.number - b.number

/** LG-SW-2 to LG-SW-7 Makes the pairings of a round, in board order. */
export const pairSwiss = (all: readonly Contender[]): SwissRound => toEnd(pairingSwiss(all))

/** The same as a job that pauses. */
export function* pairingSwiss(all: readonly Contender[]): Job<SwissRound> {
  const order = all.toSorted(byRank)
  const out = order.length % 2 === 1 ? yield* byeOf(order) : null
  const playing = order.filter((each) => each !== out)
  const pairs = yield* pairAll(playing)
  return { pairs: pairs.map(([a, b], i) => seated(a, b, i + 1)), bye: out?.number ?? 0 }
}

/** LG-SW-2 Finds the lowest entrant without a bye so far whose absence leaves the others pairable; if there is none, returns the lowest. */
function* byeOf(order: readonly Contender[]): Job<Contender> {
  const whole = yield* Matching.of(order.length, (a, b) => isNew(order[a]!, order[b]!))
  for (let i = order.length - 1; i >= 0; i--) if (!order[i]!.hadBye && (yield* whole.isCompleteWithout(i))) return order[i]!
  return order.at(-1)!
}

const isNew = (a: Contender, b: Contender): boolean => !a.met.has(b.number)

/**
 * LG-SW-5, LG-SW-7 In turn, each entrant meets the opponent it prefers most among those that leave the rest pairable; if there is none, the
 * first it has not met.
 */
function* pairAll(playing: readonly Contender[]): Job<[Contender, Contender][]> {
  const { list, headed } = bracketsOf(playing)
  const order = list.flat()
  const at = new Map(order.map((each, i) => [each, i]))
  const matching = yield* Matching.of(order.length, (a, b) => isNew(order[a]!, order[b]!))
  const isComplete = matching.complete
  const left = list.map((bracket) => [...bracket])
  const pairs: [Contender, Contender][] = []
  while (pairs.length < order.length / 2) {
    while (left[0]!.length === 0) left.shift()
    const x = left[0]!.shift()!
    const wishes = (fits: (other: Contender) => boolean): Job<Contender | undefined> => firstOf(wishesOf(left, headed.has(x)), fits)
    const isFresh = (other: Contender): boolean => isNew(x, other)
    const y = isComplete
      ? (yield* wishes((other) => isFresh(other) && matching.fix(at.get(x)!, at.get(other)!)))!
      : ((yield* wishes(isFresh)) ?? (yield* wishes(() => true))!)
    const bracket = left.find((each) => each.includes(y))!
    bracket.splice(bracket.indexOf(y), 1)
    pairs.push([x, y])
    yield
  }
  return pairs
}

/**
 * LG-SW-4 Makes the score groups from the top, each headed by the floater from above. An odd group sends down its lowest entrant that did
 * not float before.
 */
function bracketsOf(order: readonly Contender[]): { list: Contender[][]; headed: Set<Contender> } {
  const groups = [...new Set(order.map(({ points }) => points))].map((points) => order.filter((each) => each.points === points))
  const headed = new Set<Contender>()
  let floater: Contender | null = null
  const list = groups.map((residents, i) => {
    const bracket: Contender[] = floater === null ? residents : [floater, ...residents]
    if (floater !== null) headed.add(floater)
    floater = bracket.length % 2 === 1 && i < groups.length - 1 ? (residents.findLast((each) => !each.floated) ?? residents.at(-1)!) : null
    return bracket.filter((each) => each !== floater)
  })
  return { list, headed }
}

/**
 * LG-SW-6 Yields the opponents of the top entrant in order of preference: its own bracket from the middle down, then from the middle up,
 * then later brackets. For a floater, the list starts at the top.
 */
function* wishesOf([others = [], ...later]: readonly (readonly Contender[])[], isFloater: boolean): Generator<Contender, void> {
  const middle = isFloater ? 0 : Math.max(0, Math.floor((others.length + 1) / 2) - 1)
  for (let i = middle; i < others.length; i++) yield others[i]!
  for (let i = middle - 1; i >= 0; i--) yield others[i]!
  for (const bracket of later) yield* bracket
}

/** One of the first preferences nearly always fits, so the rest of a long list is not computed. */
function* firstOf<T>(wishes: Iterable<T>, fits: (wish: T) => boolean): Job<T | undefined> {
  for (const wish of wishes) {
    if (fits(wish)) return wish
    yield
  }
  return undefined
}

/**
 * LG-SEAT-2 The first seat goes to the entrant that had it less often; if equal, to the one that sat second when their seats last differed.
 * Otherwise, the board decides. `a` is the higher entrant.
 */
export function seated(a: Sitting, b: Sitting, board: number): Pair {
  const [high, low] = byRank(a, b) <= 0 ? [a, b] : [b, a]
  const lead = surplus(high) - surplus(low)
  const first = lead !== 0 ? lead < 0 : (latestDifference(high, low) ?? board % 2 === 1)
  return first ? [high.number, low.number] : [low.number, high.number]
}

/** Counts how often an entrant sat first minus how often it sat second. */
const surplus = ({ seats }: Sitting): number => seats.reduce<number>((sum, seat) => sum + (seat === 0 ? 1 : -1), 0)

/**
 * Whether the first of two entrants sat second when their seats last differed; null if their histories are equal over the common length.
 */
function latestDifference(a: Sitting, b: Sitting): boolean | null {
  for (let back = 1; back <= Math.min(a.seats.length, b.seats.length); back++) {
    const [mine, theirs] = [a.seats.at(-back), b.seats.at(-back)]
    if (mine !== theirs) return mine === 1
  }
  return null
}
