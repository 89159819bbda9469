/** An option as the tree knows it: how often it could be chosen, how often it was, and what that brought in all. */
export interface Arm {
  offered: number
  tries: number
  total: number
}

/** What is known about one information set: its arms by notation. */
export type Knot = Map<string, Arm>

/** Arms for each information set met so far; it stops growing at `limit`, so that memory stays steady however long one thinks. */
export class Tree {
  readonly #knots = new Map<number, Knot>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  knot(key: number): Knot | undefined {
    return this.#knots.get(key)
  }

  /** A knot that was not there; undefined if the tree is full. */
  grow(key: number): Knot | undefined {
    if (this.#knots.size >= this.#limit) return undefined
    const knot: Knot = new Map()
    this.#knots.set(key, knot)
    return knot
  }
}

/** A number that stands for a text, 53 bits of it; `seed` tells apart what is the same text in another place. */
export function fingerprint(text: string, seed = 0): number {
  let a = 0xdeadbeef ^ seed
  let b = 0x41c6ce57 ^ Math.floor(seed / 0x100000000)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (2097151 & b) + (a >>> 0)
}
