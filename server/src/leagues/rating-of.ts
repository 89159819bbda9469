import { poolOf, shownRating, type Definition } from '@robodrome/leagues'
import type { Store } from '../store/store.ts'

/** The rating shown for an account that has met nobody yet. */
const SHOWN = 1500

/** LG-ENT-5, LG-ENT-7 Returns the rating that seeds an account, and the rating shown where a competition limits ratings. */
export async function ratingOf(
  { db }: Store,
  { events, format, range }: Definition,
  account: string,
): Promise<{ rating: number; shown: number }> {
  const rows = await db.selectFrom('ratings').select(['pool', 'mu', 'sigma']).where('account', '=', account).execute()
  const inPool = (pool: string | null) => rows.find((row) => row.pool === pool)
  const { game, mode, options } = events[0]!
  const isLeague = format === 'keeper' || format === 'salary'
  const seeded = inPool(poolOf(game, { mode, options: isLeague ? { keepers: true } : options }))
  const shown = inPool(range?.pool ?? null)
  return {
    rating: seeded === undefined ? 0 : seeded.mu - 3 * seeded.sigma,
    shown: shown === undefined ? SHOWN : shownRating(shown).rating,
  }
}
