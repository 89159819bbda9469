import { createHash } from 'node:crypto'
import type { Json } from '@robodrome/kernel'
import { parseJson } from '@robodrome/table'
import type { Pool } from 'pg'

/** Saved positions, one a table: a cache, so that a long match need not be played again to be looked at. Any may be deleted at any time. */
export class Saves {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Puts it in the place of an older one. */
  async keep(table: string, seq: number, saved: object): Promise<void> {
    const body = JSON.stringify(saved)
    await this.#pool.query({
      name: 'save',
      text: `insert into saves (table_id, seq, digest, body) values ($1, $2, $3, $4)
        on conflict (table_id) do update set seq = excluded.seq, digest = excluded.digest, body = excluded.body where saves.seq < excluded.seq`,
      values: [table, seq, digestOf(body), body],
    })
  }

  /** The saved position of a table; null if there is none or it is no longer what was written. */
  async find(table: string): Promise<Json | null> {
    const { rows } = await this.#pool.query<{ digest: string; body: string }>({
      name: 'saved',
      text: 'select digest, body from saves where table_id = $1',
      values: [table],
    })
    const [found] = rows
    return found !== undefined && digestOf(found.body) === found.digest ? (parseJson(found.body) ?? null) : null
  }
}

/** Names the form of what is saved: with another form, older ones count as spoilt. */
const FORM = 'position 2'

const digestOf = (body: string): string => createHash('sha256').update(FORM).update(body).digest('base64url')
