import { changesBetween } from '@robodrome/games'
import type { Bench } from '@robodrome/workshop'
import type { Draft } from './drafts.ts'
import { idOf } from './play.ts'

/**
 * A box as a file: only its differences from the printed game, or all of it if differences cannot express it. Invalid fields have their
 * last valid values.
 */
export function exportBox({ game, printed }: Bench, { name, from, good }: Draft): void {
  const changes = changesBetween(printed, good)
  const file = {
    game,
    id: idOf(name),
    names: { en: name },
    ...(from !== null && { from }),
    ...(changes === undefined ? { content: good } : { changes }),
  }
  saveFile(`${idOf(name)}.box.json`, 'application/json', `${JSON.stringify(file, null, 2)}\n`)
}

export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
