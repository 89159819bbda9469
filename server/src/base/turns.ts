/** The number of jobs that one caller may run at once. */
const AT_ONCE = 2

interface Lane {
  underway: number
  waiting: (() => void)[]
}

/**
 * Lets callers take turns with jobs that hold this thread for milliseconds. Each caller may run a few jobs at a time, and the thread serves
 * others after each job. A caller with many jobs delays others by one of these jobs, not by all of them.
 */
export class Turns {
  readonly #lanes = new Map<string, Lane>()

  async take<T>(caller: string, work: () => Promise<T>): Promise<T> {
    let lane = this.#lanes.get(caller)
    if (lane === undefined) this.#lanes.set(caller, (lane = { underway: 0, waiting: [] }))
    const { waiting } = lane
    if (lane.underway >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn))
    else lane.underway++
    try {
      return await work()
    } finally {
      setImmediate(() => this.#next(caller, lane))
    }
  }

  #next(caller: string, lane: Lane): void {
    const next = lane.waiting.shift()
    if (next !== undefined) return next()
    lane.underway--
    if (lane.underway === 0) this.#lanes.delete(caller)
  }
}
