/** Texts as WebSocket frames of a server (RFC 6455, 5.2), one behind the other: a connection is written to once, however many there are. */
export const framesOf = (texts: readonly string[]): Buffer => {
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0))
  let at = 0
  texts.forEach((text, i) => {
    at = writeHead(frames, at, sizes[i]!)
    at += frames.write(text, at)
  })
  return frames
}

const FINAL_TEXT = 0x81
const headOf = (size: number): number => (size < 126 ? 2 : size < 0x1_0000 ? 4 : 10)

const writeHead = (frames: Buffer, at: number, size: number): number => {
  frames[at] = FINAL_TEXT
  if (size < 126) frames[at + 1] = size
  else if (size < 0x1_0000) {
    frames[at + 1] = 126
    frames.writeUInt16BE(size, at + 2)
  } else {
    frames[at + 1] = 127
    frames.writeBigUInt64BE(BigInt(size), at + 2)
  }
  return at + headOf(size)
}
