import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examine, type Finding } from '../src/host/doctor.ts'
import { newDatabase } from './support/database.ts'

const look = async (environment: Record<string, string>, node?: string): Promise<Record<string, Finding>> => {
  const found: Record<string, Finding> = {}
  for await (const finding of examine(environment, node)) found[finding.about] = finding
  return found
}
const fresh = (): string => join(mkdtempSync(join(tmpdir(), 'robodrome-doctor-')), 'data')

test('a host with nothing set: the store is yet to be made, and is not made by looking', async () => {
  const DATA_DIR = fresh()
  const [one, two] = [await look({ DATA_DIR }), await look({ DATA_DIR })]
  expect(one['Node']).toMatchObject({ state: 'fine' })
  expect(one['settings']).toMatchObject({ state: 'fine' })
  expect(one['disk']!.says).toMatch(/GB free at/)
  expect(one['store']).toMatchObject({ state: 'note', says: expect.stringContaining('it is made at the first start') as string })
  expect(two['store']).toEqual(one['store'])
})

test('settings that are wrong, an old Node, and places that do not answer are named', async () => {
  expect((await look({ PORT: 'abc' }))['settings']).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('PORT: found "abc"') as string,
  })
  expect((await look({ DATA_DIR: fresh() }, '18.20.1'))['Node']).toMatchObject({ state: 'wrong' })
  const away = await look({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', NATS_URL: 'nats://127.0.0.1:1' })
  expect(away['store']).toMatchObject({ state: 'wrong', says: expect.stringContaining('DATABASE_URL') as string })
  expect(away['NATS']).toMatchObject({ state: 'wrong', says: expect.stringContaining('NATS_URL') as string })
})

test('what others can see of the server is thought of', async () => {
  const DATA_DIR = fresh()
  expect((await look({ DATA_DIR, HOST: '0.0.0.0' }))['PUBLIC_URL']).toMatchObject({ state: 'note' })
  const proxied = await look({ DATA_DIR, PUBLIC_URL: 'http://robodrome.example' })
  expect(proxied['PUBLIC_URL']!.says).toContain('without https')
  expect(proxied['TRUST_PROXY']).toMatchObject({ state: 'note' })
  expect(await look({ DATA_DIR, PUBLIC_URL: 'https://robodrome.example', TRUST_PROXY: '1' })).not.toHaveProperty('PUBLIC_URL')
})

const NEWEST = readdirSync(new URL('../migrations', import.meta.url))
  .toSorted()
  .at(-1)!
  .replace('.sql', '')

test('the store: empty, up to date, behind, and of a newer version', async () => {
  const [empty, database] = [await newDatabase('template1'), await newDatabase()]
  expect((await look({ DATABASE_URL: empty.url }))['tables']).toMatchObject({ state: 'note' })
  const whole = await look({ DATABASE_URL: database.url })
  expect(whole['store']!.says).toMatch(/PostgreSQL \d+ answers/)
  expect(whole['tables']).toMatchObject({ state: 'fine', says: `up to date (${NEWEST})` })
  const store = await database.open()
  await store.pool.query('delete from kysely_migration where name = (select max(name) from kysely_migration)')
  expect((await look({ DATABASE_URL: database.url }))['tables']).toMatchObject({
    state: 'note',
    says: expect.stringMatching(new RegExp(`^the next start applies ${NEWEST}, after it has written a backup`)) as string,
  })
  await store.pool.query("insert into kysely_migration values ('9999-of-tomorrow', now()::text)")
  expect((await look({ DATABASE_URL: database.url }))['tables']).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('9999-of-tomorrow') as string,
  })
  await store.close()
  await Promise.all([empty.drop(), database.drop()])
})
