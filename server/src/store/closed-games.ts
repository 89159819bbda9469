import { sql } from 'kysely'
import type { Db } from './schema/schema.ts'

const NAME = 'closed games'

/** Lists the games from outside for which the host allows no new tables. */
export async function closedGames(db: Db): Promise<ReadonlySet<string>> {
  const row = await db.selectFrom('site_keys').select('value').where('name', '=', NAME).executeTakeFirst()
  return new Set(row !== undefined && 'games' in row.value ? row.value.games : [])
}

/** Closes a game or opens it again, for all processes, until this is changed. */
export const setClosed = (db: Db, game: string, isClosed: boolean): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // The games are stored in one row, which may not exist yet. If two changes happen at once, neither must be lost.
    await sql`select pg_advisory_xact_lock(hashtext(${NAME}))`.execute(trx)
    const others = [...(await closedGames(trx))].filter((each) => each !== game)
    const value = JSON.stringify({ games: isClosed ? [...others, game] : others })
    await trx
      .insertInto('site_keys')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  })
