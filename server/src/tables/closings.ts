import { Refused } from '@robodrome/table'
import { siteSays } from '@robodrome/protocol/says'
import type { Packages } from '../outside/package.ts'
import { closedGames } from '../store/closed-games.ts'
import type { Db } from '../store/schema/schema.ts'
import type { Surroundings } from './surroundings.ts'

/** Notes which games from outside the host has closed for new tables. */
export async function readClosings(db: Db, packages: Packages): Promise<void> {
  if (packages.size === 0) return
  const closed = await closedGames(db)
  for (const [id, each] of packages) each.isClosing = closed.has(id)
}

type Site = Pick<Surroundings, 'packages' | 'store'>

/**
 * Returns the title of the first of these games that is closed for new tables; null if none is. Asks the store, because another process may
 * have closed one a moment ago.
 */
export async function closedAmong({ packages, store }: Site, games: readonly string[]): Promise<string | null> {
  if (!games.some((game) => packages.has(game))) return null
  await readClosings(store.db, packages)
  const closed = games.find((game) => packages.get(game)?.isClosing === true)
  return closed === undefined ? null : packages.get(closed)!.game.title
}

/** Refuses new tables, searches and competitions for a game that is about to be removed. */
export async function demandOpen(site: Site, games: readonly string[]): Promise<void> {
  const game = await closedAmong(site, games)
  if (game !== null) throw new Refused('wrong-time', siteSays('gameLeaves', { game }))
}
