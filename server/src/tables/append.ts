import { CompiledQuery, sql } from 'kysely'
import { DatabaseError, type Pool } from 'pg'
import type { Db } from '../store/schema/schema.ts'
import type { Store } from '../store/store.ts'
import { count, lockEnds, type OnEnded } from '../results/count.ts'
import { appendAll, appendFree, nameOf, type StepNotice, type StepRow } from './append-sql.ts'

export type { StepRow }

type Waiting = { row: StepRow; done(won: boolean): void; failed(error: Error): void }

/**
 * The maximum number of steps per write. The next write runs while the answers to this one are sent. A notification holds 8,000 bytes, and
 * each step takes up to 24.
 */
const MOST = 100

/**
 * Appends steps. All steps of one turn, and all that wait while a write runs, go into one statement and one flush to disk. Resolves to true
 * once they are on disk, and to false if another process was faster, so that nothing was written. With a channel, the same commit notifies
 * the other processes.
 */
export class Appender {
  readonly #pool: Pool
  readonly #db: Db
  readonly #notice: StepNotice
  readonly #onEnded: readonly OnEnded[]
  #waiting: Waiting[] = []
  #isWriting = false

  constructor({ pool, db }: Pick<Store, 'pool' | 'db'>, notice: StepNotice, onEnded: readonly OnEnded[] = []) {
    this.#pool = pool
    this.#db = db
    this.#notice = notice
    this.#onEnded = onEnded
  }

  /** Queues a step for the next write. Resolves once it is on the disk. */
  append(row: StepRow): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ row, done, failed })
      if (this.#isWriting) return
      this.#isWriting = true
      // Other sockets may be read in this same turn of the event loop, and their steps join this write.
      setImmediate(() => void this.#flush())
    })
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST)
      // The last step of a match takes longer, so that the others do not wait for it.
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

  /** Steps that ended matches are stored together with their results, or not at all. */
  #end(rows: StepRow[]): Promise<Set<string> | null> {
    return this.#db.transaction().execute(async (db) => {
      await lockEnds(db)
      const lost = await this.#write(db, rows)
      for (const row of rows) {
        if (isPlain(row) || lost?.has(nameOf(row))) continue
        const { result, card } = row.ended!
        await db
          .updateTable('tables')
          .set({ phase: 'over', card: JSON.stringify(card), touched_at: sql`now()` })
          .where('id', '=', row.table)
          .execute()
        const counted = await count(db, result)
        if (counted !== null) for (const hear of this.#onEnded) await hear(db, counted)
      }
      return lost
    })
  }

  /**
   * Another process is hardly ever faster. If one is, the store refuses the whole write, which is cheaper than checking every number
   * beforehand.
   */
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
      return this.#write(this.#db, rows)
    }
  }

  /** Returns the steps that were not written, or null if all were. */
  async #write(db: Db, rows: StepRow[]): Promise<Set<string> | null> {
    const { text, values } = appendFree(rows, this.#notice)
    const { rows: found } = await db.executeQuery<{ count: number; written: string | null }>(CompiledQuery.raw(text, values))
    const { count, written } = found[0]!
    if (count === rows.length) return null
    const names = new Set(written?.match(/\S+ \S+/g))
    return new Set(rows.map(nameOf).filter((name) => !names.has(name)))
  }
}

const UNIQUE_VIOLATION = '23505'

/** Steps that did not end a match. */
const isPlain = (row: StepRow): row is StepRow & { ended?: null } => (row.ended ?? null) === null
