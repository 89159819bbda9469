import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { kyselyOn } from './pool.ts'
import type { Db } from './schema/schema.ts'

/** Does all of it or nothing. A connection on which an answer is still due is not used again. */
export const inTransaction = async <T>(pool: Pool, work: (client: PoolClient, db: Db) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const done = await work(client, kyselyOn(client))
    await client.query('commit')
    client.release()
    return done
  } catch (error) {
    // Whether the store still listens on it is known only if it was the store that objected.
    const undone =
      error instanceof DatabaseError &&
      (await client.query('rollback').then(
        () => true,
        () => false,
      ))
    client.release(!undone)
    throw error
  }
}
