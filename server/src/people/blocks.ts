import type { Account } from '@robodrome/protocol'
import { type Guest, Refused } from '@robodrome/table'
import { isBot } from '../store/bots.ts'
import type { Db } from '../store/schema/schema.ts'
import type { Store } from '../store/store.ts'
import { misfit, siteSays } from '@robodrome/protocol/says'

const MOST = 500

/**
 * Accounts that a person has blocked: they cannot send chat lines, challenges or invitations to that person, and no search pairs the two.
 */
export class Blocks {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async list(guest: Guest): Promise<Account[]> {
    return this.#store.db
      .selectFrom('blocks')
      .innerJoin('guests', 'guests.id', 'blocked')
      .select(['guests.id', 'guests.name', isBot])
      .where('blocks.guest', '=', guest.id)
      .orderBy(({ fn }) => fn('lower', ['name']))
      .orderBy('guests.id')
      .execute()
  }

  /** Ends the friendship between the two accounts, and declines whatever is open between them. */
  async add({ id: guest }: Guest, other: string): Promise<void> {
    if (guest === other) throw new Refused('malformed', misfit(['id'], siteSays('somebodyElse')))
    await this.#store.db.transaction().execute(async (db) => {
      const known = await db.selectFrom('guests').select('id').where('id', '=', other).where('left_at', 'is', null).executeTakeFirst()
      if (known === undefined) throw new Refused('not-found', siteSays('noAccount'))
      const { length } = await db.selectFrom('blocks').select('blocked').where('guest', '=', guest).execute()
      if (length >= MOST) throw new Refused('full', siteSays('tooManyBlocks', { most: MOST }))
      await db
        .insertInto('blocks')
        .values({ guest, blocked: other })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await endFriendship(db, guest, other)
      await db
        .updateTable('challenges')
        .set({ state: 'declined' })
        .where('from_guest', '=', other)
        .where('to_guest', '=', guest)
        .where('state', '=', 'open')
        .execute()
    })
  }

  async remove(guest: Guest, other: string): Promise<void> {
    await this.#store.db.deleteFrom('blocks').where('guest', '=', guest.id).where('blocked', '=', other).execute()
  }
}

/** Whether any of these accounts has blocked another. */
export const blocks = async (db: Db, guests: readonly string[], other: string): Promise<boolean> => {
  if (guests.length === 0) return false
  const query = db.selectFrom('blocks').select('guest').where('guest', 'in', guests).where('blocked', '=', other)
  return (await query.executeTakeFirst()) !== undefined
}

/** Ends the friendship of two accounts; false if there was none. */
export const endFriendship = async (db: Db, guest: string, friend: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('friends')
    .where(({ eb, and, or }) =>
      or([and([eb('guest', '=', guest), eb('friend', '=', friend)]), and([eb('guest', '=', friend), eb('friend', '=', guest)])]),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
