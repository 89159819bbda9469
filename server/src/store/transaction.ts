import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { kyselyOn } from './pool.ts'
import type { Db } from './schema/schema.ts'

/** Runs everything or nothing. A connection with a pending answer is not used again. */
export const inTransaction = async <T>(pool: Pool, work: (client: PoolClient, db: Db) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const done = await work(client, kyselyOn(client))
    await client.query('commit')
    client.release()
    return done
  } catch (error) {
    // Only an SQL error proves that the connection still works.
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
