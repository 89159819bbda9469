import type { PackedTable } from '@robodrome/kernel'

/** The golden ratio in 32 bits: multiplying by it spreads numbers evenly over the upper bits. */
const GOLDEN = 0x9e3779b1

/** Returns the row of a trait in a table of 2^bits rows. */
export const rowOf = (trait: number, bits: number): number => Math.imul(trait, GOLDEN) >>> (32 - bits)

/** Returns the row of a trait combined with another one; if that is 0, the trait stands alone. */
export const pairRow = (trait: number, other: number, bits: number): number =>
  Math.imul(Math.imul(trait, 0x85ebca6b) ^ Math.imul(other + 0x7f4a7c15, 0xc2b2ae35), GOLDEN) >>> (32 - bits)

const MOST = 127

/** Packs weights as signed bytes: a learned table needs no higher precision, and this takes a quarter of the space. */
export function pack(weights: Float32Array, bits: number): PackedTable {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const unit = largest === 0 ? 1 : largest / MOST
  const bytes = Uint8Array.from(weights, (weight) => Math.round(weight / unit) & 0xff)
  return { bits, unit, bytes: base64(bytes) }
}

export function unpack({ unit, bytes }: PackedTable): Float32Array {
  const text = atob(bytes)
  return Float32Array.from({ length: text.length }, (_, i) => ((text.charCodeAt(i) << 24) >> 24) * unit)
}

/** How many bytes are converted at once. Too many arguments in one call would overflow the stack. */
const PIECE = 0x8000

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text)
}
