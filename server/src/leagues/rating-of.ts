import { shownRating, type Definition } from '@robodrome/leagues'
import { poolFor } from '../results/pool.ts'
import type { Hall } from '../tables/hall.ts'

/** The displayed rating of an account that has not met anybody yet. */
const SHOWN = 1500

/** Access to the stored ratings, and to the games they belong to. */
export type Rated = Pick<Hall, 'store' | 'games'>

/** LG-ENT-5, LG-ENT-7 Returns the rating that seeds an account, and the rating shown where a competition limits ratings. */
export async function ratingOf(
  { store: { db }, games }: Rated,
  { events, format, range }: Definition,
  account: string,
): Promise<{ rating: number; shown: number }> {
  const rows = await db.selectFrom('ratings').select(['pool', 'mu', 'sigma']).where('account', '=', account).execute()
  const inPool = (pool: string | null) => rows.find((row) => row.pool === pool)
  const { game, mode, seats, options } = events[0]!
  const isLeague = format === 'keeper' || format === 'salary'
  const seeded = inPool(poolFor(games.get(game) ?? { id: game }, { mode, seats, options: isLeague ? { keepers: true } : options }))
  const shown = inPool(range?.pool ?? null)
  return {
    rating: seeded === undefined ? 0 : seeded.mu - 3 * seeded.sigma,
    shown: shown === undefined ? SHOWN : shownRating(shown).rating,
  }
}
