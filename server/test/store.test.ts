import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { quickLuck, BadInput } from '@robodrome/kernel'
import { beforeAll, expect, test } from 'vitest'
import { Appender } from '../src/tables/append.ts'
import { exportLines, importLines } from '../src/host/exchange.ts'
import { MIGRATIONS } from '../src/store/migrations.ts'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { playOut } from './support/play.ts'
import { build } from './support/process.ts'
import { openTestSite } from './support/site.ts'

beforeAll(build, 300_000)

const lines = async function* (...texts: string[]) {
  yield* texts
}

const collect = async (found: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = []
  for await (const each of found) all.push(each)
  return all
}

test('four processes that start at once on an empty database all bring it up to date', async () => {
  const database = await newDatabase('template1')
  const script = fileURLToPath(new URL('support/open-store.mjs', import.meta.url))
  const starts = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = (await once(child, 'exit')) as [number]
    return code
  })
  expect(await Promise.all(starts)).toEqual([0, 0, 0, 0])
  const store = await database.open()
  expect(await store.db.selectFrom('site').selectAll().execute()).toHaveLength(1)
  await store.close()
  await database.drop()
})

const withTable = async (store: Store): Promise<void> => {
  await store.db.insertInto('guests').values({ id: 'g', name: 'Noor' }).execute()
  const nothing = { game: 'x', settings: '{}', seats: '[]', public: false, clock: null, host: 'g', seed: '', absence: 'answers' as const }
  await store.db
    .insertInto('tables')
    .values({ id: 'aaaaaaaaaaaa', ...nothing })
    .execute()
}

test('of two steps with one number only the first is written', async () => {
  const database = await newDatabase()
  const store = await database.open()
  await withTable(store)
  const [one, two] = [new Appender(store, null), new Appender(store, { channel: 'robodrome', from: 'two' })]
  const step = (seq: number, choice: string) => ({ table: 'aaaaaaaaaaaa', seq, at: 1, guest: 'g', choice, body: '{}' })
  const wins = await Promise.all([one.append(step(1, 'a')), two.append(step(1, 'b'))])
  expect(wins.filter(Boolean)).toHaveLength(1)
  const winner = wins[0] ? 'a' : 'b'
  expect(await one.append(step(1, 'c'))).toBe(false)
  expect(await Promise.all([one.append(step(2, 'c')), one.append(step(3, 'd'))])).toEqual([true, true])
  expect(
    (await store.db.selectFrom('steps').select(['seq', 'choice_id']).orderBy('seq').execute()).map(({ choice_id }) => choice_id),
  ).toEqual([winner, 'c', 'd'])
  await store.close()
  await database.drop()
})

test('a step whose number is taken keeps those beside it from nothing, and nothing is due after it', async () => {
  const database = await newDatabase()
  const store = await database.open()
  const appender = new Appender(store, { channel: 'robodrome', from: 'one' })
  const heard: (string | undefined)[] = []
  const listener = await store.pool.connect()
  listener.on('notification', ({ payload }) => heard.push(payload))
  await listener.query('listen robodrome')
  const step = (table: string, seq: number, due: number) => ({ table, seq, at: 1, guest: 'g', choice: `${seq}`, body: '{}', due })
  expect(await Promise.all([appender.append(step('a', 1, 10)), appender.append(step('b', 1, 20))])).toEqual([true, true])
  expect(await Promise.all([appender.append(step('a', 1, 30)), appender.append(step('b', 2, 40))])).toEqual([false, true])
  const due = await store.db.selectFrom('deadlines').select(['key', 'due_at']).orderBy('key').execute()
  expect(due.map(({ key, due_at }) => [key, Number(due_at)])).toEqual([
    ['clock a', 10],
    ['clock b', 40],
  ])
  await listener.query('select 1')
  expect(heard).toEqual(['one steps a 1 b 1', 'one steps b 2'])
  listener.release(true)
  await store.close()
  await database.drop()
})

test('an export put into an empty store gives the same export, and its tables play on', async () => {
  const [from, to] = [await newDatabase(), await newDatabase()]
  const [store, copy] = [await from.open(), await to.open()]
  const { app, url } = await openTestSite(store)
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('volley', 2, {
    seats: [{ kind: 'open' }, { kind: 'mind', mind: 'random' }],
    clock: { bank: 60_000, increment: 0 },
  })
  await noor.sit(id)
  const eyes = noor.watch(id)
  await eyes.until(({ options }) => options.length > 0)
  await eyes.do({ type: 'chat', text: 'Zürich "grüßt" \\ 机器人' })
  await eyes.do({ type: 'choose', seat: 0, text: 'rest' })
  await app.close()
  eyes.close()

  const written = await collect(exportLines(store))
  expect(await importLines(copy, lines(...written))).toBe(written.length - 1)
  // The copy has everything, and no clock has run between export and import.
  const again = await collect(exportLines(copy))
  const rows = (all: string[]) => all.slice(1).filter((line) => !line.startsWith('{"table":"downtimes"'))
  expect(rows(again)).toEqual(rows(written))
  const { at } = JSON.parse(written[0]!) as { at: number }
  const downtimes = await copy.db.selectFrom('downtimes').select('began').execute()
  expect(downtimes.map(({ began }) => Number(began))).toContain(at)
  await expect(importLines(copy, lines(...written))).rejects.toThrow('expected an empty one')

  const second = await openTestSite(copy)
  noor.url = second.url
  const back = noor.watch(id)
  await playOut(back, quickLuck(3))
  expect(back.chat).toHaveLength(1)
  back.close()
  await second.app.close()
  await Promise.all([store.close(), copy.close()])
  await Promise.all([from.drop(), to.drop()])
})

test('an invalid export is refused with its line, and none of it is stored', async () => {
  const database = await newDatabase()
  const store = await database.open()
  const head = `{"robodrome":"export","version":1,"schema":"${MIGRATIONS.at(-1)}","at":0}`
  const guest = '{"table":"guests","row":{"id":"g","name":"Noor","created_at":"2026-01-01T00:00:00Z"}}'
  await expect(importLines(store, lines())).rejects.toThrow(new BadInput(['line 1'], '', { message: head }))
  await expect(importLines(store, lines('{}'))).rejects.toThrow('line 1')
  await expect(importLines(store, lines(head, guest, '{"table":"pg_user","row":{}}'))).rejects.toThrow('line 3')
  await expect(importLines(store, lines(head, guest, '', guest))).rejects.toThrow('line 4: found "duplicate key')
  await expect(importLines(store, lines(head, guest, '{"table":"steps","row":{"body":"{}"}}'))).rejects.toThrow('line 3.body')
  expect(await store.db.selectFrom('guests').selectAll().execute()).toEqual([])
  await store.close()
  await database.drop()
})
