import { SOMEONE, type SeatPlan, type Step } from '@robodrome/table'
import type { PoolClient } from 'pg'
import type { ListedCard } from '../store/schema/schema.ts'
import { dropBelongings } from './belongings.ts'
import { forgetBoxes } from './forget-boxes.ts'
import { forgetInNotices, type Forgotten } from './forget-notices.ts'
import { forgetInCompetitions } from './in-competitions.ts'

/** What to do in memory: the tables and competitions to reload, and the sessions and tokens that have ended. */
export interface Left {
  anew: string[]
  ended: string[]
}

/**
 * Deletes an account and its bots. Personal rows are deleted (`BELONGINGS`) and their words are removed from shared rows (`WORDS`).
 * Matches with others stay, played by a deleted account.
 */
export async function leave(client: PoolClient, guest: string): Promise<Left> {
  const { rows: programs } = await client.query<{ guest: string }>('select guest from bots where owner = $1', [guest])
  const accounts = [guest, ...programs.map((program) => program.guest)]
  const { rows: ended } = await client.query<{ name: string }>(
    `select encode(token_hash, 'hex') as name from tokens where guest = any($1) union all select encode(token_hash, 'hex') from sessions where guest = any($1)`,
    [accounts],
  )
  const anew: string[] = []
  for (const account of accounts) {
    const forgotten: Forgotten = { guest: account, names: new Map(), titles: new Map() }
    const tables = await forgetName(client, account, forgotten)
    const competitions = await forgetInCompetitions(client, account, SOMEONE, forgotten)
    await forgetInNotices(client, forgotten, SOMEONE)
    anew.push(...tables, ...competitions, ...(await forgetBoxes(client, account)))
    await dropBelongings(client, account)
    await client.query('update guests set name = $2, figure = null, left_at = now() where id = $1', [account, SOMEONE])
  }
  return { anew: [...new Set(anew)], ended: ended.map(({ name }) => name) }
}

async function forgetName(client: PoolClient, guest: string, { names }: Forgotten): Promise<string[]> {
  const { rows } = await client.query<{ id: string; seats: SeatPlan[]; card: ListedCard | null }>(
    'select id, seats, card from tables where id in (select table_id from sitters where guest = $1) or seats::text like $2',
    [guest, `%"${guest}"%`],
  )
  const written = rows.map(({ id, seats, card }) => {
    const isKept = (seat: SeatPlan | undefined): boolean => seat?.kind === 'reserved' && seat.guest === guest
    // A list also names the person a seat is reserved for, before anybody sits there.
    const isTheirs = (seat: ListedCard['seats'][number], i: number): boolean =>
      seat.guest === guest || (seat.guest === null && isKept(seats[i]))
    const kept = seats.flatMap((seat) => (seat.kind === 'reserved' && seat.guest === guest && seat.name !== undefined ? [seat.name] : []))
    names.set(id, new Set([...kept, ...(card?.seats.filter(isTheirs).map(({ name }) => name) ?? [])]))
    return {
      id,
      seats: seats.map((seat) => (isKept(seat) ? { ...seat, name: SOMEONE } : seat)),
      card: card && { ...card, seats: card.seats.map((seat, i) => (isTheirs(seat, i) ? { ...seat, name: SOMEONE } : seat)) },
    }
  })
  await client.query(
    `update tables set seats = new.seats, card = new.card from json_to_recordset($1) as new (id text, seats json, card json)
    where tables.id = new.id`,
    [JSON.stringify(written)],
  )
  const tables = rows.map(({ id }) => id)
  await forgetInSteps(client, guest, tables, names)
  return tables
}

/** The steps of sitting down and taking over hold names. Clients make up the ids of choices. */
async function forgetInSteps(client: PoolClient, guest: string, tables: readonly string[], names: Forgotten['names']): Promise<void> {
  const { rows } = await client.query<{ table_id: string; seq: number; body: string }>(
    `select table_id, seq, body from steps where table_id = any($1) and (body like '%"kind":"sit"%' or body like '%"kind":"takeOver"%') and body like $2`,
    [tables, `%"guest":"${guest}"%`],
  )
  const written = rows.map(({ table_id, seq, body }) => {
    const step = JSON.parse(body) as Extract<Step, { kind: 'sit' | 'takeOver' }>
    names.get(table_id)?.add(step.name)
    return { table_id, seq, body: JSON.stringify({ ...step, name: SOMEONE }) }
  })
  await client.query(
    `update steps set body = new.body from json_to_recordset($1) as new (table_id text, seq integer, body text)
    where steps.table_id = new.table_id and steps.seq = new.seq`,
    [JSON.stringify(written)],
  )
  await client.query('update steps set choice_id = null where table_id = any($1) and guest = $2', [tables, guest])
}
