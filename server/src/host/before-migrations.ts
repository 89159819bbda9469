import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadSettings } from '../base/bad-settings.ts'
import type { BeforeMigrations } from '../store/store.ts'
import { writeBackup } from './backup.ts'

/** Writes a backup into the data folder before the store is changed. If that fails, nothing is changed. */
export const backupBefore =
  (dataFolder: string, say: (message: string) => void): BeforeMigrations =>
  async (store, missing) => {
    const folder = resolve(dataFolder)
    const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const file = join(folder, `before-${missing[0]}-${time}-${process.pid}.backup`)
    try {
      mkdirSync(folder, { recursive: true })
      const rows = await writeBackup(store, file)
      say(`the store takes ${missing.join(', ')}; a backup of before is in ${file} (${rows} rows)`)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new BadSettings(`DATA_DIR: no backup could be written to ${folder} (${why}), and the store is not changed without one`)
    }
  }
