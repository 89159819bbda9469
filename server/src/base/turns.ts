/** Pieces of work of one caller that may be under way at once. */
const AT_ONCE = 2

interface Lane {
  underway: number
  waiting: (() => void)[]
}

/**
 * Work that takes this thread for milliseconds: few pieces at a time for each caller, and after each the thread sees to everybody else first. However much one
 * caller asks for at once, others wait for a piece of it, not for all.
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
