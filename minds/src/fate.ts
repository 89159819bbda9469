import { quickLuck, type Any, type Chance, type Luck, type Position, type Seat } from '@robodrome/kernel'

/**
 * The luck of one playout, using common random numbers. Each chance is numbered within the seat that chose last and draws from its own
 * stream. Two lines from one seed therefore get the same luck in the same places, even if one rolls more dice in between. Any remaining
 * difference is due to the choice that separates them.
 */
export class Fate implements Luck {
  readonly #seed: number
  readonly #used: number[] = []
  #seat = 0

  constructor(seed: number) {
    this.#seed = seed
  }

  /** From now on, chances are numbered for this seat. */
  follow(seat: Seat): void {
    this.#seat = seat
  }

  outcome(chance: Chance, g: Position, notes: Any): unknown {
    const used = this.#used[this.#seat] ?? 0
    this.#used[this.#seat] = used + 1
    return chance.draw(g, notes, quickLuck(this.#seed, 1 + this.#seat + 64 * used)) as unknown
  }
}
