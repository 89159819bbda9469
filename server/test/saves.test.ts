import { loadGame } from '@robodrome/games'
import { quickLuck } from '@robodrome/kernel'
import { readRecord, type Snapshot, verify } from '@robodrome/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Saves } from '../src/tables/saves.ts'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { playOut } from './support/play.ts'
import { openTestSite } from './support/site.ts'

const gekido = (await loadGame('gekido'))!
const registry = { gekido: { title: gekido.title, load: async () => gekido } }

let database: TestDatabase
let store: Store
let people: Person[]
let table: string
let played: Seen

type Seen = { snapshots: Snapshot[]; events: Snapshot['events'][]; record: string }

/** The table as a new process sees it: what each player and a spectator receive, and the record. */
const lookAnew = async (): Promise<Seen> => {
  const { app, url } = await openTestSite(store, { registry })
  const eyes = [...people, Object.assign(new Person(url, ''), { cookie: '' })].map((person) => {
    person.url = url
    return person.watch(table)
  })
  const snapshots: Snapshot[] = []
  for (const each of eyes) snapshots.push({ ...(await each.until(() => true)), seats: [], watching: 0 })
  const events = eyes.map((each) => each.events)
  const record = await (await people[0]!.send('GET', `/api/tables/${table}/record`)).text()
  eyes.forEach((each) => each.close())
  await app.close()
  return { snapshots, events, record }
}

beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
  const { app, url } = await openTestSite(store, { registry })
  people = await Promise.all(['Noor', 'Sol', 'Mara'].map((name) => Person.called(name, url)))
  const settings = { mode: 'standard', seats: 3, options: {} }
  const clock = { bank: 600_000, increment: 1_000 } as const
  table = (await people[0]!.open('gekido', 3, { settings, clock })).id
  for (const person of people) await person.sit(table)
  const eyes = people.map((person) => person.watch(table))
  await Promise.all(eyes.map((each, i) => playOut(each, quickLuck(i + 7))))
  eyes.forEach((each) => each.close())
  await app.close()
  await store.pool.query('alter table saves rename to kept_saves')
  await store.pool.query('create table saves (like kept_saves including all)')
  played = await lookAnew()
}, 120_000)
afterAll(async () => {
  await store.close()
  await database.drop()
})

const putBack = async (change: string): Promise<void> => {
  await store.pool.query('delete from saves')
  await store.pool.query(`insert into saves select table_id, seq, digest, ${change} from kept_saves`)
}

test('a long match was saved on its way', async () => {
  const { rows } = await store.pool.query<{ seq: number }>('select seq from kept_saves where table_id = $1', [table])
  expect(rows).toHaveLength(1)
  expect(rows[0]!.seq).toBeGreaterThanOrEqual(100)
  expect(rows[0]!.seq).toBeLessThanOrEqual(played.snapshots[0]!.seq)
  expect(verify(gekido, readRecord(played.record))).toMatchObject({ problems: [], dice: 'consistent' })
})

test('with the saved position everybody receives the same as without it, down to the last event', async () => {
  await putBack('body')
  expect(await new Saves(store.db).find(table)).not.toBeNull()
  expect(await lookAnew()).toEqual(played)
})

test.each([
  ['cut off', 'left(body, 1000)'],
  ['changed inside, though still plain data', `replace(body, '"seat":1', '"seat":0')`],
  ['something else', `'null'`],
])('a saved position that is %s is of no use, and nothing is lost', async (_what, change) => {
  await putBack(change)
  expect(await new Saves(store.db).find(table)).toBeNull()
  expect(await lookAnew()).toEqual(played)
})

test('a saved position of another game version is not used', async () => {
  const [row] = (await store.pool.query<{ seq: number; body: string }>('select seq, body from kept_saves')).rows
  const saved = JSON.parse(row!.body) as { course: { position: { version: number } } }
  saved.course.position.version--
  await store.pool.query('delete from saves')
  await new Saves(store.db).keep(table, row!.seq, saved)
  expect(await new Saves(store.db).find(table)).not.toBeNull()
  expect(await lookAnew()).toEqual(played)
})
