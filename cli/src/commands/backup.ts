import { existsSync } from 'node:fs'
import type { AddCommand } from '../add-command.ts'
import { withGames, withStore } from '../store.ts'
import { count, notReplayed } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { Misuse, print } from '../world.ts'

export const addBackup: AddCommand = (program, world) => {
  const about = wordsOf(world).help.backup
  program
    .command('backup')
    .description(about.about)
    .argument('<file>', about.file)
    .addHelpText('after', about.after)
    .action(async (path: string) => {
      if (existsSync(path)) throw new Misuse(({ wrong }) => wrong.isThere(path))
      const { writeBackup } = await import('@robodrome/server')
      const rows = await withStore(world, (store) => writeBackup(store, path))
      print(world, `${count(rows, 'row')} kept in ${path}`)
    })
}

export const addRestore: AddCommand = (program, world, done) => {
  const about = wordsOf(world).help.restore
  program
    .command('restore')
    .description(about.about)
    .argument('<file>', about.file)
    .option('--check', about.check)
    .addHelpText('after', about.after)
    .action(async (path: string, options: { check?: true }) => {
      if (!existsSync(path)) throw new Misuse(({ wrong }) => wrong.isNotThere(path))
      const { rehearseRestore, restore } = await import('@robodrome/server')
      const say = (message: string) => void world.stderr.write(`${message}\n`)
      await withGames(world, async ({ games, packages }) => {
        if (options.check) {
          const { rows, unreadable } = await rehearseRestore(path, games, say, packages)
          print(
            world,
            `${path} can be restored: ${count(rows, 'row')} were put into a store that is deleted again${notReplayed(unreadable)}`,
          )
          done(unreadable === 0 ? 0 : 1)
          return
        }
        const { rows, unreadable } = await withStore(world, (store) => restore(store, path, games, say, packages))
        print(world, `${count(rows, 'row')} restored from ${path}${notReplayed(unreadable)}`)
        done(unreadable === 0 ? 0 : 1)
      })
    })
}
