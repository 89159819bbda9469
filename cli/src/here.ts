import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { registry } from '@robodrome/games'
import type { World } from './world.ts'

/** The folder of all rooms: the repository, or the installed package, which keeps files in the same places. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Returns the folder of a game or of another room, or null if there is none. */
const folderOf = (id: string): string | null =>
  /^[a-z][a-z-]*$/.test(id) ? ([join(ROOT, 'games', id), join(ROOT, id)].find((folder) => existsSync(join(folder, 'dist'))) ?? null) : null

/** The real environment: this process, its terminal, and the installed games. */
export const here = (): World => ({
  registry,
  moduleOf: async (id) => (await import(pathToFileURL(join(folderOf(id) ?? id, 'dist/index.js')).href)) as Record<string, unknown>,
  folderOf,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  clock: () => performance.now(),
})
