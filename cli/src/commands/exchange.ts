import { existsSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { AddCommand } from '../add-command.ts'
import { withGames, withStore } from '../store.ts'
import { count, notReplayed } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { Misuse, print } from '../world.ts'

export const addExport: AddCommand = (program, world) => {
  const about = wordsOf(world).help.export
  program
    .command('export')
    .description(about.about)
    .argument('<file>', about.file)
    .addHelpText('after', about.after)
    .action(async (path: string) => {
      if (existsSync(path)) throw new Misuse(({ wrong }) => wrong.isThere(path))
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

export const addImport: AddCommand = (program, world, done) => {
  const about = wordsOf(world).help.import
  program
    .command('import')
    .description(about.about)
    .argument('<file>', about.file)
    .addHelpText('after', about.after)
    .action(async (path: string) => {
      if (!existsSync(path)) throw new Misuse(({ wrong }) => wrong.isNotThere(path))
      if (statSync(path).isDirectory()) throw new Misuse(({ wrong }) => wrong.noExport(path))
      const { importLines, replayAll } = await import('@robodrome/server')
      const say = (message: string): void => void world.stderr.write(`${message}\n`)
      const { rows, unreadable } = await withGames(world, ({ games, packages }) =>
        withStore(world, async (store) => ({
          rows: await importLines(store, linesOf(path)),
          unreadable: await replayAll(store, games, say, packages),
        })),
      )
      print(world, `${count(rows, 'row')} read from ${path}${notReplayed(unreadable)}`)
      done(unreadable === 0 ? 0 : 1)
    })
}

/** The lines of a file. It is opened lazily, because a reader drops lines that arrive before it listens. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path)
  try {
    yield* file.readLines()
  } finally {
    await file.close()
  }
}
