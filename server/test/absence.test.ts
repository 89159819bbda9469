import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { Person, type Eyes } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { openTestSite } from './support/site.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

const SHORT = { bank: 1_000, increment: 500 }

/** Opens a table for Noor and Sol. It is Noor's move. */
const tableOf = async (url: string, more: Parameters<Person['open']>[2]): Promise<{ id: string; people: Person[]; eyes: [Eyes, Eyes] }> => {
  const people = await Promise.all(['Noor', 'Sol'].map((name) => Person.called(name, url)))
  const { id } = await people[0]!.open('tic-tac-toe', 2, more)
  for (const person of people) await person.sit(id)
  const eyes = people.map((person) => person.watch(id)) as [Eyes, Eyes]
  await Promise.all(eyes.map((each) => each.until(({ phase }) => phase === 'playing')))
  return { id, people, eyes }
}

test('a clock runs for the asked player; at zero the game answers that one question, and the person plays on', async () => {
  const { app, url } = await openTestSite(store)
  const { eyes } = await tableOf(url, { clock: SHORT })
  const { seats, absence } = await eyes[0].until(() => true)
  expect(absence).toBe('answers')
  expect(seats.map((seat) => seat.clock?.running)).toEqual([true, false])
  const answered = await eyes[1].until(({ asked }) => asked[0] === 1)
  expect(answered).toMatchObject({ phase: 'playing', view: { cells: { 0: 0 } }, seats: [{ kind: 'person', left: false }, {}] })
  expect(answered.seats[0]!.clock!.left).toBeGreaterThan(0)
  eyes.forEach((each) => each.close())
  await app.close()
})

test('at tables with that rule, a person out of time has lost', async () => {
  const { app, url } = await openTestSite(store)
  const { eyes } = await tableOf(url, { clock: SHORT, absence: 'loss' })
  const over = await eyes[1].until(({ phase }) => phase === 'over')
  expect(over).toMatchObject({ result: { ranking: [[1], [0]] }, seats: [{ left: true }, { left: false }] })
  eyes.forEach((each) => each.close())
  await app.close()
})

test('at tables with that rule, an AI takes over, and gives the seat back when the person returns', async () => {
  const { app, url } = await openTestSite(store)
  const { id, people, eyes } = await tableOf(url, { clock: SHORT, absence: 'mind' })
  eyes[0].close()
  const { seats } = await eyes[1].until((snapshot) => snapshot.seats[0]!.kind === 'mind')
  expect(seats[0]).toMatchObject({ name: 'random', holder: 'Noor', left: false })
  await eyes[1].until(({ asked }) => asked[0] === 1)
  const back = people[0]!.watch(id)
  const { clock } = (await back.until((snapshot) => snapshot.seats[0]!.kind === 'person')).seats[0]!
  expect(clock!.left).toBeGreaterThan(0)
  back.close()
  eyes[1].close()
  await app.close()
})

test('without a clock the others can go on without an absent player: by the table’s rule, not by their choice', async () => {
  const { app, url } = await openTestSite(store)
  for (const absence of ['answers', 'mind', 'loss'] as const) {
    const { id, people, eyes } = await tableOf(url, { absence })
    expect(await eyes[1].refused({ type: 'goOnWithout', seat: 0 })).toMatchObject({ code: 'wrong-time', message: 'Noor is here.' })
    const stranger = (await Person.called('Mara', url)).watch(id)
    expect(await stranger.refused({ type: 'goOnWithout', seat: 0 })).toMatchObject({ code: 'not-yours' })
    expect(await eyes[1].refused({ type: 'giveSeatToMind', seat: 0, mind: 'random' })).toMatchObject({ code: 'not-yours' })
    eyes[0].close()
    await eventually(() => eyes[1].do({ type: 'goOnWithout', seat: 0 }))
    const after = await eyes[1].until(({ asked, phase }) => phase === 'over' || asked[0] === 1)
    expect(after.seats[0]).toMatchObject({ left: absence === 'loss', kind: absence === 'mind' ? 'mind' : 'person' })
    const back = people[0]!.watch(id)
    await back.until((snapshot) => snapshot.seats[0]!.kind === 'person')
    ;[eyes[1], stranger, back].forEach((each) => each.close())
  }
  await app.close()
})

test('a person can hand the seat to an AI of their choice, and take it back', async () => {
  const { app, url } = await openTestSite(store)
  const { eyes } = await tableOf(url, {})
  await eyes[0].do({ type: 'giveSeatToMind', seat: 0, mind: 'random' })
  await eyes[1].until(({ asked }) => asked[0] === 1)
  expect(await eyes[0].refused({ type: 'choose', seat: 0, text: '0' })).toMatchObject({ code: 'wrong-time' })
  await eyes[0].do({ type: 'takeSeatBack', seat: 0 })
  expect(await eyes[1].until((snapshot) => snapshot.seats[0]!.kind === 'person')).toMatchObject({ seats: [{ holder: null }, {}] })
  eyes.forEach((each) => each.close())
  await app.close()
})

test('while the server was down no clock has run', async () => {
  const first = await database.open()
  const site = await openTestSite(first)
  const { id, people, eyes } = await tableOf(site.url, { clock: { bank: 60_000, increment: 0 }, absence: 'loss' })
  eyes.forEach((each) => each.close())
  await site.app.close()
  await first.close()
  // Moves the step that started the clock, and the last sign of life, an hour into the past.
  const hour = 3_600_000
  await store.pool.query('update steps set at = at - $1 where table_id = $2', [hour, id])
  await store.pool.query('delete from downtimes')
  await store.pool.query('update site set alive_at = (select max(at) from steps where table_id = $1) + 1000', [id])
  const again = await database.open()
  const { app, url } = await openTestSite(again)
  people.forEach((person) => (person.url = url))
  const back = people[0]!.watch(id)
  const { phase, seats } = await back.until(() => true)
  await back.do({ type: 'choose', seat: 0, text: '4' })
  const { seats: after } = await back.until(({ asked }) => asked[0] === 1)
  expect(phase).toBe('playing')
  expect(seats[0]!.left).toBe(false)
  expect(after[0]!.clock!.left).toBeGreaterThan(30_000)
  expect(after[0]!.clock!.left).toBeLessThan(60_000)
  back.close()
  await app.close()
  await again.close()
})
