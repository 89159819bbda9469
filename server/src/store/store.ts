import { Kysely, PostgresDialect } from 'kysely'
import type { ClientConfig, Pool } from 'pg'
import { BadSettings } from '../base/bad-settings.ts'
import { startEmbedded } from './embedded.ts'
import { migrate, missingIn } from './migrations.ts'
import { forKysely, openPatientPool, openPool } from './pool.ts'
import { Pulse } from './pulse.ts'
import type { Schema } from './schema/schema.ts'

export interface Store {
  db: Kysely<Schema>
  pool: Pool
  connection: ClientConfig
  pulse: Pulse
  close(): Promise<void>
}

export interface StoreSettings {
  databaseUrl: string | null
  dataFolder: string
}

type Say = (message: string) => void

/** Called before missing migrations change a store that has tables, with the names of the missing ones. */
export type BeforeMigrations = (store: Pick<Store, 'pool'>, missing: readonly string[]) => Promise<void>

/** Opens the store (the embedded one unless an address is given) and applies migrations. */
export const openStore = async (
  { databaseUrl, dataFolder }: StoreSettings,
  say: Say = () => {},
  before: BeforeMigrations = async () => {},
): Promise<Store> => {
  if (databaseUrl !== null) return connect({ connectionString: databaseUrl }, say, async () => {}, before)
  const embedded = await startEmbedded(dataFolder, say)
  try {
    return await connect(embedded.connection, say, embedded.stop, before)
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

export const connect = async (
  connection: ClientConfig,
  say: Say,
  stop: () => Promise<void>,
  before: BeforeMigrations = async () => {},
): Promise<Store> => {
  await bringUpToDate(connection, say, before)
  const pool = openPool(connection, say)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: forKysely(pool) }) })
  const pulse = await Pulse.begin({ db, pool }, say)
  return {
    db,
    pool,
    connection,
    pulse,
    async close() {
      pulse.close()
      await db.destroy()
      await pool.end()
      await stop()
    },
  }
}

const bringUpToDate = async (connection: ClientConfig, say: Say, before: BeforeMigrations): Promise<void> => {
  const pool = openPatientPool(connection, say)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: forKysely(pool) }) })
  try {
    await pool.query('select 1')
    const missing = await missingIn(db)
    if (missing.length > 0) await before({ pool }, missing)
    await migrate(db)
  } catch (error) {
    if ('connectionString' in connection && error instanceof Error && !(error instanceof BadSettings))
      throw new BadSettings(`DATABASE_URL: the store does not answer (${error.message}), expected a PostgreSQL 15 or newer`)
    throw error
  } finally {
    await db.destroy()
    await pool.end()
  }
}
