import type { AddCommand } from '../add-command.ts'
import { count } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { print } from '../world.ts'
import { withGames, withStore } from '../store.ts'

export const addRebuild: AddCommand = (program, world) => {
  const about = wordsOf(world).help.rebuild
  program
    .command('rebuild')
    .description(about.about)
    .addHelpText('after', about.after)
    .action(async () => {
      const { rebuild, retell } = await import('@robodrome/server')
      const say = (message: string): void => void world.stderr.write(`${message}\n`)
      await withGames(world, ({ games, packages }) =>
        withStore(world, async (store) => {
          print(world, `${count(await rebuild(store, games, say, { packages }), 'match', 'matches')} counted`)
          print(world, `${count(await retell(store, games, say, packages), 'story', 'stories')} told`)
        }),
      )
    })
}
