import type { Socket } from 'node:net'

/** RFC 6455, 5.2. The first byte of a frame says whether it is the last of its message, which all small ones are, and what it holds; the second whether it is masked. */
const LAST = 0x80
const WHOLE_TEXT = LAST | 1
const MASKED = 0x80
const LENGTH = 0x7f
/** Lengths that stand in two or eight bytes of their own. */
const IN_TWO = 126
const IN_EIGHT = 127

/**
 * Reads what most of a client's packets are, one whole text in ASCII, without the socket above (`ws`), a stream of its own: that spares a twentieth of what a choice costs. Whatever
 * else comes is left to it, and it stays the truth: control frames, texts in several packets or frames, other characters, and all that is wrong.
 */
export const hearPlainly = (wire: Socket, isOpen: () => boolean, hear: (text: string) => void): void => {
  const theirs = wire.listeners('data') as ((chunk: Buffer) => void)[]
  for (const listener of theirs) wire.off('data', listener)
  /** Bytes that the socket above waits for before a frame begins anew. */
  let missing = 0
  wire.on('data', (chunk: Buffer) => {
    const text = missing === 0 && isOpen() ? plainText(chunk) : null
    if (text !== null) return hear(text)
    missing = missingAfter(chunk, missing)
    for (const listener of theirs) listener.call(wire, chunk)
  })
}

/** The text of a packet that is one frame with nothing but ASCII in it; null for any other. */
export const plainText = (chunk: Buffer): string | null => {
  if (chunk.length < 6 || chunk[0] !== WHOLE_TEXT || (chunk[1]! & MASKED) === 0) return null
  const short = chunk[1]! & LENGTH
  if (short === IN_EIGHT) return null
  const mask = short === IN_TWO ? 4 : 2
  const begin = mask + 4
  const length = short === IN_TWO ? chunk.readUInt16BE(2) : short
  if (chunk.length !== begin + length) return null
  const text = Buffer.allocUnsafe(length)
  let all = 0
  for (let i = 0; i < length; i++) all |= text[i] = chunk[begin + i]! ^ chunk[mask + (i & 3)]!
  return all > 0x7f ? null : text.toString('latin1')
}

/** How many bytes are missing to the end of a frame after a packet; for ever too many if that cannot be told, or if a text goes on in another frame. */
const missingAfter = (chunk: Buffer, missing: number): number => {
  let at = missing
  while (at < chunk.length) {
    if (at + 2 > chunk.length || (chunk[at]! & LAST) === 0) return Infinity
    const short = chunk[at + 1]! & LENGTH
    const long = short === IN_TWO ? 2 : short === IN_EIGHT ? 8 : 0
    if (at + 2 + long > chunk.length) return Infinity
    const length = long === 2 ? chunk.readUInt16BE(at + 2) : long === 8 ? Number(chunk.readBigUInt64BE(at + 2)) : short
    at += 2 + long + 4 + length
  }
  return at - chunk.length
}
