import { createHash } from 'node:crypto'
import type { Json } from '@robodrome/kernel'
import { parseJson } from '@robodrome/table'
import type { Db } from '../store/schema/schema.ts'

/**
 * Saved positions, one per table: a cache that lets a long match be opened without replaying it. Any of them may be deleted at any time.
 */
export class Saves {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** Saves a position, replacing an older one. */
  async keep(table: string, seq: number, saved: object): Promise<void> {
    const body = JSON.stringify(saved)
    const save = { seq, digest: digestOf(body), body }
    await this.#db
      .insertInto('saves')
      .values({ table_id: table, ...save })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(save).whereRef('saves.seq', '<', 'excluded.seq'))
      .execute()
  }

  /** Finds the saved position of a table, or null if it is missing or corrupt. */
  async find(table: string): Promise<Json | null> {
    const found = await this.#db.selectFrom('saves').select(['digest', 'body']).where('table_id', '=', table).executeTakeFirst()
    return found !== undefined && digestOf(found.body) === found.digest ? (parseJson(found.body) ?? null) : null
  }
}

/** The version of the format. Positions in another format count as corrupt. */
const FORM = 'position 2'

const digestOf = (body: string): string => createHash('sha256').update(FORM).update(body).digest('base64url')
