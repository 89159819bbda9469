import type { PoolClient } from 'pg'
import { lockEnds } from '../results/count.ts'
import { recount } from '../results/recount.ts'
import type { Db } from '../store/schema/schema.ts'
import { mergeInCompetitions } from './in-competitions.ts'
import { moveBelongings } from './belongings.ts'

/** Merges a guest into an account: seats, steps, results and everything else become the account's. Returns the tables to reload. */
export async function merge(client: PoolClient, db: Db, from: string, into: string): Promise<string[]> {
  await lockEnds(db)
  const { rows } = await client.query<{ id: string }>(
    `select table_id as id from sitters where guest = $1 union select id from tables where host = $1 or seats::text like $2`,
    [from, `%"${from}"%`],
  )
  const tables = rows.map(({ id }) => id)
  // Ids are random and quoted: nothing else in a step can look like one.
  const [old, now] = [`"${from}"`, `"${into}"`]
  await client.query(
    'update steps set body = replace(body, $2, $3), guest = case when guest = $4 then $5 else guest end where table_id = any($1)',
    [tables, old, now, from, into],
  )
  await client.query(
    'update tables set seats = replace(seats::text, $2, $3)::json, card = replace(card::text, $2, $3)::json where id = any($1)',
    [tables, old, now],
  )
  await client.query(
    'update results set players = replace(players::text, $2, $3)::json where table_id in (select table_id from played where player = $1)',
    [from, old, now],
  )
  await client.query('update played set player = $2 where player = $1', [from, into])
  await mergeInCompetitions(client, from, into)
  await recount(db, [from, into])
  await moveBelongings(client, from, into)
  // A relation between the two becomes a relation to oneself, and is dropped.
  await client.query('delete from blocks where guest = blocked')
  await client.query('delete from friends where guest = friend')
  await client.query('delete from guests where id = $1', [from])
  return tables
}
