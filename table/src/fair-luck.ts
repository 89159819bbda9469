import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { BadInput, type Luck, type Stream } from '@robodrome/kernel'
import { tableSays } from './says.ts'

/**
 * Dice that anyone can verify. The host commits to a secret seed by publishing SHA-256(seed). Each player promises a contribution by
 * publishing a hash of it, and reveals it once all have promised. So nobody, not even a host who plays, can pick a contribution that suits
 * them. After the match, the host reveals the seed. key = SHA-256(seed, SHA-256 of each contribution in seat order). The k-th chance (from
 * 0) reads 32-bit numbers from SHA-256(key, k, 0), SHA-256(key, k, 1), ...; all numbers are big-endian.
 */
export function fairLuck(seed: string, contributions: readonly string[], from = 0): Luck & { used(): number } {
  const key = mix(seed, contributions)
  let k = from
  return { used: () => k, outcome: (chance, g, notes) => chance.draw(g, notes, fairStream(key, k++)) as unknown }
}

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** The commitment that the host publishes before the match. */
export const commitment = (seed: string): string => bytesToHex(sha256(seedBytes(seed)))

/**
 * A player publishes this before the contribution itself: SHA-256 of "promise " and the contribution. Without that word, the key would be
 * derived from the promises themselves, and a host who knows the seed could compute the dice from the promises alone.
 */
export const promiseOf = (contribution: string): string => bytesToHex(sha256(utf8ToBytes(`promise ${contribution}`)))

export function mix(seed: string, contributions: readonly string[]): Uint8Array {
  const mixing = new Mixing(seed)
  for (const contribution of contributions) mixing.add(contribution)
  return mixing.key()
}

/** The key of the dice, mixed from one contribution after another. */
export class Mixing {
  readonly #hash: ReturnType<typeof sha256.create>

  constructor(seed: string) {
    this.#hash = sha256.create().update(seedBytes(seed))
  }

  add(contribution: string): void {
    this.#hash.update(sha256(utf8ToBytes(contribution)))
  }

  key(): Uint8Array {
    return this.#hash.digest()
  }
}

/** Returns the numbers of the k-th chance. */
export function fairStream(key: Uint8Array, k: number): Stream & { uint32(): number } {
  const message = new Uint8Array(40)
  message.set(key)
  const counters = new DataView(message.buffer)
  counters.setUint32(32, k)
  let block = new DataView(new ArrayBuffer(0))
  let at = 0
  let j = 0
  const uint32 = (): number => {
    if (at === block.byteLength) {
      counters.setUint32(36, j++)
      block = new DataView(sha256(message).buffer)
      at = 0
    }
    at += 4
    return block.getUint32(at - 4)
  }
  return { uint32, below: (n) => unbiased(n, uint32) }
}

/** Numbers from the last whole multiple of n upwards are rejected, so that every value is equally likely. */
export function unbiased(n: number, uint32: () => number): number {
  const limit = 0x100000000 - (0x100000000 % n)
  let value = uint32()
  while (value >= limit) value = uint32()
  return value % n
}

function seedBytes(seed: string): Uint8Array {
  if (!isSeed(seed)) throw new BadInput(['seed'], seed, tableSays('seed64'))
  return hexToBytes(seed)
}
