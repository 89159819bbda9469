import { createHash, randomBytes } from 'node:crypto'
import type { Account, FriendList } from '@robodrome/protocol'
import { type Guest, Refused } from '@robodrome/table'
import { blocks } from '../people/blocks.ts'
import type { Store } from '../store/store.ts'
import { inTransaction } from '../store/transaction.ts'

/**
 * Where each friend sits now, among the public tables that lists show first. The cost does not grow with the number of
 * battles.
 */
const SITTING = `
  live as materialized (select id, card, touched_at from tables where public and phase in ('open', 'playing') order by phase, touched_at desc limit 200),
  sitting as (
    select distinct on (guest) seat ->> 'guest' as guest, live.id as table_id from live, json_array_elements(card -> 'seats') seat
    where seat ->> 'guest' is not null order by guest, touched_at desc
  )`

const MOST_INVITATIONS = 20
const MOST_FRIENDS = 500

/** Friendship is always mutual, and starts only when one person accepts the other's invitation. */
export class Friends {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async list(guest: Guest): Promise<FriendList> {
    const { rows } = await this.#store.pool.query<Account & { since: Date; table: string | null }>(
      `with ${SITTING}
        select id, name, exists (select from bots where bots.guest = guests.id) as bot, since, table_id as table
        from friends join guests on id = friend left join sitting on sitting.guest = friend where friends.guest = $1 order by lower(name), id`,
      [guest.id],
    )
    return { friends: rows.map((row) => ({ ...row, since: row.since.getTime() })) }
  }

  /** A code that makes a friend of the first person who shows it within a week. The store keeps only its hash. */
  async invite(guest: Guest): Promise<string> {
    const code = randomBytes(16).toString('base64url')
    const { rowCount } = await this.#store.pool.query(
      `insert into invitations (code_hash, guest, expires_at) select $1, $2, now() + interval '7 days'
        where (select count(*) from invitations where guest = $2 and expires_at > now()) < $3`,
      [hash(code), guest.id, MOST_INVITATIONS],
    )
    if (rowCount === 0) throw new Refused('full', `${MOST_INVITATIONS} invitations of yours are open.`)
    return code
  }

  /** Makes friends with the sender of this invitation. */
  async accept(guest: Guest, code: string): Promise<Account> {
    return inTransaction(this.#store.pool, async (client) => {
      const { rows } = await client.query<Account>(
        `select id, name, exists (select from bots where bots.guest = guests.id) as bot from invitations join guests on id = invitations.guest
          where code_hash = $1 and expires_at > now() for update of invitations`,
        [hash(code)],
      )
      const [friend] = rows
      if (friend === undefined || (await blocks(client, [friend.id], guest.id)))
        throw new Refused('not-found', 'This invitation was used or has expired.')
      if (await blocks(client, [guest.id], friend.id)) throw new Refused('wrong-time', 'You have blocked the sender of this invitation.')
      if (friend.id === guest.id) throw new Refused('wrong-time', 'This is your own invitation: send it to somebody.')
      await client.query('delete from invitations where code_hash = $1', [hash(code)])
      const { rowCount } = await client.query('select from friends where guest = any($1) group by guest having count(*) >= $2', [
        [guest.id, friend.id],
        MOST_FRIENDS,
      ])
      if (rowCount !== 0) throw new Refused('full', `${MOST_FRIENDS} friends are the most that one may have.`)
      await client.query('insert into friends (guest, friend) values ($1, $2), ($2, $1) on conflict do nothing', [guest.id, friend.id])
      return friend
    })
  }

  async end(guest: Guest, friend: string): Promise<void> {
    const { rowCount } = await this.#store.pool.query(
      'delete from friends where (guest = $1 and friend = $2) or (guest = $2 and friend = $1)',
      [guest.id, friend],
    )
    if (rowCount === 0) throw new Refused('not-found', 'You have no such friend.')
  }
}

const hash = (code: string): Buffer => createHash('sha256').update(code).digest()
