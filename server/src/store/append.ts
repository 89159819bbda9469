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
        const lost = await this.#write(batch.map(({ row }) => row))
        for (const { row, done } of batch) done(lost === null || !lost.has(nameOf(row)))
      } catch (error) {
        for (const { failed } of batch) failed(error instanceof Error ? error : new Error(String(error)))
      }
    }
    this.#isWriting = false
  }

  /** Which were not written; null if all were. */
  async #write(rows: StepRow[]): Promise<Set<string> | null> {
    const values: string[] = COLUMNS.map((name) => columnOf(rows, name))
    const query =
      this.#notice === null
        ? { name: 'append', text: APPEND, values }
        : { name: 'append and notify', text: APPEND_AND_NOTIFY, values: [...values, this.#notice.channel, `${this.#notice.from} steps `] }
    const { rows: found } = await this.#pool.query<{ count: number; written: string | null }>(query)
    const { count, written } = found[0]!
    if (count === rows.length) return null
    const names = new Set(written?.match(/\S+ \S+/g))
    return new Set(rows.map(nameOf).filter((name) => !names.has(name)))
  }
}

const COLUMNS = ['table', 'seq', 'at', 'guest', 'choice', 'body'] as const

const nameOf = ({ table, seq }: StepRow): string => `${table} ${seq}`

/** A column as lines of text: ids have no line breaks, and JSON has none outside of quotes nor inside. An empty line is null. */
const columnOf = (rows: readonly StepRow[], column: keyof StepRow): string => rows.map((row) => row[column] ?? '').join('\n')

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

const APPEND = `${WRITTEN} select count, written from list`

const APPEND_AND_NOTIFY = `${WRITTEN} select count, written, case when count > 0 then pg_notify($7, $8 || written) end from list`
