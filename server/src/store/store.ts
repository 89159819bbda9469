import { Kysely, Migrator, PostgresDialect } from 'kysely'
import { Pool, type ClientConfig } from 'pg'
import { BadSettings } from '../bad-settings.ts'
import { startEmbedded } from './embedded.ts'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

export interface Store {
  db: Kysely<Schema>
  pool: Pool
  connection: ClientConfig
  /** Rejects if the store does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface StoreSettings {
  databaseUrl: string | null
  dataFolder: string
}

type Say = (message: string) => void

/** Opens the store, the embedded one unless an address is given, and brings its tables up to date. */
export const openStore = async ({ databaseUrl, dataFolder }: StoreSettings, say: Say = () => {}): Promise<Store> => {
  if (databaseUrl !== null) return connect({ connectionString: databaseUrl }, say, async () => {})
  const embedded = await startEmbedded(dataFolder, say)
  try {
    return await connect(embedded.connection, say, embedded.stop)
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

export const connect = async (connection: ClientConfig, say: Say, stop: () => Promise<void>): Promise<Store> => {
  const pool = new Pool({ ...connection, max: 10, connectionTimeoutMillis: 30_000, application_name: 'robodrome' })
  // A connection that breaks while idle is no more than a reason to make a new one.
  pool.on('error', (error) => say(`a connection to the store broke: ${error.message}`))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await pool.query('select 1')
    await migrate(db)
  } catch (error) {
    await db.destroy()
    if ('connectionString' in connection && error instanceof Error && !(error instanceof BadSettings))
      throw new BadSettings(`DATABASE_URL: the store does not answer (${error.message}), expected a PostgreSQL 15 or newer`)
    throw error
  }
  return {
    db,
    pool,
    connection,
    ping: async () => void (await pool.query('select 1')),
    async close() {
      await db.destroy()
      await stop()
    },
  }
}

/** Several processes may start at once: the migrator takes a lock. */
const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('the store could not be brought up to date', { cause: error })
}
