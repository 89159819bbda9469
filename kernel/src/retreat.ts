import type { Seat } from './terms.ts'

/** The most choices that can be taken back. A match without dice would otherwise keep a position for each choice. */
const MOST = 32

/**
 * The choices that the players could take back together, with what is restored. The match clears it when a die falls, when something
 * hidden is shown, and when a player leaves: nobody may choose again with knowledge from the future.
 */
export class Retreat<T> {
  readonly #choices: { seat: Seat; to: T }[] = []

  /** Notes a choice, and what taking it back restores. */
  note(seat: Seat, to: T): void {
    this.#choices.push({ seat, to })
    if (this.#choices.length > MOST) this.#choices.shift()
  }

  clear(): void {
    this.#choices.length = 0
  }

  /** Forgets the last choice, which its player took back alone. */
  drop(): void {
    this.#choices.pop()
  }

  readonly isEmpty = (): boolean => this.#choices.length === 0

  readonly canReach = (seat: Seat): boolean => this.#choices.some((choice) => choice.seat === seat)

  /** Forgets the last choice of a seat with everything after it, and returns what this restores; null if that is out of reach. */
  reach(seat: Seat): T | null {
    const at = this.#choices.findLastIndex((choice) => choice.seat === seat)
    return at < 0 ? null : this.#choices.splice(at)[0]!.to
  }
}
