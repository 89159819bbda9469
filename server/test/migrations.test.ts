import { Client } from 'pg'
import { expect, test } from 'vitest'
import { BadSettings } from '../src/base/bad-settings.ts'
import { MIGRATIONS } from '../src/store/migrations.ts'
import { newDatabase } from './support/database.ts'

test('migrations are numbered from 1 without a gap, and a new store has them all', async () => {
  expect(MIGRATIONS.map((name) => Number(name.slice(0, 4)))).toEqual(MIGRATIONS.map((_, i) => i + 1))
  const database = await newDatabase('template1')
  const store = await database.open()
  const { rows } = await store.pool.query<{ name: string }>('select name from kysely_migration order by name')
  expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS)
  await store.close()
  await database.drop()
})

test('two servers that start at once on an empty store make its tables once', async () => {
  const database = await newDatabase('template1')
  const stores = await Promise.all([database.open(), database.open()])
  expect(await stores[0].db.selectFrom('site').selectAll().execute()).toHaveLength(1)
  await Promise.all(stores.map((store) => store.close()))
  await database.drop()
})

test('a store of a newer version is refused in a sentence, and nothing in it is changed', async () => {
  const database = await newDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query("insert into kysely_migration values ('9999-of-tomorrow', now()::text)")
  const refused = database.open()
  await expect(refused).rejects.toThrow(BadSettings)
  await expect(refused).rejects.toThrow('the store is of a newer version than this server ("9999-of-tomorrow")')
  const { rowCount } = await client.query('select from kysely_migration')
  expect(rowCount).toBe(MIGRATIONS.length + 1)
  await client.end()
  await database.drop()
})
