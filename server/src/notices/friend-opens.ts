import type { News } from '@robodrome/protocol'
import type { Guest } from '@robodrome/table'
import type { Pool } from 'pg'

const HOUR_MS = 3_600_000

/** Tells the friends of somebody who has opened a table for everybody: once an hour at most, however many tables follow. Programs look for tables themselves. */
export const tellFriends = async (
  pool: Pool,
  { id, name }: Guest,
  table: string,
  about: Pick<Extract<News, { kind: 'friend' }>, 'game' | 'mode'>,
  now: number,
): Promise<void> => {
  const news: News = { kind: 'friend', by: name, ...about }
  await pool.query({
    name: 'a friend opens a table',
    text: `insert into notices (guest, key, table_id, news, at, due_at)
      select friend, $2, $3, $4, $5, $5 from friends
      where friends.guest = $1 and not exists (select from bots where bots.guest = friend) on conflict (guest, key) do nothing`,
    values: [id, `friend ${id} ${Math.floor(now / HOUR_MS)}`, table, JSON.stringify(news), now],
  })
}
