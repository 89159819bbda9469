import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { BadSettings } from '../base/bad-settings.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

/** The numbered SQL files of this version, in order. A released file never changes; later changes go into new files. */
export const MIGRATIONS: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.slice(0, -'.sql'.length))
  .toSorted()

const read = (name: string): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(readFileSync(new URL(`${name}.sql`, FOLDER), 'utf8')).execute(db)
  },
})

const provider = { getMigrations: async () => Object.fromEntries(MIGRATIONS.map((name) => [name, read(name)])) }

/**
 * Applies missing migrations. Several processes may start at once, because the migrator takes a lock. Throws BadSettings for a store of a
 * newer version.
 */
export const migrate = async (db: Kysely<unknown>): Promise<void> => {
  const newer = (await migrationsIn(db))?.find((name) => !MIGRATIONS.includes(name))
  if (newer !== undefined)
    throw new BadSettings(
      `the store is of a newer version than this server ("${newer}"): update the server, or restore a backup that it wrote`,
    )
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('the store could not be brought up to date', { cause: error })
}

/** Lists the migrations that a store with tables lacks. A newer store or an empty one lacks none. */
export const missingIn = async (db: Kysely<unknown>): Promise<string[]> => {
  const taken = await migrationsIn(db)
  return taken === null || taken.some((name) => !MIGRATIONS.includes(name)) ? [] : MIGRATIONS.filter((name) => !taken.includes(name))
}

/** Lists the migrations that a store has, or null if it has no tables yet. */
export const migrationsIn = async (db: Kysely<unknown>): Promise<string[] | null> => {
  const { rows: tables } = await sql`select from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`.execute(
    db,
  )
  if (tables.length === 0) return null
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
