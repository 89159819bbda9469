import type { PackedBox } from '@robodrome/kernel'
import { keptBox, type KeptBox } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import { storage } from '../page/storage.ts'
import { words } from '../words/index.ts'
import { call, signIn } from './api.ts'

const KEY = 'robodrome.box.'

/** Stores a box for tables on this device. */
export const keepBox = ({ name, content }: PackedBox): void => storage()?.setItem(KEY + name, JSON.stringify(content))

/** Deletes the boxes that no table uses. */
export function forgetBoxes(used: ReadonlySet<string | undefined>): void {
  const store = storage()
  const names = Array.from({ length: store?.length ?? 0 }, (_, i) => store?.key(i) ?? '')
  for (const key of names) if (key.startsWith(KEY) && !used.has(key.slice(KEY.length))) store?.removeItem(key)
}

/** A box stored on this device. */
export function boxHere(name: string): PackedBox {
  const content = storage()?.getItem(KEY + name) ?? null
  if (content === null) throw new Refused('not-found', { message: words.box.missing })
  return { name, content: JSON.parse(content) as PackedBox['content'] }
}

/** The address of a box on the server, also used as its link. */
export const boxPath = (name: string): string => `boxes/${name.replace(' ', '/')}`

const fetched = new Map<string, Promise<KeptBox>>()

/** A box from the server. The content behind a name never changes. */
export function boxThere(name: string): Promise<KeptBox> {
  const found = fetched.get(name) ?? call(keptBox, boxPath(name))
  fetched.set(name, found)
  found.catch(() => fetched.delete(name))
  return found
}

/** Uploads a box; from then on, the server keeps it under the same name. */
export async function uploadBox(game: string, { name, content }: PackedBox): Promise<string> {
  await signIn()
  return (await call(keptBox, 'boxes', 'POST', { game, id: name.split(' ')[0], content })).name
}

/** The box of a table, from the device or the server; undefined for the game's own content. */
export async function boxFor({ table, box }: { table: string; box?: string | undefined }): Promise<PackedBox | undefined> {
  if (box === undefined) return undefined
  return table === 'local' ? boxHere(box) : boxThere(box)
}
