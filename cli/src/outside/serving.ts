import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPackage } from '@robodrome/outside/host'
import { wordsOf } from '../words/index.ts'
import { complain, print, type ExitCode, type World } from '../world.ts'
import type { Named } from './named.ts'

/** The terminal's own entry point: a process needs compiled JavaScript, even when the sources are run directly, as in tests. */
const MAIN = fileURLToPath(new URL('../../../cli/dist/outside/serve.js', import.meta.url))
/** How long files must remain unchanged, because editors write them in several steps. */
const CALM_MS = 300

/** Serves the site with these packages, in a process that restarts when their files change. */
export async function serveWith(named: Named, world: World): Promise<ExitCode> {
  const folders = named.folders.map((folder) => resolve(folder))
  let digests = digestsOf(folders)
  const argv = named.withIds(new Map(named.folders.map((folder) => [folder, ''])))
  const line = argv.filter((word) => word !== '')
  const games = [world.env['GAMES'], ...folders].filter(Boolean).join(',')
  const begin = (): ChildProcess => spawn(process.execPath, [MAIN, ...line], { stdio: 'inherit', env: { ...world.env, GAMES: games } })
  let server = begin()
  let again = false
  let timer: NodeJS.Timeout | undefined
  const look = (): void => {
    try {
      const now = digestsOf(folders)
      if (now === digests) return
      digests = now
      print(world, wordsOf(world).outside.again)
      again = true
      server.kill('SIGTERM')
    } catch (error) {
      complain(world, error instanceof Error ? error.message : String(error))
    }
  }
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(look, CALM_MS)
    }),
  )
  const stop = (): void => void server.kill('SIGTERM')
  process.once('SIGTERM', stop)
  try {
    for (;;) {
      const code = await new Promise<number | null>((ended) => server.once('exit', ended))
      if (!again) return code === 0 ? 0 : code === 2 ? 2 : 1
      again = false
      server = begin()
    }
  } finally {
    process.off('SIGTERM', stop)
    clearTimeout(timer)
    for (const each of watchers) each.close()
  }
}

const digestsOf = (folders: readonly string[]): string => folders.map((folder) => readPackage(folder).digest).join()
