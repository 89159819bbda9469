import type { Pool } from 'pg'

/** One step of a table, as it is kept. */
export interface StepRow {
  table: string
  seq: number
  at: number
  guest: string | null
  choice: string | null
  body: string
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
  #waiting: Waiting[] = []
  #isWriting = false

  constructor(pool: Pool, notice: { channel: string; from: string } | null) {
    this.#pool = pool
    this.#notice = notice
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
      try {
        const written = await this.#write(batch.map(({ row }) => row))
        for (const { row, done } of batch) done(written.has(`${row.table} ${row.seq}`))
      } catch (error) {
        for (const { failed } of batch) failed(error instanceof Error ? error : new Error(String(error)))
      }
    }
    this.#isWriting = false
  }

  async #write(rows: StepRow[]): Promise<Set<string>> {
    const values = COLUMNS.map((name) => arrayOf(rows, name))
    const query =
      this.#notice === null
        ? { name: 'append', text: INSERT, values }
        : { name: 'append and notify', text: INSERT_AND_NOTIFY, values: [...values, this.#notice.channel, this.#notice.from] }
    const found = await this.#pool.query<{ table_id: string; seq: number }>(query)
    return new Set(found.rows.map(({ table_id, seq }) => `${table_id} ${seq}`))
  }
}

const COLUMNS = ['table', 'seq', 'at', 'guest', 'choice', 'body'] as const

/** A column as an array in PostgreSQL's notation. Written here, because the driver looks at each element far more closely than ours need. */
const arrayOf = (rows: readonly StepRow[], column: keyof StepRow): string => `{${rows.map((row) => writeElement(row[column])).join(',')}}`

const writeElement = (value: string | number | null): string =>
  typeof value === 'string' ? `"${value.replaceAll(/[\\"]/g, '\\$&')}"` : String(value)

const INSERT = `
  insert into steps (table_id, seq, at, guest, choice_id, body)
  select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[])
  on conflict do nothing
  returning table_id, seq`

const INSERT_AND_NOTIFY = `
  with written as (${INSERT}),
  notice as materialized (
    select pg_notify($7, $8 || ' steps ' || string_agg(table_id || ' ' || seq, ' ')) from written having count(*) > 0
  )
  select table_id, seq from written, (select count(*) from notice) as sent`
