import { step } from '@robodrome/protocol'
import { BadInput } from '@robodrome/kernel'
import { flawIn } from '@robodrome/reading/text'
import { parseJson } from '@robodrome/table'
import { sql, type RawBuilder } from 'kysely'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { MIGRATIONS } from '../store/migrations.ts'
import type { Db } from '../store/schema/schema.ts'
import type { Store } from '../store/store.ts'

/** Every exported table, in an order that satisfies foreign keys, each sorted by its key. A test compares the list with the store. */
export const TABLES = {
  guests: 'id',
  sessions: 'token_hash',
  logins: 'guest',
  passkeys: 'id',
  recovery_codes: 'code_hash',
  bots: 'guest',
  tokens: 'id',
  friends: 'guest, friend',
  blocks: 'guest, blocked',
  invitations: 'code_hash',
  boxes: 'name',
  box_owners: 'box, owner',
  shared_boxes: 'digest, author',
  box_rulings: 'digest',
  box_reports: 'id',
  blocked_authors: 'author',
  tables: 'id',
  sitters: 'guest, table_id',
  steps: 'table_id, seq',
  ends: 'n',
  chat: 'n',
  reports: 'id',
  stories: 'table_id',
  challenges: 'id',
  seeks: 'id',
  competitions: 'id',
  competition_log: 'competition, n',
  competition_members: 'guest, competition',
  fixture_tables: 'table_id',
  reach: 'guest',
  devices: 'endpoint',
  site_keys: 'name',
  notices: 'n',
  deliveries: 'id',
  downtimes: 'began',
} as const

/** Tables whose rows are not exported, and the reason for each. */
export const NOT_KEPT = {
  results: 'rebuild finds them again, and the seven below',
  played: 'rebuild',
  tallies: 'rebuild',
  meetings: 'rebuild',
  ratings: 'rebuild',
  rating_changes: 'rebuild',
  deadlines: 'rebuild',
  saves: 'a cache of steps',
  rooms: 'an evening long',
  screens: 'an evening long',
  passkey_challenges: 'good for minutes',
  site: 'what the new site is called, and when it was last alive',
  probe: 'empty: it shows whether the disk takes anything',
} as const

const head = z.strictObject({
  robodrome: z.literal('export'),
  version: z.literal(1),
  /** The latest migration of the store. */
  schema: z.string(),
  /** The time of the export, in milliseconds since 1970. */
  at: z.int(),
})
type Head = z.infer<typeof head>
const BATCH = 500

const line = z.strictObject({
  table: z.enum(Object.keys(TABLES) as (keyof typeof TABLES)[]),
  row: z.record(z.string(), z.unknown()),
})

/** Exports the whole store as of one moment, one line of JSON per row. */
export async function* exportLines(store: Pick<Store, 'pool'>): AsyncGenerator<string> {
  const { rows } = await store.pool.query<{ schema: string }>('select max(name) as schema from kysely_migration')
  const { schema } = rows[0]!
  yield JSON.stringify({ robodrome: 'export', version: 1, schema, at: Date.now() } satisfies Head)
  const client = await store.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    for (const [table, key] of Object.entries(TABLES)) {
      // A store that is backed up before a migration lacks the tables of later versions.
      if (!(await isThere(client, table))) continue
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

const isThere = async (client: PoolClient, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table])
  return rows[0]!.there
}

const fetchRows = async (client: PoolClient): Promise<string[]> => {
  const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from lines`)
  return rows.map(({ row }) => row)
}

/** Loads an export into an empty store: everything or nothing. Returns the number of rows. Throws a BadInput that names the line. */
export const importLines = (store: Pick<Store, 'db'>, lines: AsyncIterable<string>): Promise<number> =>
  store.db.transaction().execute(async (db) => {
    const some = await db.selectFrom('guests').select('id').limit(1).executeTakeFirst()
    if (some !== undefined) throw new BadInput(['store'], 'guests and tables', { message: 'an empty one: an import replaces nothing' })
    // A server that has started once has keys of its own, but devices know the keys in the export. The new server's outages do not concern
    // imported tables.
    await db.deleteFrom('site_keys').execute()
    await db.deleteFrom('downtimes').execute()
    const { count, at } = await insertAll(db, lines)
    // Nobody could play between the export and now, so clocks must not have run.
    await db
      .insertInto('downtimes')
      .values({ began: at, ended: Math.max(at, Date.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const [table, column] of NUMBERED) {
      const next = sql`(select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)})`
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${next}, false)`.execute(db)
    }
    return count
  })

/** Columns whose row numbers are assigned by the store. A test compares the list with the store. */
export const NUMBERED = [
  ['chat', 'n'],
  ['ends', 'n'],
  ['notices', 'n'],
  ['deliveries', 'id'],
  ['reports', 'id'],
  ['box_reports', 'id'],
] as const

interface Batch {
  table: string
  rows: { at: number; row: Record<string, unknown> }[]
}

async function insertAll(db: Db, lines: AsyncIterable<string>): Promise<{ count: number; at: number }> {
  let written: Head | null = null
  let at = 0
  let count = 0
  let batch: Batch = { table: '', rows: [] }
  for await (const text of lines) {
    at++
    if (at === 1) written = readHead(text)
    if (at === 1 || text.trim() === '') continue
    const { table, row } = readLine(text, at)
    if (batch.table !== table || batch.rows.length === BATCH) {
      await insert(db, batch)
      batch = { table, rows: [] }
    }
    batch.rows.push({ at, row })
    count++
  }
  written ??= readHead('')
  await insert(db, batch)
  return { count, at: written.at }
}

/** Inserts a batch at once. If a row fails, inserts them one by one to find it. */
async function insert(db: Db, { table, rows }: Batch): Promise<void> {
  if (rows.length === 0) return
  const known = table === 'steps' ? sql`where table_id in (select id from tables)` : sql``
  const columns = sql.join(await columnsOf(db, table, rows))
  const into = sql.table(table)
  const put = async (some: Batch['rows']): Promise<void> => {
    const json = JSON.stringify(some.map(({ row }) => row))
    const { numAffectedRows } = await sql`
      insert into ${into} (${columns}) select ${columns} from json_populate_recordset(null::${into}, ${json}) ${known}`.execute(db)
    if (numAffectedRows !== BigInt(some.length)) throw new Error('there is no such table')
  }
  await sql`savepoint batch`.execute(db)
  try {
    await put(rows)
  } catch {
    await sql`rollback to savepoint batch`.execute(db)
    for (const each of rows)
      await put([each]).catch((error: Error) => {
        throw new BadInput([`line ${each.at}`], error.message, { message: `a row that fits into "${table}"` })
      })
  }
}

/**
 * Lists the columns of a table for which rows have values. The others get their defaults, because exports from earlier versions do not
 * contain them.
 */
async function columnsOf(db: Db, table: string, rows: Batch['rows']): Promise<RawBuilder<unknown>[]> {
  const { rows: found } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = ${table}`.execute(db)
  const given = new Set(rows.flatMap(({ row }) => Object.keys(row)))
  return found.flatMap(({ name }) => (given.has(name) ? [sql.ref(name)] : []))
}

function readHead(text: string): Head {
  const read = head.safeParse(parseJson(text))
  if (!read.success)
    throw new BadInput(['line 1'], text.slice(0, 80), {
      message: `{"robodrome":"export","version":1,"schema":"${MIGRATIONS.at(-1)}","at":0}`,
    })
  if (!MIGRATIONS.includes(read.data.schema))
    throw new BadInput(['line 1', 'schema'], read.data.schema, {
      message: 'an export of this version or an earlier one: update Robodrome first',
    })
  return read.data
}

function readLine(text: string, at: number): z.infer<typeof line> {
  const read = line.safeParse(parseJson(text))
  if (!read.success) throw new BadInput([`line ${at}`], text.slice(0, 80), { message: '{"table":NAME,"row":{...}}' })
  const { table, row } = read.data
  if (table === 'steps' && !step.safeParse(parseJson(String(row['body']))).success)
    throw new BadInput([`line ${at}`, 'body'], row['body'], { message: 'a step of a table' })
  const flaw = flawIn(row) ?? flawInside(row)
  if (flaw !== null) throw new BadInput([`line ${at}`, ...flaw.path], flaw.found, { message: flaw.expected })
  return read.data
}

/** Some columns hold JSON as text. A NUL in it is escaped, which does no harm until somebody parses it. */
function flawInside(row: Record<string, unknown>): ReturnType<typeof flawIn> {
  for (const [column, value] of Object.entries(row)) {
    const flaw = typeof value === 'string' && /^[[{]/.test(value) ? flawIn(parseJson(value)) : null
    if (flaw !== null) return { ...flaw, path: [column, ...flaw.path] }
  }
  return null
}
