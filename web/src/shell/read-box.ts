import { openBox, type OpenedBox } from '@robodrome/games'
import { LIMITS } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import { parse } from 'yaml'
import { boxThere } from '../table/boxes.ts'
import { words } from '../words/index.ts'

/** Reads a box that a person chose: the text of a file, or a link to a box on the server. Throws an error that lists its problems. */
export async function readBox(chosen: { file: File } | { link: string }): Promise<OpenedBox> {
  if ('link' in chosen) {
    const [, id, digest] = /([a-z0-9][a-z0-9-]{0,39})[ /]([0-9a-f]{64})\s*$/.exec(chosen.link) ?? []
    if (id === undefined) throw new Refused('malformed', { message: words.box.noLink })
    const { game, content } = await boxThere(`${id} ${digest}`)
    return openBox({ game, id, content })
  }
  if (chosen.file.size > LIMITS.box) throw new Refused('too-large', { message: words.box.tooLarge(LIMITS.box / 1024) })
  return openBox(parse(await chosen.file.text()))
}
