import { awaited, type Draft, type Table } from '@robodrome/table'

interface Desk {
  /** Whether a guest is at the table, through this process or another. */
  isHere(guest: string): boolean
  /** Makes a step without a request; the draft is null if the step is no longer due. */
  make(wishIn: (state: Table) => Draft | null): Promise<void>
}

/**
 * Notes who has left a table that is waiting for them, and who is back. Steps record this, so that every process knows it, even after a
 * restart. Reloading the page does not count as leaving.
 */
export class Attendance {
  readonly #graceMs: number
  readonly #desk: Desk
  #timer: NodeJS.Timeout | undefined

  constructor(graceMs: number, desk: Desk) {
    this.#graceMs = graceMs
    this.#desk = desk
  }

  /** Called when somebody may have come or gone. */
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

  /** Returns the first player to record as gone (`on`) or as back. */
  #change(state: Table, on: boolean): Draft | null {
    const found = awaited(state).find(({ guest }) => state.awaySince.has(guest) !== on && this.#desk.isHere(guest) !== on)
    return found === undefined ? null : { kind: 'away', seat: found.seat, on }
  }

  /** If the store does not answer, or another process was faster, the next arrival or departure tries again. */
  #do(on: boolean): void {
    this.#desk.make((state) => this.#change(state, on)).catch(() => {})
  }
}
