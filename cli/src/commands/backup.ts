import { existsSync } from 'node:fs'
import type { AddCommand } from '../add-command.ts'
import { gamesOf, withStore } from '../store.ts'
import { count } from '../text.ts'
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

export const addRestore: AddCommand = (program, world) => {
  const about = wordsOf(world).help.restore
  program
    .command('restore')
    .description(about.about)
    .argument('<file>', about.file)
    .option('--check', about.check)
    .addHelpText('after', about.after)
    .action(async (path: string, options: { check?: true }) => {
      if (!existsSync(path)) throw new Misuse(({ wrong }) => wrong.isNotThere(path))
      const { checkBackup, readBackup, rebuild } = await import('@robodrome/server')
      if (options.check) {
        print(world, `${path} is whole: ${count(await checkBackup(path), 'row')}`)
        return
      }
      const games = await gamesOf(world)
      const rows = await withStore(world, async (store) => {
        const read = await readBackup(store, path)
        await rebuild(store, games, (message) => void world.stderr.write(`${message}\n`))
        return read
      })
      print(world, `${count(rows, 'row')} restored from ${path}`)
    })
}
