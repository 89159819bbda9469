import type { Game } from '@robodrome/kernel'
import { courseOf } from '@robodrome/lab/course'
import { packageOf, type Packages } from '../outside/package.ts'
import type { Store } from '../store/store.ts'
import { Archive } from '../tables/archive.ts'
import { Boxes } from '../tables/boxes.ts'
import { tellOne, type Teller } from '../watch/tell.ts'

/**
 * Rebuilds the stories of all matches from their steps. The old ones are shown until then, and a running server helps. Returns how many of
 * them this process rebuilt.
 */
export async function retell(
  store: Store,
  games: ReadonlyMap<string, Game>,
  say: (message: string) => void,
  packages?: Packages,
): Promise<number> {
  const archive = new Archive(store, games, new Boxes(store.db), say, packages)
  const teller: Teller = {
    db: store.db,
    load: (id) => archive.fromSteps(id),
    course: async ({ plan: { game, settings }, course }) => {
      const of = packages === undefined ? null : packageOf(packages, game)
      const { entries } = course!.match
      return of === null ? courseOf(game, settings, entries) : of.course(settings, entries)
    },
    say,
  }
  const { numUpdatedRows } = await store.db.updateTable('stories').set({ untold: true, leased_until: null }).executeTakeFirstOrThrow()
  let told = 0
  while (await tellOne(teller)) if (++told % 100 === 0) say(`${told} of ${numUpdatedRows} stories told`)
  return told
}
