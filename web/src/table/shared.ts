import type { PackedBox } from '@robodrome/kernel'

/** A battle as it is sent to others: its record, and the box it was played with where that is not the game's own content. */
export interface SharedBattle {
  record: string
  box?: PackedBox
}

/** All of a battle in the letters of an address: whoever has the link has the battle, and no server keeps it. */
export async function packBattle(battle: SharedBattle): Promise<string> {
  const packed = new Blob([JSON.stringify(battle)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** More than any battle needs: a short link could otherwise fill the memory. */
const MOST = 4_000_000

/** The battle in a link; throws if the link was cut off or changed. Whether the battle is true is another question. */
export async function unpackBattle(packed: string): Promise<SharedBattle> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  return battleOf(JSON.parse(await unfolded(bytes)))
}

async function unfolded(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > MOST) throw new Error(`more than ${MOST} letters`)
  }
  return text + decoder.decode()
}

function battleOf(value: unknown): SharedBattle {
  const { record, box } = (value ?? {}) as Partial<SharedBattle>
  if (typeof record !== 'string') throw new Error('no record')
  if (box === undefined) return { record }
  if (typeof box.name !== 'string' || box.content === undefined) throw new Error('no box')
  return { record, box }
}
