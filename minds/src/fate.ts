import { quickLuck, type Any, type Chance, type Luck, type Position, type Seat } from '@robodrome/kernel'

/**
 * The luck of one playout. Chances are numbered by the seat that chose last, and each is drawn from a stream of its own. So two lines of
 * play from one seed meet the same luck as long as they ask for it in the same places, even if one of them rolls more dice
 * in between: what is left of the difference between them is due to the choice that set them apart.
 */
export class Fate implements Luck {
  readonly #seed: number
  readonly #used: number[] = []
  #seat = 0

  constructor(seed: number) {
    this.#seed = seed
  }

  /** This seat chooses now: the luck that follows is its own. */
  follow(seat: Seat): void {
    this.#seat = seat
  }

  outcome(chance: Chance, g: Position, notes: Any): unknown {
    const used = this.#used[this.#seat] ?? 0
    this.#used[this.#seat] = used + 1
    return chance.draw(g, notes, quickLuck(this.#seed, 1 + this.#seat + 64 * used)) as unknown
  }
}
