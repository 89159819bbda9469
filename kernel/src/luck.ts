import type { Chance, Position, Stream } from './rule.ts'
import type { Any } from './terms.ts'

/** Decides chances. It lives outside the position, so that no search can read future dice. */
export type Luck = { outcome(chance: Chance, g: Position, notes: Any): unknown }

/** Seeded, fast luck for search and simulation, based on the sfc32 generator. One seed yields any number of independent streams. */
export function quickLuck(seed: number, stream = 0): Luck & Stream {
  let a = (0x9e3779b9 + stream) | 0
  let b = seed | 0
  let c = Math.floor(seed / 0x100000000) | 0
  let counter = 1
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 15; i++) next()
  const below = (n: number): number => Math.floor((next() / 0x100000000) * n)
  const numbers: Luck & Stream = { below, outcome: (chance, g, notes) => chance.draw(g, notes, numbers) as unknown }
  return numbers
}

/** Draws this many different items from a list, without replacement and in the order drawn. */
export function sample<T>(list: readonly T[], count: number, luck: Stream): T[] {
  const drawn: T[] = []
  const taken: number[] = []
  for (let i = 0; i < count; i++) {
    let at = luck.below(list.length - i)
    let before = 0
    for (; before < taken.length && taken[before]! <= at; before++) at++
    for (let j = i; j > before; j--) taken[j] = taken[j - 1]!
    taken[before] = at
    drawn.push(list[at]!)
  }
  return drawn
}

export const writeOutcome = (chance: Chance, outcome: unknown): string => chance.write?.(outcome) ?? JSON.stringify(outcome)
