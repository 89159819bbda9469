import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Line } from '@robodrome/kernel'
import { writeLine } from './record.ts'

/** SHA-256 as hexadecimal text. The platform's own version may be several times as fast as the portable one. */
export type Sha256 = (bytes: Uint8Array) => string

const portable: Sha256 = (bytes) => bytesToHex(sha256(bytes))

const POINT = utf8ToBytes('point ')
/** The length of a hash. */
const HASH = 32

/**
 * A buffer for the chain and the next line. It grows with the longest line and is reused, because this runs at every step of every table.
 */
let room = new Uint8Array(256)

const linked = (chain: Uint8Array, next: Line, hash: Sha256): Uint8Array => {
  const line = writeLine(next)
  const bytes = isAscii(line) ? null : utf8ToBytes(line)
  const length = HASH + (bytes ?? line).length
  if (room.length < length) room = new Uint8Array(length)
  room.set(chain)
  if (bytes !== null) room.set(bytes, HASH)
  else for (let i = 0; i < line.length; i++) room[HASH + i] = line.charCodeAt(i)
  return hexToBytes(hash(room.subarray(0, length)))
}

const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return false
  return true
}

/**
 * A point pins down a prefix of the record: SHA-256("point " + seed + chain), where each line is hashed onto the chain before it. The seed
 * blinds it, so that a player cannot guess an opponent's secret choice and test the guess. The prefix word separates points from the key of
 * the dice, which is also a hash that begins with the seed.
 */
export class GrowingPoint {
  readonly #hash: Sha256
  /** The bytes of the point, which end with the chain. */
  readonly #bytes: Uint8Array
  readonly #chain: Uint8Array
  #lines = 0
  #point: string | null = null

  constructor(seed: string, hash: Sha256 = portable) {
    this.#hash = hash
    this.#bytes = concatBytes(POINT, hexToBytes(seed), new Uint8Array(HASH))
    this.#chain = this.#bytes.subarray(-HASH)
  }

  /** The point after the first `count` lines. Only new lines are hashed. If the prefix is shorter than last time, it is hashed again from the beginning. */
  after(lines: readonly Line[], count: number): string {
    if (this.#point !== null && this.#lines === count) return this.#point
    if (count < this.#lines) {
      this.#lines = 0
      this.#chain.fill(0)
    }
    while (this.#lines < count) this.#chain.set(linked(this.#chain, lines[this.#lines++]!, this.#hash))
    return (this.#point = this.#hash(this.#bytes))
  }
}

/** Lists the points before the first line, after the first line, and so on. */
export function pointsOf(seed: string, lines: readonly Line[]): string[] {
  const growing = new GrowingPoint(seed)
  return Array.from({ length: lines.length + 1 }, (_, count) => growing.after(lines, count))
}
