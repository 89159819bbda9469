import type { AddCommand } from '../add-command.ts'
import { count } from '../text.ts'
import { print } from '../world.ts'
import { gamesOf, STORE, withStore } from '../store.ts'

export const addRebuild: AddCommand = (program, world) => {
  program
    .command('rebuild')
    .description('finds results, ratings, lists and luck again from the steps of all tables')
    .addHelpText(
      'after',
      `
Every match is played again, so it may take a while; none can end until results are counted. How each match went, and how lucky its players
were, is worked out after that, about a second each. What comes out is what was there before, unless something was lost or rules were
mended since.
${STORE}

Examples:
  robodrome rebuild`,
    )
    .action(async () => {
      const { rebuild, retell } = await import('@robodrome/server')
      const games = await gamesOf(world)
      const say = (message: string): void => void world.stderr.write(`${message}\n`)
      await withStore(world, async (store) => {
        print(world, `${count(await rebuild(store, games, say), 'match', 'matches')} counted`)
        print(world, `${count(await retell(store, games, say), 'story', 'stories')} told`)
      })
    })
}
