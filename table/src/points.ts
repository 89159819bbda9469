import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Entry } from '@robodrome/kernel'
import { writeEntry } from './record.ts'

const POINT = utf8ToBytes('point ')
const START = new Uint8Array(32)

/**
 * A point pins down a prefix of the record: SHA-256("point " + seed + chain), where each line is hashed onto the chain before it. The seed blinds
 * it: otherwise a player could guess an opponent's secret choice and test the guess. The prefix word separates points from the key of the dice, which is
 * also a hash that begins with the seed.
 */
const pointOf = (seed: Uint8Array, chain: Uint8Array): string => bytesToHex(sha256(concatBytes(POINT, seed, chain)))

const linked = (chain: Uint8Array, entry: Entry): Uint8Array => sha256(concatBytes(chain, utf8ToBytes(writeEntry(entry))))

/** The points before the first line, after the first line, and so on. */
export function pointsOf(seed: string, entries: readonly Entry[]): string[] {
  const secret = hexToBytes(seed)
  let chain: Uint8Array = START
  return [pointOf(secret, chain), ...entries.map((entry) => pointOf(secret, (chain = linked(chain, entry))))]
}

/** The point of a growing match: only new lines are hashed. */
export class GrowingPoint {
  readonly #seed: string
  #lines = 0
  #chain: Uint8Array = START
  #point: string | null = null

  constructor(seed: string) {
    this.#seed = seed
  }

  /** The point after the first `lines` entries. A shorter prefix than last time is hashed from its beginning. */
  after(entries: readonly Entry[], lines: number): string {
    if (this.#point !== null && this.#lines === lines) return this.#point
    if (lines < this.#lines) [this.#lines, this.#chain] = [0, START]
    while (this.#lines < lines) this.#chain = linked(this.#chain, entries[this.#lines++]!)
    return (this.#point = pointOf(hexToBytes(this.#seed), this.#chain))
  }
}
