import { changesBetween, openBox, type OpenedBox } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import { boxTitle, LIMITS } from '@robodrome/protocol'
import type { Bench } from '@robodrome/workshop'
import { placeHref } from '../../page/route.ts'
import { bytesIn, lettersOf, through } from '../../table/shared.ts'
import type { Draft } from '../drafts.ts'
import { idOf } from '../play.ts'

/** The maximum number of letters in a link that contains its box. Some messengers cut off longer ones. */
const LONGEST = 6 * 1024
/** Marks letters that contain a box, as opposed to a digest. */
const MARK = '~'

/** The link of a box on this host. */
export const linkThere = (name: string): string => new URL(placeHref('box', ...name.split(' ')), location.href).href

/** A link that contains the changes of a box; null if they are too large for one. */
export async function linkInside({ game, printed }: Bench, { name, from, good }: Draft): Promise<string | null> {
  const changes = changesBetween(printed, good)
  if (changes === undefined) return null
  const text = JSON.stringify([game, name, from, changes])
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), LIMITS.box)
  const link = new URL(placeHref('box', idOf(name), MARK + lettersOf(bytes)), location.href).href
  return link.length > LONGEST ? null : link
}

export const isInside = (letters: string): boolean => letters.startsWith(MARK)

/** The box in a link, with its title and the box it was forked from. Throws if the link was cut off, or if the box cannot be played. */
export async function boxInside(letters: string): Promise<{ box: OpenedBox; title: string; from: string | null }> {
  const bytes = await through(bytesIn(letters.slice(MARK.length)), new DecompressionStream('deflate-raw'), LIMITS.box)
  const [game, title, from, changes] = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Json[]
  const titled = boxTitle.safeParse(title)
  if (!titled.success) throw new TypeError('title')
  const box = await openBox({ game: game ?? null, id: idOf(titled.data), changes: changes ?? null })
  return { box, title: titled.data, from: typeof from === 'string' && /^[a-z0-9-]{1,40} [0-9a-f]{64}$/.test(from) ? from : null }
}
