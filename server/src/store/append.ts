import type { Pool, PoolClient } from 'pg'
import type { NewNotice } from '../notices/after-step.ts'
import { count, lockEnds, type OnEnded } from '../results/count.ts'
import type { MatchResult } from '../results/result.ts'
import type { ListedCard } from './schema.ts'
import { inTransaction } from './transaction.ts'

/** One step of a table, as it is kept. */
export interface StepRow {
  table: string
  seq: number
  at: number
  guest: string | null
  choice: string | null
  body: string
  /** When something is due at the table after it: a clock runs out, somebody was away for too long; null: nothing is. Left out where nothing can be. */
  due?: number | null
  /** The result, if the match ended with this step, and what lists show of the table now: both are kept in the same transaction. */
  ended?: { result: MatchResult; card: ListedCard } | null
  /** What people are to be told because of it: kept in the same transaction. */
  told?: readonly NewNotice[]
}

type Waiting = { row: StepRow; done(won: boolean): void; failed(error: Error): void }

/** Steps in one write: the next is under way while the answers to these go out. A notice may have 8,000 bytes, of which each takes up to 24. */
const MOST = 100

/**
 * Appends steps. All that came in together, and all that are waiting while one write is under way, go into one statement and one
 * flush to the disk.
 * True once it is on the disk; false if another process was first, and nothing was written. With a channel, the same commit
 * wakes the other processes.
 */
export class Appender {
  readonly #pool: Pool
  readonly #notice: { channel: string; from: string } | null
  readonly #onEnded: readonly OnEnded[]
  #waiting: Waiting[] = []
  #isWriting = false

  constructor(pool: Pool, notice: { channel: string; from: string } | null, onEnded: readonly OnEnded[] = []) {
    this.#pool = pool
    this.#notice = notice
    this.#onEnded = onEnded
  }

  append(row: StepRow): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ row, done, failed })
      if (this.#isWriting) return
      this.#isWriting = true
      // Other sockets may have been read in this same turn of the loop: their steps go along.
      setImmediate(() => void this.#flush())
    })
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST)
      // The last step of a match takes longer: the others do not wait for it.
      await this.#settle(
        batch.filter(({ row }) => isPlain(row)),
        (rows) => this.#write(this.#pool, rows),
      )
      await this.#settle(
        batch.filter(({ row }) => !isPlain(row)),
        (rows) => this.#end(rows),
      )
    }
    this.#isWriting = false
  }

  async #settle(batch: readonly Waiting[], write: (rows: StepRow[]) => Promise<Set<string> | null>): Promise<void> {
    if (batch.length === 0) return
    try {
      const lost = await write(batch.map(({ row }) => row))
      for (const { row, done } of batch) done(lost === null || !lost.has(nameOf(row)))
    } catch (error) {
      for (const { failed } of batch) failed(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** Steps that ended matches: they and their results are on the disk together, or not at all. */
  #end(rows: StepRow[]): Promise<Set<string> | null> {
    return inTransaction(this.#pool, async (client) => {
      await lockEnds(client)
      const lost = await this.#write(client, rows)
      for (const row of rows) {
        if (isPlain(row) || lost?.has(nameOf(row))) continue
        const { result, card } = row.ended!
        await client.query({ name: 'list ended', text: LIST_ENDED, values: [row.table, JSON.stringify(card)] })
        const counted = await count(client, result)
        if (counted !== null) for (const hear of this.#onEnded) await hear(client, counted)
      }
      return lost
    })
  }

  /** Which were not written; null if all were. */
  async #write(on: Pool | PoolClient, rows: StepRow[]): Promise<Set<string> | null> {
    const values: string[] = COLUMNS.map((name) => columnOf(rows, name))
    const wanted = EXTRAS.filter(({ rows: of }) => of(rows).length > 0)
    values.push(...wanted.map(({ rows: of }) => JSON.stringify(of(rows))))
    if (this.#notice !== null) values.push(this.#notice.channel, `${this.#notice.from} steps `)
    const { rows: found } = await on.query<{ count: number; written: string | null }>({
      ...appending(wanted, this.#notice !== null),
      values,
    })
    const { count, written } = found[0]!
    if (count === rows.length) return null
    const names = new Set(written?.match(/\S+ \S+/g))
    return new Set(rows.map(nameOf).filter((name) => !names.has(name)))
  }
}

const LIST_ENDED = "update tables set phase = 'over', card = $2, touched_at = now() where id = $1"

const COLUMNS = ['table', 'seq', 'at', 'guest', 'choice', 'body'] as const

/** No match ended with it. */
const isPlain = (row: StepRow): row is StepRow & { ended?: null } => (row.ended ?? null) === null

const nameOf = ({ table, seq }: StepRow): string => `${table} ${seq}`

/** A column as lines of text: ids have no line breaks, and JSON has none outside of quotes nor inside. An empty line is null. */
const columnOf = (rows: readonly StepRow[], column: (typeof COLUMNS)[number]): string => rows.map((row) => row[column] ?? '').join('\n')

const WRITTEN = `
  with written as (
    insert into steps (table_id, seq, at, guest, choice_id, body)
    select * from unnest(
      string_to_array($1, E'\\n'), string_to_array($2, E'\\n')::integer[], string_to_array($3, E'\\n')::bigint[],
      string_to_array($4, E'\\n', ''), string_to_array($5, E'\\n', ''), string_to_array($6, E'\\n')
    )
    on conflict do nothing
    returning table_id, seq
  ),
  list as (select count(*)::integer as count, string_agg(table_id || ' ' || seq, ' ') as written from written)`

/** What else is kept with steps in the same statement, where there is any of it: the rows, and what is done with them as parameter `at`. */
interface Extra {
  name: string
  rows(steps: readonly StepRow[]): object[]
  sql(at: number): string
}

/** A table has one due time; where nothing is due any more there is none. */
const CLOCKS: Extra = {
  name: ' with clocks',
  rows: (steps) => steps.flatMap(({ table, seq, due }) => (due === undefined ? [] : [{ table_id: table, seq, due }])),
  sql: (at) => `,
  due as (select 'clock ' || table_id as key, due from json_to_recordset($${at}) as due (table_id text, seq integer, due bigint) join written using (table_id, seq)),
  set as (
    insert into deadlines (key, due_at) select key, due from due where due is not null
    on conflict (key) do update set due_at = excluded.due_at, leased_until = 0
  ),
  gone as (delete from deadlines where key in (select key from due where due is null))`,
}

/** Only of steps that were written is anybody told. */
const TOLD: Extra = {
  name: ' and tell',
  rows: (steps) =>
    steps.flatMap(({ table: table_id, seq, at, told = [] }) =>
      told.map(({ guest, key, news, due }) => ({ guest, key, table_id, seq, news, at, due_at: due })),
    ),
  sql: (at) => `,
  told as (
    insert into notices (guest, key, table_id, news, at, due_at)
    select guest, key, table_id, news, at, due_at
    from json_to_recordset($${at}) as new (guest text, key text, table_id text, seq integer, news json, at bigint, due_at bigint)
    join written using (table_id, seq)
    on conflict (guest, key) do nothing
  )`,
}

const EXTRAS: readonly Extra[] = [CLOCKS, TOLD]

const NOTIFY = (at: number) => `, case when count > 0 then pg_notify($${at}, $${at + 1} || written) end`

const appending = (extras: readonly Extra[], notice: boolean): { name: string; text: string } => {
  const first = COLUMNS.length + 1
  const more = extras.map(({ sql }, i) => sql(first + i)).join('')
  return {
    name: `append${extras.map(({ name }) => name).join('')}${notice ? ' and notify' : ''}`,
    text: `${WRITTEN}${more} select count, written${notice ? NOTIFY(first + extras.length) : ''} from list`,
  }
}
