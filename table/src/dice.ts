import { BadInput, type Luck } from '@robodrome/kernel'
import { readOutcome } from './outcome.ts'
import { fairStream, mix } from './fair-luck.ts'

/** Dice of a match that can be interrupted at any time: outcomes known from its steps come first, then the committed seed goes on. */
export class Dice implements Luck {
  readonly #key: Uint8Array
  #fallen = 0
  #known: string[] = []

  constructor(seed: string, contributions: readonly string[]) {
    this.#key = mix(seed, contributions)
  }

  /** How many have fallen: where a match that is taken up again goes on. */
  get fallen(): number {
    return this.#fallen
  }

  /** So many fell before, and will not be asked for again. */
  skip(fallen: number): void {
    this.#fallen = fallen
  }

  /** The next outcomes are these. */
  recall(outcomes: readonly string[]): void {
    this.#known.push(...outcomes)
  }

  readonly outcome: Luck['outcome'] = (chance, g, notes) => {
    const k = this.#fallen++
    const text = this.#known.shift()
    if (text === undefined) return chance.draw(g, notes, fairStream(this.#key, k)) as unknown
    const outcome = readOutcome(chance, g, notes, text)
    if (outcome === undefined) throw new BadInput(['outcome', k], text, `an outcome of "${chance.name}"`)
    return outcome
  }
}
