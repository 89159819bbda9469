import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newDatabase, type TestDatabase } from './database.ts'
import { afterEach, expect, test } from 'vitest'
import { file, run, scratch } from './run.ts'

const databases: TestDatabase[] = []
const fresh = async (): Promise<TestDatabase> => {
  const database = await newDatabase()
  databases.push(database)
  return database
}
afterEach(async () => {
  for (const { drop } of databases.splice(0)) await drop()
})

const ROWS = [
  `insert into guests values ('g', 'Zoë "the \\ wrench"')`,
  `insert into sessions values ('\\xdeadbeef', 'g', now(), now() + interval '1 day')`,
  `insert into tables values ('aaaaaaaaaaaa', 'sparks', '{"mode":"standard"}', '[]', true, null, 'g', 'seed', now(), 'open', '[]')`,
  `insert into sitters values ('g', 'aaaaaaaaaaaa')`,
  `insert into steps values ('aaaaaaaaaaaa', 1, 5, 'g', 'c', '{"kind":"standUp","seat":0}'), ('aaaaaaaaaaaa', 2, 6, null, null, '{"kind":"person","seat":1}')`,
  `insert into chat (table_id, guest, choice_id, seat, name, text, at) values ('aaaaaaaaaaaa', 'g', 'c', null, 'Zoë', '机器人 \\n', 7)`,
]
const COUNT = ROWS.length + 1

const filled = async (): Promise<TestDatabase> => {
  const database = await fresh()
  const store = await database.open()
  for (const row of ROWS) await store.pool.query(row)
  await store.close()
  return database
}

test('everything that is exported and imported elsewhere is there as it was', async () => {
  const [from, to] = [await filled(), await fresh()]
  const [path, again] = [join(scratch(), 'all.ndjson'), join(scratch(), 'again.ndjson')]
  expect(await run(['export', path], { env: { DATABASE_URL: from.url } })).toEqual({
    code: 0,
    out: `${COUNT} rows written to ${path}\n`,
    err: '',
  })
  expect(await run(['import', path], { env: { DATABASE_URL: to.url } })).toEqual({
    code: 0,
    out: `${COUNT} rows read from ${path}\n`,
    err: '',
  })
  await run(['export', again], { env: { DATABASE_URL: to.url } })
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(path, 'utf8'))
  const store = await to.open()
  await store.pool.query(`insert into chat (table_id, guest, choice_id, name, text, at) values ('aaaaaaaaaaaa', 'g', 'd', 'Zoë', 'on', 8)`)
  await store.close()
})

test('an export never replaces a file, an import never what is there already', async () => {
  const from = await filled()
  const path = file('all.ndjson', 'mine')
  const refused = await run(['export', path], { env: { DATABASE_URL: from.url } })
  expect(refused).toMatchObject({ code: 2, out: '' })
  expect(refused.err).toContain('is there already')
  expect(readFileSync(path, 'utf8')).toBe('mine')
  const good = join(scratch(), 'all.ndjson')
  await run(['export', good], { env: { DATABASE_URL: from.url } })
  const twice = await run(['import', good], { env: { DATABASE_URL: from.url } })
  expect(twice.code).not.toBe(0)
  expect(twice.err).toContain('expected an empty one')
})

test('a broken line is named by its number; nothing is kept of the others, and the file stays as it was', async () => {
  const [from, to] = [await filled(), await fresh()]
  const path = join(scratch(), 'all.ndjson')
  await run(['export', path], { env: { DATABASE_URL: from.url } })
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  const env = { DATABASE_URL: to.url }
  for (const [at, line] of [
    [3, '{"table":"sessions","row":{'],
    [4, '{"table":"tables","row":{"id":"aaaaaaaaaaaa"}}'],
    [6, lines[5]!.replace('standUp', 'fly')],
  ] as const) {
    const text = `${lines.with(at - 1, line).join('\n')}\n`
    const broken = file('broken.ndjson', text)
    const { code, out, err } = await run(['import', broken], { env })
    expect([code === 0, out]).toEqual([false, ''])
    expect(err).toContain(`line ${at}`)
    expect(readFileSync(broken, 'utf8')).toBe(text)
  }
  const store = await to.open()
  expect((await store.pool.query('select 1 from guests')).rows).toEqual([])
  await store.close()
  expect(await run(['import', path], { env })).toMatchObject({ code: 0, err: '' })
})

test('a store that cannot be reached is told in a sentence without the password', async () => {
  const { code, err } = await run(['export', join(scratch(), 'x')], { env: { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' } })
  expect(code).toBe(2)
  expect(err).toContain('DATABASE_URL: the store does not answer')
  expect(err).not.toContain('secret')
})
