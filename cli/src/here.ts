import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { registry } from '@robodrome/games'
import type { World } from './world.ts'

const require = createRequire(import.meta.url)

const nameOf = (id: string): string => `@robodrome/${id}`

/** Upwards from what the package exports to where its package.json is. */
function folderOf(id: string): string | null {
  try {
    let folder = dirname(require.resolve(nameOf(id)))
    while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
    return folder
  } catch {
    return null
  }
}

/** The real surroundings: this process, its terminal, and the games of the workspace. */
export const here = (): World => ({
  registry,
  moduleOf: async (id) => (await import(pathToFileURL(require.resolve(nameOf(id))).href)) as Record<string, unknown>,
  folderOf,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  clock: () => performance.now(),
})
