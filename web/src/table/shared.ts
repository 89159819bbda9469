import type { PackedBox } from '@robodrome/kernel'
import type { ShortRecord } from '@robodrome/table'

/** A battle as sent to others, with its box, if any. */
export interface SharedBattle {
  battle: ShortRecord
  box?: PackedBox
}

/** Bytes of a link, in order: format, length of the header (3), header, seed (32), check (4), choices. */
const FORMAT = 1
const SEED = 32
const CHECK = 4

/**
 * A whole battle in some two hundred characters of an address. The link is the battle: it works offline, never expires, and needs no
 * server.
 */
export async function packBattle({ battle, box }: SharedBattle): Promise<string> {
  const { game, version, settings, players, seed, check, choices, besides } = battle
  const head = [game, version, settings.mode, settings.options, players, besides, ...(box ? [box.name, box.content] : [])]
  const folded = await through(new TextEncoder().encode(JSON.stringify(head)), new CompressionStream('deflate-raw'), MOST)
  const number = choices === 0n ? '' : choices.toString(16)
  const hex = seed + check + (number.length % 2 === 0 ? number : `0${number}`)
  const bytes = [FORMAT, folded.length >> 16, (folded.length >> 8) & 255, folded.length & 255, ...folded, ...bytesOf(hex)]
  return lettersOf(bytes)
}

/** Encodes bytes as characters of an address, and decodes them. */
export const lettersOf = (bytes: ArrayLike<number>): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
export const bytesIn = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** More bytes than any battle needs. Without a limit, a short link could fill the memory. */
const MOST = 4_000_000

/** The battle in a link; throws if the link was cut off or changed. Whether its moves are legal is checked elsewhere. */
export async function unpackBattle(packed: string): Promise<SharedBattle> {
  const bytes = bytesIn(packed)
  const [format, high = 0, middle = 0, low = 0] = bytes
  const end = 4 + (high << 16) + (middle << 8) + low
  if (format !== FORMAT || bytes.length < end + SEED + CHECK) throw new Error('no battle')
  const head = await through(bytes.slice(4, end), new DecompressionStream('deflate-raw'), MOST)
  const hex = Array.from(bytes.slice(end), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const [seed, check, choices] = [hex.slice(0, 2 * SEED), hex.slice(2 * SEED, 2 * (SEED + CHECK)), hex.slice(2 * (SEED + CHECK))]
  const { box, ...rest } = headOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(head)))
  return { battle: { ...rest, ...(box && { box: box.name }), seed, check, choices: BigInt(`0x0${choices}`) }, ...(box && { box }) }
}

/** Packs any text into characters of an address. */
export async function packText(text: string): Promise<string> {
  const folded = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), MOST)
  return lettersOf(folded)
}

/** The text in a link; throws if the link was cut off. */
export async function unpackText(packed: string): Promise<string> {
  const bytes = await through(bytesIn(packed), new DecompressionStream('deflate-raw'), MOST)
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))

/** Sends bytes through a stream that compresses or decompresses them. Throws if more than `most` come out. */
export async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: number[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (parts.length + part.value.length > most) throw new Error(`more than ${most} bytes`)
    for (const byte of part.value) parts.push(byte)
  }
  return Uint8Array.from(parts)
}

type Head = Pick<ShortRecord, 'game' | 'version' | 'settings' | 'players' | 'besides'> & { box?: PackedBox }

const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string')

function headOf(value: unknown): Head {
  const [game, version, mode, options, players, besides, name, content] = Array.isArray(value) ? (value as unknown[]) : []
  if (typeof game !== 'string' || typeof version !== 'number' || typeof mode !== 'string') throw new Error('no game')
  if (typeof options !== 'object' || options === null || !areTexts(players) || !areTexts(besides)) throw new Error('no settings')
  const settings = { mode, seats: players.length, options: options as Head['settings']['options'] }
  const head = { game, version, settings, players, besides }
  return typeof name === 'string' && content !== undefined ? { ...head, box: { name, content: content as PackedBox['content'] } } : head
}
