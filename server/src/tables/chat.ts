import type { ChatLine } from '@robodrome/table'
import type { Pool } from 'pg'

type Row = { n: string; guest: string; name: string; seat: number | null; text: string; at: string }

/** What people say at tables. */
export class Chat {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** A line sent again under the same id is not a second line. */
  async add(table: string, guest: { id: string; name: string }, seat: number | null, choice: string, text: string): Promise<void> {
    await this.#pool.query({
      name: 'say',
      text: 'insert into chat (table_id, guest, choice_id, seat, name, text, at) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing',
      values: [table, guest.id, choice, seat, guest.name, text, Date.now()],
    })
  }

  /** The last lines of a table, oldest first. */
  async lines(table: string, most: number): Promise<ChatLine[]> {
    const { rows } = await this.#pool.query<Row>({
      name: 'chat',
      text: 'select n, guest, name, seat, text, at from chat where table_id = $1 order by n desc limit $2',
      values: [table, most],
    })
    return rows.map(({ n, at, ...line }) => ({ ...line, n: Number(n), at: Number(at) })).toReversed()
  }
}
