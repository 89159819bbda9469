import { type RawBuilder, sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '../store/schema/schema.ts'

/**
 * A column that contains the owner of a row, and what happens to the row when a guest merges into an account, and when an account is
 * deleted.
 */
interface Belonging {
  table: string
  column: string
  merge: 'moves' | 'goes'
  leave: 'stays' | 'goes'
}

/** Every column of the store that refers to guests. A test finds missing ones. */
export const BELONGINGS: readonly Belonging[] = [
  { table: 'sessions', column: 'guest', merge: 'goes', leave: 'goes' },
  { table: 'logins', column: 'guest', merge: 'goes', leave: 'goes' },
  { table: 'passkeys', column: 'guest', merge: 'goes', leave: 'goes' },
  { table: 'recovery_codes', column: 'guest', merge: 'goes', leave: 'goes' },
  { table: 'tokens', column: 'guest', merge: 'moves', leave: 'goes' },
  { table: 'bots', column: 'owner', merge: 'moves', leave: 'stays' },
  { table: 'bots', column: 'guest', merge: 'moves', leave: 'stays' },
  { table: 'box_owners', column: 'owner', merge: 'moves', leave: 'goes' },
  { table: 'shared_boxes', column: 'author', merge: 'moves', leave: 'goes' },
  { table: 'box_reports', column: 'by', merge: 'moves', leave: 'goes' },
  { table: 'blocked_authors', column: 'author', merge: 'moves', leave: 'goes' },
  { table: 'tables', column: 'host', merge: 'moves', leave: 'stays' },
  { table: 'sitters', column: 'guest', merge: 'moves', leave: 'stays' },
  { table: 'competition_members', column: 'guest', merge: 'moves', leave: 'stays' },
  { table: 'challenges', column: 'from_guest', merge: 'moves', leave: 'goes' },
  { table: 'challenges', column: 'to_guest', merge: 'moves', leave: 'goes' },
  { table: 'seeks', column: 'guest', merge: 'goes', leave: 'goes' },
  { table: 'friends', column: 'guest', merge: 'moves', leave: 'goes' },
  { table: 'friends', column: 'friend', merge: 'moves', leave: 'goes' },
  { table: 'blocks', column: 'guest', merge: 'moves', leave: 'goes' },
  { table: 'blocks', column: 'blocked', merge: 'moves', leave: 'goes' },
  { table: 'invitations', column: 'guest', merge: 'moves', leave: 'goes' },
  { table: 'notices', column: 'guest', merge: 'goes', leave: 'goes' },
  { table: 'reach', column: 'guest', merge: 'moves', leave: 'goes' },
  { table: 'devices', column: 'guest', merge: 'moves', leave: 'goes' },
  { table: 'reports', column: 'by', merge: 'moves', leave: 'goes' },
  { table: 'reports', column: 'of', merge: 'moves', leave: 'goes' },
  { table: 'chat', column: 'guest', merge: 'moves', leave: 'goes' },
]

/** Moves all rows of one guest to another. Rows that the other already has are deleted. */
export async function moveBelongings(db: Db, from: string, into: string): Promise<void> {
  for (const { table, column, merge } of BELONGINGS) {
    const [of, owner] = [sql.table(table), sql.ref(column)]
    if (merge === 'goes') await sql`delete from ${of} where ${owner} = ${from}`.execute(db)
    else if (!(await moves(db, sql`update ${of} set ${owner} = ${into} where ${owner} = ${from}`))) {
      const { rows } = await sql<{ at: string }>`select ctid::text as at from ${of} where ${owner} = ${from}`.execute(db)
      for (const { at } of rows)
        if (!(await moves(db, sql`update ${of} set ${owner} = ${into} where ctid = ${at}::tid`)))
          await sql`delete from ${of} where ctid = ${at}::tid`.execute(db)
    }
  }
}

/** Returns false and changes nothing if such a row exists already. */
async function moves(db: Db, update: RawBuilder<unknown>): Promise<boolean> {
  await sql`savepoint moving`.execute(db)
  try {
    await update.execute(db)
    return true
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== UNIQUE) throw error
    await sql`rollback to savepoint moving`.execute(db)
    return false
  }
}

const UNIQUE = '23505'

/** Deletes personal data of an account that is not part of other people's matches. */
export async function dropBelongings(db: Db, guest: string): Promise<void> {
  for (const { table, column, leave } of BELONGINGS)
    if (leave === 'goes') await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${guest}`.execute(db)
}
