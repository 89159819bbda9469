import type { ChatLine } from '@robodrome/table'
import type { Db } from '../store/schema/schema.ts'

/** Chat at tables. */
export class Chat {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** A line sent again under the same id is stored once. */
  async add(table: string, guest: { id: string; name: string }, seat: number | null, choice: string, text: string): Promise<void> {
    await this.#db
      .insertInto('chat')
      .values({ table_id: table, guest: guest.id, choice_id: choice, seat, name: guest.name, text, at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** Returns the last lines of a table, oldest first. */
  async lines(table: string, most: number): Promise<ChatLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['n', 'guest', 'name', 'seat', 'text', 'at'])
      .where('table_id', '=', table)
      .orderBy('n', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ n, at, ...line }) => ({ ...line, n: Number(n), at: Number(at) })).toReversed()
  }
}
