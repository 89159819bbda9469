import type { AddCommand } from '../add-command.ts'
import { count } from '../text.ts'
import { print } from '../world.ts'
import { gamesOf, STORE, withStore } from '../store.ts'

export const addRebuild: AddCommand = (program, world) => {
  program
    .command('rebuild')
    .description('finds results, ratings and lists again from the steps of all tables')
    .addHelpText(
      'after',
      `
Every match is played again, so it may take a while; none can end meanwhile. What comes out is what was there before, unless
something was lost or rules were mended since.
${STORE}

Examples:
  robodrome rebuild`,
    )
    .action(async () => {
      const { rebuild } = await import('@robodrome/server')
      const games = await gamesOf(world)
      const matches = await withStore(world, (store) => rebuild(store, games, (message) => void world.stderr.write(`${message}\n`)))
      print(world, `${count(matches, 'match', 'matches')} counted`)
    })
}
