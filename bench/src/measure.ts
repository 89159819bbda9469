/** Measures the CPU seconds, user and system, of some work. Other jobs on the machine do not count. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** Returns how often a piece of work completes per CPU second; `work` returns the number of units of one call. */
export function perSecond(work: () => number, seconds: number): number {
  let units = 0
  let spent = 0
  while (spent < seconds) {
    spent += cpuSeconds(() => {
      const end = performance.now() + TURN
      do units += work()
      while (performance.now() < end)
    })
  }
  return units / spent
}

/** The length of a turn, in milliseconds of CPU time, because reading the CPU clock costs as much as a small game. */
const TURN = 10

export interface Line {
  what: string
  /** A ratio that can be compared between machines: our rate over theirs, or one cost over another. */
  ratio: number
  /** The two sides of the ratio, with this machine's figures. */
  between: string
}

/** Returns the ratio of two rates, each the median of several short turns taken alternately, so that a busy moment affects both. */
export function race(ours: () => number, theirs: () => number, turns = 5, seconds = 0.3): { ours: number; theirs: number; ratio: number } {
  perSecond(ours, seconds)
  perSecond(theirs, seconds)
  const rates = Array.from({ length: turns }, () => [perSecond(ours, seconds), perSecond(theirs, seconds)] as const)
  const middle = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
  return { ours: middle(rates.map(([a]) => a)), theirs: middle(rates.map(([, b]) => b)), ratio: middle(rates.map(([a, b]) => a / b)) }
}

export function count(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toPrecision(3)
}
