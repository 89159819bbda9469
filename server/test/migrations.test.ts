import { readFileSync } from 'node:fs'
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

/** The changes that a running process of the previous version tolerates. A new column has a default, or may be null. */
const ADDITIONS = [
  /^create table /,
  /^create index /,
  /^alter table \w+ add column \w+ (?!.*\b(unique|primary key|references|check)\b)(.*\bdefault\b.*|(?!.*\bnot null\b).*)$/,
]

/** The statements of a migration that do more than add. */
const beyondAdding = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().toLowerCase().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '' && !ADDITIONS.some((addition) => addition.test(statement)))

test('every migration after the first only adds, so that processes of the version before go on', () => {
  for (const name of MIGRATIONS.slice(1))
    expect(beyondAdding(readFileSync(new URL(`../migrations/${name}.sql`, import.meta.url), 'utf8')), name).toEqual([])
})

test.each([
  [
    "-- why\ncreate table medals (guest text);\ncreate index on medals (guest);\nalter table steps add column more text not null default '';",
    0,
  ],
  ['alter table steps add column more text', 0],
  ['alter table steps add column more text not null', 1],
  ['alter table steps add column more text unique default gen_random_uuid()', 1],
  ['alter table steps drop column body', 1],
  ['alter table steps rename to moves', 1],
  ['create unique index on steps (choice_id)', 1],
  ['update tables set behind = 2', 1],
])('planted: of %j, %i statements do more than add', (text, count) => {
  expect(beyondAdding(text)).toHaveLength(count)
})
