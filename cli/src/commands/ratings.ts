import type { AddCommand } from '../add-command.ts'
import { grid } from '../grid.ts'
import { withStore } from '../store.ts'
import { count } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, print, widthOf } from '../world.ts'

/** How many differences fit on a screen. */
const MOST_TOLD = 20

export const addRatings: AddCommand = (program, world, done) => {
  const about = wordsOf(world).help.ratings
  program
    .command('ratings')
    .description(about.about)
    .argument('[pool]', about.pool)
    .option('--recompute', about.recompute)
    .addHelpText('after', about.after)
    .action(async (pool: string | undefined, { recompute = false }: { recompute?: boolean }) => {
      const { leaderboardOf, poolsOf, recomputeRatings } = await import('@robodrome/server')
      await withStore(world, async (store) => {
        if (recompute) {
          const { matches, differences } = await recomputeRatings(store)
          for (const { n, table, account } of differences.slice(0, MOST_TOLD)) print(world, `${n}: ${account} at table ${table}`)
          print(world, `${count(matches, 'rated match', 'rated matches')}, ${count(differences.length, 'difference')}`)
          if (differences.length > 0) done(1)
          return
        }
        const pools = pool === undefined ? (await poolsOf(store.db)).pools.map((each) => each.pool) : [pool]
        for (const each of pools) {
          const { players } = await leaderboardOf(store.db, each, 'both', 0)
          const rows = players.map(({ place, player, rating, spread, matches }) => [
            `${place}`,
            player.name ?? '',
            `${rating} ± ${spread}${matches < 10 ? '?' : ''}`,
            `${matches}`,
          ])
          print(
            world,
            `${each}\n${grid(['', 'player', 'rating', 'battles'], rows, widthOf(world.stdout), colorsFor(world, world.stdout))}\n`,
          )
        }
        if (pools.length === 0) print(world, 'Nobody is rated yet.')
      })
    })
}
