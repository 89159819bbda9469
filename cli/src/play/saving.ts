import { existsSync } from 'node:fs'
import { plain } from '@robodrome/kernel'
import { count } from '../text.ts'
import { Misuse, print } from '../world.ts'
import type { Session } from './session.ts'

/** Writes the record where somebody wants it, over a file that is not of this sitting only after a yes; whether it was written. */
export async function saveAs(session: Session, path: string): Promise<boolean> {
  const { world, table, lines, written } = session
  if (existsSync(path) && !written.has(path)) {
    const sure = await lines.ask(`${path} exists already. Type yes to write over it: `)
    if (sure === null || plain(sure) !== 'yes') {
      print(world, 'Not saved.')
      return false
    }
  }
  table.save(path)
  written.add(path)
  print(world, `Saved ${count(table.match.entries.length, 'entry', 'entries')} in ${path}`)
  if (!table.over) print(world, `Go on later with: robodrome play ${table.game.id} --load ${path}`)
  return true
}

/** Asks where to save until it worked or nobody wants to. */
export async function offerToSave(session: Session): Promise<void> {
  for (;;) {
    const path = (await session.lines.ask('Save the record in which file? (Enter: do not save) '))?.trim() ?? ''
    if (path === '') return
    try {
      if (await saveAs(session, path)) return
    } catch (error) {
      if (!(error instanceof Misuse)) throw error
      print(session.world, session.colors.red(error.message))
    }
  }
}
