import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { registry } from '@robodrome/games'
import type { World } from './world.ts'

const require = createRequire(import.meta.url)

/** The real surroundings: this process, its terminal, and the games of the workspace. */
export const here = (): World => ({
  registry,
  moduleOf: (id) => import(/* @vite-ignore */ `@robodrome/${id}`) as Promise<Record<string, unknown>>,
  folderOf(id) {
    try {
      return dirname(require.resolve(`@robodrome/${id}/RULES.md`))
    } catch {
      return null
    }
  },
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  clock: () => performance.now(),
})
