/** Lets a fixed number through at a time; the others wait in order of arrival. */
export class Gate {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((turn) => this.#waiting.push(turn))
    else this.#free--
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free++
      else next()
    }
  }
}
