import type { PoolClient } from 'pg'

/** Finds again from their seats what is counted of some players, after seats have changed hands. */
export async function recount(client: PoolClient, players: readonly string[]): Promise<void> {
  await client.query('delete from tallies where player = any($1)', [players])
  await client.query('delete from meetings where player = any($1) or other = any($1)', [players])
  await client.query(TALLIES, [players])
  await client.query(MEETINGS, [players])
}

/** Somebody who had several seats has played one match, by the first of them. */
const SEATS = (where: string) => `select distinct on (table_id, player) * from played where ${where} order by table_id, player, seat`
const SUMS = (row: string) =>
  ['won', 'lost', 'shared', 'off'].map((outcome) => `count(*) filter (where ${row}.outcome = '${outcome}')`).join(', ')

const TALLIES = `
  insert into tallies (player, game, mode, robot, won, lost, shared, off)
  select player, game, mode, coalesce(robot, ''), ${SUMS('seats')} from (${SEATS('player = any($1)')}) seats group by player, game, mode, coalesce(robot, '')`

const MEETINGS = `
  with seats as (${SEATS('table_id in (select table_id from played where player = any($1))')})
  insert into meetings (player, other, won, lost, shared, off, last)
  select one.player, two.player, ${SUMS('one')}, max(one.n) from seats one join seats two using (table_id)
  where one.side <> two.side and (one.player = any($1) or two.player = any($1)) group by one.player, two.player`
