import { existsSync } from 'node:fs'
import { plain } from '@robodrome/kernel'
import { Misuse, print, troubleOf } from '../world.ts'
import type { Sitting } from './sitting.ts'

/** Writes the record to a file. A file from another session is overwritten only after a yes. Returns whether the record was written. */
export async function saveAs(session: Sitting, path: string): Promise<boolean> {
  const { world, table, lines, written, words } = session
  if (existsSync(path) && !written.has(path)) {
    const sure = await lines.ask(words.overwrite(path))
    if (sure === null || plain(sure) !== words.yes) {
      print(world, words.notSaved)
      return false
    }
  }
  table.save(path)
  written.add(path)
  print(world, words.saved(table.match.entries.length, path))
  if (!table.over) print(world, words.goOn(table.game.id, path))
  return true
}

/** Asks for a file until saving works or the person declines. */
export async function offerToSave(session: Sitting): Promise<void> {
  for (;;) {
    const path = (await session.lines.ask(session.words.saveWhere))?.trim() ?? ''
    if (path === '') return
    try {
      if (await saveAs(session, path)) return
    } catch (error) {
      if (!(error instanceof Misuse)) throw error
      print(session.world, session.colors.red(troubleOf(session.world, error)))
    }
  }
}
