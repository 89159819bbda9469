import { existsSync } from 'node:fs'
import type { AddCommand } from '../add-command.ts'
import { gamesOf, STORE, withStore } from '../store.ts'
import { count } from '../text.ts'
import { Misuse, print } from '../world.ts'

export const addBackup: AddCommand = (program, world) => {
  program
    .command('backup')
    .description('everything in the store in one compressed file, also while people play')
    .argument('<file>', 'a file that is not there yet')
    .addHelpText('after', `${STORE}\n\nExamples:\n  robodrome backup monday.backup`)
    .action(async (path: string) => {
      if (existsSync(path)) throw new Misuse(`${path} is there already.`)
      const { writeBackup } = await import('@robodrome/server')
      const rows = await withStore(world, (store) => writeBackup(store, path))
      print(world, `${count(rows, 'row')} kept in ${path}`)
    })
}

export const addRestore: AddCommand = (program, world) => {
  program
    .command('restore')
    .description('fill an empty store from a backup, or check one')
    .argument('<file>', 'a file that robodrome backup has written')
    .option('--check', 'only read it to its end and hold it against its seal')
    .addHelpText(
      'after',
      `${STORE}\n\nExamples:\n  robodrome restore --check monday.backup\n  DATA_DIR=anew robodrome restore monday.backup`,
    )
    .action(async (path: string, options: { check?: true }) => {
      if (!existsSync(path)) throw new Misuse(`${path} is not there.`)
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
