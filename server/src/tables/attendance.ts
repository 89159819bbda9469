import { awaited, type Draft, type Table } from '@robodrome/table'

interface Desk {
  /** Whether a guest is at the table, through this process or another. */
  isHere(guest: string): boolean
  /** Makes a step that nobody asked for, unless it is no longer due (null). */
  make(wishIn: (state: Table) => Draft | null): Promise<void>
}

/**
 * Who of those a table waits for has gone, and who is back. It is kept as steps of the table, so that every process knows it, also after a restart; a page
 * that is loaded again has not gone.
 */
export class Attendance {
  readonly #graceMs: number
  readonly #desk: Desk
  #timer: NodeJS.Timeout | undefined

  constructor(graceMs: number, desk: Desk) {
    this.#graceMs = graceMs
    this.#desk = desk
  }

  /** Somebody may have come or gone. */
  call(state: Table): void {
    if (this.#change(state, false) !== null) this.#do(false)
    if (this.#change(state, true) === null) return this.rest()
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#do(true)
    }, this.#graceMs).unref()
  }

  rest(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The first of whom it is to be kept that they have gone (`on`), or are back. */
  #change(state: Table, on: boolean): Draft | null {
    const found = awaited(state).find(({ guest }) => state.awaySince.has(guest) !== on && this.#desk.isHere(guest) !== on)
    return found === undefined ? null : { kind: 'away', seat: found.seat, on }
  }

  /** Where the store does not answer, or another process was first, the next one who comes or goes brings it up again. */
  #do(on: boolean): void {
    this.#desk.make((state) => this.#change(state, on)).catch(() => {})
  }
}
