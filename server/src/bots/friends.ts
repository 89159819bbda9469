import { createHash, randomBytes } from 'node:crypto'
import type { Account, FriendList } from '@robodrome/protocol'
import { type Guest, Refused } from '@robodrome/table'
import { sql } from 'kysely'
import { blocks, endFriendship } from '../people/blocks.ts'
import { isBot } from '../store/bots.ts'
import type { Store } from '../store/store.ts'
import { secondsFromNow } from '../store/times.ts'
import { siteSays } from '@robodrome/protocol/says'

/**
 * For each friend, where they are sitting now, among the public tables that lists show first. The cost does not grow with the number of
 * battles.
 */
const SITTING = sql<{ guest: string; table_id: string }>`(
  with live as materialized (select id, card, touched_at from tables where public and phase in ('open', 'playing') order by phase, touched_at desc limit 200),
  seen as (select seat ->> 'guest' as guest, live.id as table_id, touched_at from live, json_array_elements(card -> 'seats') seat)
  select distinct on (guest) guest, table_id from seen where guest is not null order by guest, touched_at desc)`.as<'sitting'>(sql`sitting`)

const MOST_INVITATIONS = 20
const INVITATION_SECONDS = 7 * 86_400
const MOST_FRIENDS = 500

/** Friendship is always mutual, and starts only when one person accepts the other's invitation. */
export class Friends {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async list(guest: Guest): Promise<FriendList> {
    const rows = await this.#store.db
      .selectFrom('friends')
      .innerJoin('guests', 'guests.id', 'friends.friend')
      .leftJoin(SITTING, 'sitting.guest', 'friends.friend')
      .select(['guests.id', 'guests.name', isBot, 'since', 'sitting.table_id as table'])
      .where('friends.guest', '=', guest.id)
      .orderBy(({ fn }) => fn('lower', ['guests.name']))
      .orderBy('guests.id')
      .execute()
    return { friends: rows.map((row) => ({ ...row, since: row.since.getTime() })) }
  }

  /** Makes a code that befriends the first person who uses it within a week. The store keeps only its hash. */
  async invite(guest: Guest): Promise<string> {
    const code = randomBytes(16).toString('base64url')
    const { db } = this.#store
    const open = db
      .selectFrom('invitations')
      .select('guest')
      .where('guest', '=', guest.id)
      .where('expires_at', '>', sql<Date>`now()`)
    if ((await open.execute()).length >= MOST_INVITATIONS)
      throw new Refused('full', siteSays('tooManyInvitations', { invitations: MOST_INVITATIONS }))
    await db
      .insertInto('invitations')
      .values({ code_hash: hash(code), guest: guest.id, expires_at: secondsFromNow(INVITATION_SECONDS) })
      .execute()
    return code
  }

  /** Makes friends with the sender of this invitation. */
  async accept(guest: Guest, code: string): Promise<Account> {
    return this.#store.db.transaction().execute(async (db) => {
      const friend = await db
        .selectFrom('invitations')
        .innerJoin('guests', 'guests.id', 'invitations.guest')
        .select(['guests.id', 'guests.name', isBot])
        .where('code_hash', '=', hash(code))
        .where('expires_at', '>', sql<Date>`now()`)
        .forUpdate('invitations')
        .executeTakeFirst()
      if (friend === undefined || (await blocks(db, [friend.id], guest.id))) throw new Refused('not-found', siteSays('invitationUsed'))
      if (await blocks(db, [guest.id], friend.id)) throw new Refused('wrong-time', siteSays('senderBlocked'))
      if (friend.id === guest.id) throw new Refused('wrong-time', siteSays('ownInvitation'))
      await db.deleteFrom('invitations').where('code_hash', '=', hash(code)).execute()
      const full = await db
        .selectFrom('friends')
        .select('guest')
        .where('guest', 'in', [guest.id, friend.id])
        .groupBy('guest')
        .having(({ fn }) => fn.countAll(), '>=', MOST_FRIENDS)
        .executeTakeFirst()
      if (full !== undefined) throw new Refused('full', siteSays('tooManyFriends', { most: MOST_FRIENDS }))
      await db
        .insertInto('friends')
        .values([
          { guest: guest.id, friend: friend.id },
          { guest: friend.id, friend: guest.id },
        ])
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return friend
    })
  }

  async end(guest: Guest, friend: string): Promise<void> {
    if (!(await endFriendship(this.#store.db, guest.id, friend))) throw new Refused('not-found', siteSays('notFriends'))
  }
}

const hash = (code: string): Buffer => createHash('sha256').update(code).digest()
