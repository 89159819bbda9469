import { BadInput, type Luck } from '@robodrome/kernel'
import { readOutcome } from './outcome.ts'
import { fairStream, mix } from './fair-luck.ts'
import { tableSays } from './says.ts'

/**
 * Dice of a match that can be interrupted at any time: outcomes known from its steps come first, followed by those of the committed seed.
 */
export class Dice implements Luck {
  readonly #key: Uint8Array
  #fallen = 0
  #known: string[] = []

  constructor(seed: string, contributions: readonly string[]) {
    this.#key = mix(seed, contributions)
  }

  /** The number of outcomes so far; a resumed match continues from there. */
  get fallen(): number {
    return this.#fallen
  }

  /** Skips this many earlier outcomes, which are not needed again. */
  skip(fallen: number): void {
    this.#fallen = fallen
  }

  /** Sets the next outcomes. */
  recall(outcomes: readonly string[]): void {
    this.#known.push(...outcomes)
  }

  readonly outcome: Luck['outcome'] = (chance, g, notes) => {
    const k = this.#fallen++
    const text = this.#known.shift()
    if (text === undefined) return chance.draw(g, notes, fairStream(this.#key, k)) as unknown
    const outcome = readOutcome(chance, g, notes, text)
    if (outcome === undefined) throw new BadInput(['outcome', k], text, tableSays('outcomeOf', { chance: chance.name }))
    return outcome
  }
}
