import { existsSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { AddCommand } from '../add-command.ts'
import { gamesOf, STORE, withStore } from '../store.ts'
import { count } from '../text.ts'
import { Misuse, print } from '../world.ts'

export const addExport: AddCommand = (program, world) => {
  program
    .command('export')
    .description('everything in the store as lines of JSON')
    .argument('<file>', 'a file that is not there yet')
    .addHelpText('after', `${STORE}\n\nExamples:\n  robodrome export robodrome.ndjson`)
    .action(async (path: string) => {
      if (existsSync(path)) throw new Misuse(`${path} is there already.`)
      const { exportLines } = await import('@robodrome/server')
      const lines = await withStore(world, async (store) => {
        const file = await open(path, 'wx', 0o600)
        let written = 0
        try {
          for await (const line of exportLines(store)) {
            await file.write(`${line}\n`)
            written++
          }
        } finally {
          await file.close()
        }
        return written
      })
      print(world, `${count(lines - 1, 'row')} written to ${path}`)
    })
}

export const addImport: AddCommand = (program, world) => {
  program
    .command('import')
    .description('fills an empty store from an export')
    .argument('<file>', 'a file that robodrome export has written')
    .addHelpText('after', `${STORE}\n\nExamples:\n  DATABASE_URL=postgres://user:password@host/database robodrome import robodrome.ndjson`)
    .action(async (path: string) => {
      if (!existsSync(path)) throw new Misuse(`${path} is not there.`)
      if (statSync(path).isDirectory()) throw new Misuse(`${path} is a folder; expected a file that robodrome export has written.`)
      const { importLines, rebuild } = await import('@robodrome/server')
      const games = await gamesOf(world)
      const rows = await withStore(world, async (store) => {
        const read = await importLines(store, linesOf(path))
        await rebuild(store, games, (message) => void world.stderr.write(`${message}\n`))
        return read
      })
      print(world, `${count(rows, 'row')} read from ${path}`)
    })
}

/** The lines of a file. It is opened when the first one is wanted: a reader drops the lines that come before somebody asks for them. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path)
  try {
    yield* file.readLines()
  } finally {
    await file.close()
  }
}
