import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { count, lockEnds, type OnEnded } from '../results/count.ts'
import { appendAll, appendFree, nameOf, type StepNotice, type StepRow } from './append-sql.ts'
import { inTransaction } from '../store/transaction.ts'

export type { StepRow }

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
  readonly #notice: StepNotice
  readonly #onEnded: readonly OnEnded[]
  #waiting: Waiting[] = []
  #isWriting = false

  constructor(pool: Pool, notice: StepNotice, onEnded: readonly OnEnded[] = []) {
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
        (rows) => this.#writeAll(rows),
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

  /** Hardly ever is another process first: then the store refuses all of them, which costs less than to look for every number before it is taken. */
  async #writeAll(rows: StepRow[]): Promise<Set<string> | null> {
    const client = await this.#pool.connect()
    try {
      await client.query(appendAll(rows, this.#notice))
      client.release()
      return null
    } catch (error) {
      const isTaken = error instanceof DatabaseError && error.code === UNIQUE_VIOLATION
      client.release(!isTaken)
      if (!isTaken) throw error
      return this.#write(this.#pool, rows)
    }
  }

  /** Which were not written; null if all were. */
  async #write(on: Pool | PoolClient, rows: StepRow[]): Promise<Set<string> | null> {
    const { rows: found } = await on.query<{ count: number; written: string | null }>(appendFree(rows, this.#notice))
    const { count, written } = found[0]!
    if (count === rows.length) return null
    const names = new Set(written?.match(/\S+ \S+/g))
    return new Set(rows.map(nameOf).filter((name) => !names.has(name)))
  }
}

const LIST_ENDED = "update tables set phase = 'over', card = $2, touched_at = now() where id = $1"
const UNIQUE_VIOLATION = '23505'

/** No match ended with it. */
const isPlain = (row: StepRow): row is StepRow & { ended?: null } => (row.ended ?? null) === null
