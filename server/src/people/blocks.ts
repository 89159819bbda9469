import type { Account } from '@robodrome/protocol'
import { type Guest, Refused } from '@robodrome/table'
import type { PoolClient } from 'pg'
import type { Store } from '../store/store.ts'
import { inTransaction } from '../store/transaction.ts'

const MOST = 500

/** Accounts that a person has blocked: no chat lines, challenges, invitations or search matches from them. */
export class Blocks {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async list(guest: Guest): Promise<Account[]> {
    const { rows } = await this.#store.pool.query<Account>(
      `select id, name, exists (select from bots where bots.guest = guests.id) as bot
        from blocks join guests on id = blocked where blocks.guest = $1 order by lower(name), id`,
      [guest.id],
    )
    return rows
  }

  /** Ends the friendship of the two, and declines what is open between them. */
  async add({ id: guest }: Guest, other: string): Promise<void> {
    if (guest === other) throw new Refused('malformed', 'id: expected somebody else')
    await inTransaction(this.#store.pool, async (client) => {
      const { rowCount: known } = await client.query('select from guests where id = $1 and left_at is null', [other])
      if (known === 0) throw new Refused('not-found', 'There is no such account.')
      const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from blocks where guest = $1', [guest])
      if (rows[0]!.count >= MOST) throw new Refused('full', `${MOST} are the most that one may block.`)
      await client.query('insert into blocks (guest, blocked) values ($1, $2) on conflict do nothing', [guest, other])
      await client.query('delete from friends where (guest = $1 and friend = $2) or (guest = $2 and friend = $1)', [guest, other])
      await client.query("update challenges set state = 'declined' where from_guest = $2 and to_guest = $1 and state = 'open'", [
        guest,
        other,
      ])
    })
  }

  async remove(guest: Guest, other: string): Promise<void> {
    await this.#store.pool.query('delete from blocks where guest = $1 and blocked = $2', [guest.id, other])
  }
}

/** Whether one of some accounts has blocked another. */
export const blocks = async (client: Pick<PoolClient, 'query'>, guests: readonly string[], other: string): Promise<boolean> => {
  const { rowCount } = await client.query('select from blocks where guest = any($1) and blocked = $2', [guests, other])
  return rowCount !== 0
}
