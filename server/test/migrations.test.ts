import { Kysely, Migrator, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import { expect, test } from 'vitest'
import { migrations } from '../src/store/migrations.ts'
import { newDatabase } from './support/database.ts'

const names = Object.keys(migrations)

/** A database as a version of ours left it, with a guest, a table and steps in it. */
async function leftBy(url: string, last: string): Promise<void> {
  const pool = new Pool({ connectionString: url })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(last)
  if (error !== undefined) throw new Error('a migration failed', { cause: error })
  await db.destroy()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query("insert into guests (id, name) values ('g', 'Noor')")
  const { rows } = await client.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'tables'",
  )
  // What a version wrote beside the rest, once it had a place for it.
  const besides = Object.entries({ players: '[]', absence: 'answers' }).filter(([column]) =>
    rows.some(({ column_name }) => column_name === column),
  )
  await client.query(
    `insert into tables (${['id', 'game', 'settings', 'seats', 'public', 'host', 'seed', ...besides.map(([column]) => column)].join(', ')})
     values ('aaaaaaaaaaaa', 'gekido', '{"mode":"duel","seats":2,"options":{}}', '[{"kind":"open"},{"kind":"open"}]', true, 'g', 'ab'${besides.map(([, value]) => `, '${value}'`).join('')})`,
  )
  await client.query(
    `insert into steps (table_id, seq, at, body) values ('aaaaaaaaaaaa', 1, 0, '{"kind":"sit","seat":0,"guest":"g","name":"Noor","promise":null}')`,
  )
  await client.end()
}

test.each(names)('a store left by the version with "%s" is brought up to date, and keeps what was in it', async (last) => {
  const database = await newDatabase('template1')
  await leftBy(database.url, last)
  const store = await database.open()
  const { rows } = await store.pool.query<{ name: string }>('select name from kysely_migration order by name')
  expect(rows.map(({ name }) => name)).toEqual(names)
  const kept = await store.db.selectFrom('tables').select(['id', 'game', 'absence', 'settings']).execute()
  expect(kept).toEqual([{ id: 'aaaaaaaaaaaa', game: 'gekido', absence: 'answers', settings: { mode: 'duel', seats: 2, options: {} } }])
  expect(await store.db.selectFrom('steps').select('seq').execute()).toEqual([{ seq: 1 }])
  expect(await store.db.selectFrom('guests').select('name').execute()).toEqual([{ name: 'Noor' }])
  await store.close()
  await database.drop()
})
