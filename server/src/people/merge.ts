import { sql } from 'kysely'
import { lockEnds } from '../results/count.ts'
import { recount } from '../results/recount.ts'
import type { Db } from '../store/schema/schema.ts'
import { mergeInCompetitions } from './in-competitions.ts'
import { moveBelongings } from './belongings.ts'

/** Merges a guest into an account: seats, steps, results and everything else become the account's. Returns the tables to reload. */
export async function merge(db: Db, from: string, into: string): Promise<string[]> {
  await lockEnds(db)
  const kept = sql<boolean>`seats::text like ${`%"${from}"%`}`
  const rows = await db
    .selectFrom('sitters')
    .select('table_id as id')
    .where('guest', '=', from)
    .union(({ selectFrom }) =>
      selectFrom('tables')
        .select('id')
        .where(({ eb, or }) => or([eb('host', '=', from), kept])),
    )
    .execute()
  const tables = rows.map(({ id }) => id)
  // Ids are random and quoted, so nothing else in a step can look like one.
  const [old, now] = [`"${from}"`, `"${into}"`]
  const replaced = (column: 'seats' | 'card' | 'players') => sql<string>`replace(${sql.ref(column)}::text, ${old}, ${now})::json`
  await db
    .updateTable('steps')
    .set({ body: sql<string>`replace(body, ${old}, ${now})`, guest: sql<string>`case when guest = ${from} then ${into} else guest end` })
    .where('table_id', '=', sql<string>`any(${tables})`)
    .execute()
  await db
    .updateTable('tables')
    .set({ seats: replaced('seats'), card: replaced('card') })
    .where('id', '=', sql<string>`any(${tables})`)
    .execute()
  await db
    .updateTable('results')
    .set({ players: replaced('players') })
    .where('table_id', 'in', ({ selectFrom }) => selectFrom('played').select('table_id').where('player', '=', from))
    .execute()
  await db.updateTable('played').set({ player: into }).where('player', '=', from).execute()
  await mergeInCompetitions(db, from, into)
  await recount(db, [from, into])
  await moveBelongings(db, from, into)
  // A relation between the two would become a relation to oneself, so it is dropped.
  await db.deleteFrom('blocks').whereRef('guest', '=', 'blocked').execute()
  await db.deleteFrom('friends').whereRef('guest', '=', 'friend').execute()
  await db.deleteFrom('guests').where('id', '=', from).execute()
  return tables
}
