/** A pair of pairing numbers, the first seat first. */
export type Pair = readonly [first: number, second: number]

/** A round of a round robin: the pairs in board order, and the entrant with the bye (0 for none). */
export interface RobinRound {
  pairs: Pair[]
  bye: number
}

/** LG-RR-1 Makes Berger's table for n entrants: one entrant meets the last number, and the others pair up around it. */
export function roundRobin(n: number): RobinRound[] {
  const m = n + (n % 2)
  return Array.from({ length: m - 1 }, (_, i) => {
    const p = pivotOf(i + 1, m)
    const pairs = [againstLast(p, m), ...Array.from({ length: m / 2 - 1 }, (_each, k) => amongOthers(p, k + 1, m))]
    const bye = pairs.find(([a, b]) => a > n || b > n)
    return { pairs: pairs.filter((pair) => pair !== bye), bye: bye === undefined ? 0 : Math.min(...bye) }
  })
}

/** LG-RR-3 Makes a double round robin: the first cycle with its last two rounds swapped, followed by all its rounds with swapped seats. */
export function doubleRoundRobin(n: number): RobinRound[] {
  const first = roundRobin(n)
  const back = first.map(({ pairs, bye }) => ({ pairs: pairs.map(([a, b]): Pair => [b, a]), bye }))
  const turned = first.length < 2 ? first : [...first.slice(0, -2), first.at(-1)!, first.at(-2)!]
  return [...turned, ...back]
}

/** The number p from 1 to m - 1 for which 2p equals r + 1 modulo m - 1. */
const pivotOf = (r: number, m: number): number => {
  for (let p = 1; p < m; p++) if ((2 * p - (r + 1)) % (m - 1) === 0) return p
  throw new Error(`no pivot in round ${r} of ${m}`)
}

/** LG-RR-2 Against the last number, the lower half has the first seat. */
const againstLast = (p: number, m: number): Pair => (p <= m / 2 ? [p, m] : [m, p])

/** LG-RR-2 Between two others, the lower number has the first seat if their sum is odd, otherwise the higher one. */
function amongOthers(p: number, k: number, m: number): Pair {
  const a = around(p + k, m)
  const b = around(p - k, m)
  const [low, high] = a < b ? [a, b] : [b, a]
  return (a + b) % 2 === 1 ? [low, high] : [high, low]
}

const around = (p: number, m: number): number => ((((p - 1) % (m - 1)) + (m - 1)) % (m - 1)) + 1
