/** How long a phone may sleep before its person is called, and the pause between calls. */
export const CALL_MS = 10_000
export const CALL_AGAIN_MS = 30_000
/** After this, the screen offers the seat to another phone. */
export const TICKET_MS = 30_000
/** Before this, nobody counts as absent. */
export const ABSENT_MS = 90_000

/** The phones of a room that can be reached, and since when the others could not. */
export class Phones {
  /** How many awake pages each guest has. */
  readonly #awake = new Map<string, number>()
  readonly #since = new Map<string, number>()
  readonly #called = new Map<string, number>()

  come(guest: string): void {
    this.#awake.set(guest, (this.#awake.get(guest) ?? 0) + 1)
    this.#since.delete(guest)
    this.#called.delete(guest)
  }

  go(guest: string, now: number): void {
    const left = (this.#awake.get(guest) ?? 1) - 1
    if (left > 0) return void this.#awake.set(guest, left)
    this.#awake.delete(guest)
    this.#since.set(guest, now)
  }

  /**
   * How long a guest has been unreachable; null for a phone that is awake. For a guest who was never here, the time counts from `begun`.
   */
  awayFor(guest: string, now: number, begun: number): number | null {
    return this.#awake.has(guest) ? null : now - (this.#since.get(guest) ?? begun)
  }

  /** Whether it is time to call this guest: after ten seconds, and then every thirty. */
  callsFor(guest: string, now: number, begun: number): boolean {
    const away = this.awayFor(guest, now, begun)
    if (away === null || away < CALL_MS) return false
    const last = this.#called.get(guest)
    if (last !== undefined && now - last < CALL_AGAIN_MS) return false
    this.#called.set(guest, now)
    return true
  }
}
