import type { News } from '@robodrome/protocol'
import type { Guest } from '@robodrome/table'
import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'

const HOUR_MS = 3_600_000

/** Tells an account's friends about a new public table, at most once an hour. Bots look for tables themselves. */
export const tellFriends = async (
  db: Db,
  { id, name }: Guest,
  table: string,
  about: Pick<Extract<News, { kind: 'friend' }>, 'game' | 'mode'>,
  now: number,
): Promise<void> => {
  const news: News = { kind: 'friend', by: name, ...about }
  const key = `friend ${id} ${Math.floor(now / HOUR_MS)}`
  await db
    .insertInto('notices')
    .columns(['guest', 'key', 'table_id', 'news', 'at', 'due_at'])
    .expression(({ selectFrom }) =>
      selectFrom('friends')
        .select(['friend', sql<string>`${key}`.as('key'), sql<string>`${table}`.as('table_id')])
        .select([
          sql<string>`${JSON.stringify(news)}::json`.as('news'),
          sql<string>`${now}::bigint`.as('at'),
          sql<string>`${now}::bigint`.as('due_at'),
        ])
        .where('friends.guest', '=', id)
        .where('friend', 'not in', selectFrom('bots').select('guest')),
    )
    .onConflict((conflict) => conflict.columns(['guest', 'key']).doNothing())
    .execute()
}
