import { SOMEONE, type SeatPlan, type Step } from '@robodrome/table'
import type { PoolClient } from 'pg'
import type { ListedCard } from '../store/schema.ts'
import { dropBelongings } from './belongings.ts'
import { forgetInCompetitions } from './in-competitions.ts'

/**
 * Deletes an account and those of its programs: what says something about a person goes, and what others have played with them stays, played by someone
 * who left. Gives the tables to be loaded anew.
 */
export async function leave(client: PoolClient, guest: string): Promise<string[]> {
  const { rows: programs } = await client.query<{ guest: string }>('select guest from programs where owner = $1', [guest])
  const tables: string[] = []
  for (const account of [guest, ...programs.map((program) => program.guest)]) {
    tables.push(...(await forgetName(client, account)))
    await forgetInCompetitions(client, account, SOMEONE)
    await dropBelongings(client, account)
    await client.query('update guests set name = $2, figure = null, left_at = now() where id = $1', [account, SOMEONE])
  }
  return tables
}

async function forgetName(client: PoolClient, guest: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string; seats: SeatPlan[]; card: ListedCard | null }>(
    'select id, seats, card from tables where id in (select table_id from sitters where guest = $1) or seats::text like $2',
    [guest, `%"${guest}"%`],
  )
  const written = rows.map(({ id, seats, card }) => ({
    id,
    seats: seats.map((seat) => (seat.kind === 'reserved' && seat.guest === guest ? { ...seat, name: SOMEONE } : seat)),
    card: card && { ...card, seats: card.seats.map((seat) => (seat.guest === guest ? { ...seat, name: SOMEONE } : seat)) },
  }))
  await client.query(
    `update tables set seats = new.seats, card = new.card from json_to_recordset($1) as new (id text, seats json, card json)
    where tables.id = new.id`,
    [JSON.stringify(written)],
  )
  await forgetInSteps(
    client,
    guest,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id }) => id)
}

/** Names stand in the steps by which people sat down or took over. */
async function forgetInSteps(client: PoolClient, guest: string, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table_id: string; seq: number; body: string }>(
    `select table_id, seq, body from steps where table_id = any($1) and (body like '%"kind":"sit"%' or body like '%"kind":"takeOver"%') and body like $2`,
    [tables, `%"guest":"${guest}"%`],
  )
  const written = rows.map(({ table_id, seq, body }) => ({
    table_id,
    seq,
    body: JSON.stringify({ ...(JSON.parse(body) as Extract<Step, { kind: 'sit' | 'takeOver' }>), name: SOMEONE }),
  }))
  await client.query(
    `update steps set body = new.body from json_to_recordset($1) as new (table_id text, seq integer, body text)
    where steps.table_id = new.table_id and steps.seq = new.seq`,
    [JSON.stringify(written)],
  )
}
