import { step } from '@robodrome/protocol'
import { BadInput, parseJson } from '@robodrome/kernel'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { SETTLE_ABSENCE } from './migrations.ts'
import type { Store } from './store.ts'

/** All that is kept, in an order in which it can be put back: each table's rows by its key. */
const TABLES = {
  guests: 'id',
  sessions: 'token_hash',
  logins: 'guest',
  passkeys: 'id',
  recovery_codes: 'code_hash',
  programs: 'guest',
  tokens: 'id',
  friends: 'guest, friend',
  boxes: 'name',
  tables: 'id',
  sitters: 'guest, table_id',
  steps: 'table_id, seq',
  ends: 'n',
  chat: 'n',
  competitions: 'id',
  competition_log: 'competition, n',
  competition_members: 'guest, competition',
  fixture_tables: 'table_id',
  reach: 'guest',
  devices: 'endpoint',
  site_keys: 'name',
  notices: 'n',
} as const

const HEAD = { robodrome: 'export', version: 1 } as const
const BATCH = 500

const line = z.strictObject({
  table: z.enum(Object.keys(TABLES) as (keyof typeof TABLES)[]),
  row: z.record(z.string(), z.unknown()),
})

/** Everything in the store as it is at one moment, a line of JSON for each row. */
export async function* exportLines(store: Store): AsyncGenerator<string> {
  yield JSON.stringify(HEAD)
  const client = await store.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    for (const [table, key] of Object.entries(TABLES)) {
      await client.query(`declare lines cursor for select row_to_json(t)::text as row from (select * from ${table} order by ${key}) t`)
      for (let rows = await fetchRows(client); rows.length > 0; rows = await fetchRows(client))
        for (const row of rows) yield `{"table":"${table}","row":${row}}`
      await client.query('close lines')
    }
    await client.query('commit')
  } finally {
    client.release()
  }
}

const fetchRows = async (client: PoolClient): Promise<string[]> => {
  const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from lines`)
  return rows.map(({ row }) => row)
}

/** Puts an export into an empty store: all of it, or nothing. Gives the number of rows; throws BadInput that names the line. */
export async function importLines(store: Store, lines: AsyncIterable<string>): Promise<number> {
  const client = await store.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query('select 1 from guests limit 1')
    if (rows.length > 0) throw new BadInput(['store'], 'guests and tables', 'an empty one: an import replaces nothing')
    // A server that has once been started has keys of its own: devices know those of the export.
    await client.query('delete from site_keys')
    const count = await insertAll(client, lines)
    await client.query(SETTLE_ABSENCE)
    for (const table of ['chat', 'ends', 'notices'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'n'), (select coalesce(max(n), 0) + 1 from ${table}), false)`)
    await client.query('commit')
    return count
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

interface Batch {
  table: string
  rows: { at: number; row: unknown }[]
}

async function insertAll(client: PoolClient, lines: AsyncIterable<string>): Promise<number> {
  let at = 0
  let count = 0
  let batch: Batch = { table: '', rows: [] }
  for await (const text of lines) {
    at++
    if (at === 1) checkHead(text)
    if (at === 1 || text.trim() === '') continue
    const { table, row } = readLine(text, at)
    if (batch.table !== table || batch.rows.length === BATCH) {
      await insert(client, batch)
      batch = { table, rows: [] }
    }
    batch.rows.push({ at, row })
    count++
  }
  if (at === 0) checkHead('')
  await insert(client, batch)
  return count
}

/** All at once; if one does not fit, once more one by one, to tell which. */
async function insert(client: PoolClient, { table, rows }: Batch): Promise<void> {
  if (rows.length === 0) return
  const known = table === 'steps' ? 'where table_id in (select id from tables)' : ''
  const put = async (some: Batch['rows']): Promise<void> => {
    const { rowCount } = await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1) ${known}`, [
      JSON.stringify(some.map(({ row }) => row)),
    ])
    if (rowCount !== some.length) throw new Error('there is no such table')
  }
  await client.query('savepoint batch')
  try {
    await put(rows)
  } catch {
    await client.query('rollback to savepoint batch')
    for (const each of rows)
      await put([each]).catch((error: Error) => {
        throw new BadInput([`line ${each.at}`], error.message, `a row that fits into "${table}"`)
      })
  }
}

function checkHead(text: string): void {
  const head = z.strictObject({ robodrome: z.literal('export'), version: z.literal(1) })
  if (!head.safeParse(parseJson(text)).success) throw new BadInput(['line 1'], text.slice(0, 80), JSON.stringify(HEAD))
}

function readLine(text: string, at: number): z.infer<typeof line> {
  const read = line.safeParse(parseJson(text))
  if (!read.success) throw new BadInput([`line ${at}`], text.slice(0, 80), '{"table":NAME,"row":{...}}')
  const { table, row } = read.data
  if (table === 'steps' && !step.safeParse(parseJson(String(row['body']))).success)
    throw new BadInput([`line ${at}`, 'body'], row['body'], 'a step of a table')
  return read.data
}
