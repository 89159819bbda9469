import type { PoolClient } from 'pg'
import { lockEnds } from '../results/count.ts'
import { recount } from '../results/recount.ts'
import type { Db } from '../store/schema/schema.ts'
import { mergeInCompetitions } from './in-competitions.ts'
import { moveBelongings } from './belongings.ts'

/** A guest becomes part of an account: seats, steps, results and the rest are the account's as if they had always been. Gives the tables to be loaded anew. */
export async function merge(client: PoolClient, db: Db, from: string, into: string): Promise<string[]> {
  await lockEnds(db)
  const { rows } = await client.query<{ id: string }>(
    `select table_id as id from sitters where guest = $1 union select id from tables where host = $1 or seats::text like $2`,
    [from, `%"${from}"%`],
  )
  const tables = rows.map(({ id }) => id)
  // Ids are random and stand in quotes: nothing else in a step can look like one.
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
  // What one was to the other one is not to oneself.
  await client.query('delete from blocks where guest = blocked')
  await client.query('delete from friends where guest = friend')
  await client.query('delete from guests where id = $1', [from])
  return tables
}
