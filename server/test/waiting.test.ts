import { HOST_GONE_MS, readRecord, SEAT_KEPT_MS } from '@robodrome/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { openTestSite } from './support/site.ts'

let database: TestDatabase
let cleanUp: (() => unknown)[] = []

beforeEach(async () => {
  database = await newDatabase()
  cleanUp = [database.drop]
})
afterEach(async () => {
  vi.useRealTimers()
  for (const clean of cleanUp.toReversed()) await clean()
})

/** A process that records departures at once. */
async function newSite() {
  const store = await database.open()
  const { app, url } = await openTestSite(store, { limits: { awayMs: 50, keepMs: 60_000, graceMs: 20 } })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await app.close()
    await store.close()
  }
  cleanUp.push(close)
  return { url, store, close }
}

/**
 * This much time passes at once for every process, plus a second, because a process that has the table loaded acts first. After that, time
 * stands still.
 */
const pass = (ms: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms + 1_000 })

test('two processes: the owner leaves one, so a player at the other becomes the owner, and frees the seat five minutes later', async () => {
  const [one, two] = [await newSite(), await newSite()]
  const [noor, sol] = [await Person.called('Noor', one.url), await Person.called('Sol', two.url)]
  const { id } = await noor.open('volley', 3)
  const [here, there] = [noor.watch(id), sol.watch(id)]
  cleanUp.push(() => there.close())
  await noor.sit(id, 0)
  await sol.sit(id, 1)
  await Promise.all([here, there].map((each) => each.until(({ seats }) => seats[0]!.connected && seats[1]!.connected)))
  expect(await there.refused({ type: 'start' })).toMatchObject({ code: 'not-yours' })
  here.close()
  const away = await there.until(({ seats }) => seats[0]!.opensIn !== null)
  expect(away.seats[0]!.opensIn).toBeGreaterThan(SEAT_KEPT_MS / 2)
  const due = await one.store.pool.query('select due_at from deadlines where key = $1', [`clock ${id}`])
  expect(due.rowCount).toBe(1)
  pass(HOST_GONE_MS)
  const hosting = await there.until(({ host }) => host)
  expect(hosting.seats.map(({ host }) => host)).toEqual([false, true, false])
  expect(hosting.comings.at(-1)).toMatchObject({ kind: 'hosts', name: 'Sol' })
  pass(SEAT_KEPT_MS)
  const freed = await there.until(({ seats }) => seats[0]!.kind === 'open')
  expect(freed.comings.at(-1)).toMatchObject({ kind: 'absent', name: 'Noor' })
  await there.do({ type: 'start' })
  await there.until(({ phase }) => phase === 'playing')
})

test('a restart: who has gone is known, and their time runs out at a table that nobody has loaded', async () => {
  const one = await newSite()
  const [noor, sol] = [await Person.called('Noor', one.url), await Person.called('Sol', one.url)]
  const { id } = await noor.open('volley', 3)
  await noor.sit(id, 0)
  const { seq } = await sol.sit(id, 1)
  await one.close()
  // As it was stored before the process ended, together with what is due.
  const at = Date.now()
  const store = await database.open()
  const body = JSON.stringify({ kind: 'away', seat: 0, on: true })
  await store.pool.query('insert into steps (table_id, seq, at, body) values ($1, $2, $3, $4)', [id, seq + 1, at, body])
  await store.pool.query('insert into deadlines (key, due_at) values ($1, $2)', [`clock ${id}`, at + HOST_GONE_MS])
  pass(HOST_GONE_MS)
  const two = await newSite()
  const steps = async () =>
    (await store.pool.query<{ body: string }>('select body from steps where table_id = $1 and seq > $2', [id, seq + 1])).rows
  await vi.waitFor(async () => expect(await steps()).toEqual([{ body: '{"kind":"host","seat":1}' }]), { timeout: 200_000, interval: 100 })
  await store.close()
  sol.url = two.url
  const back = sol.watch(id)
  cleanUp.push(() => back.close())
  expect(await back.until(({ host }) => host)).toMatchObject({ phase: 'open' })
})

test('a latecomer takes the seat over from the AI: everyone sees it, also in the record and the account’s tables', async () => {
  const { url, store } = await newSite()
  const [noor, sol] = [await Person.called('Noor', url), await Person.called('Sol', url)]
  const { id } = await noor.open('tic-tac-toe', 2)
  await noor.sit(id, 0)
  const eyes = [noor.watch(id), sol.watch(id)]
  cleanUp.push(() => eyes.forEach((each) => each.close()))
  await eyes[0]!.do({ type: 'start' })
  expect(await eyes[1]!.until(({ phase }) => phase === 'playing')).toMatchObject({
    own: [],
    seats: [{ offered: false }, { offered: true }],
  })
  await eyes[1]!.do({ type: 'takeOver', seat: 1 })
  eyes[1]!.hello(1)
  const { seats, comings } = await eyes[0]!.until((snapshot) => snapshot.seats[1]!.kind === 'person')
  expect(seats[1]).toMatchObject({ name: 'Sol', tookOverFrom: 'random', offered: false })
  expect(comings.at(-1)).toMatchObject({ kind: 'tookOver', name: 'Sol', program: 'random' })
  for (const [i, cell] of [0, 1, 3, 4, 6].entries()) {
    await eyes[i % 2]!.until(({ asked }) => asked.includes(i % 2))
    await eyes[i % 2]!.do({ type: 'choose', seat: i % 2, text: `${cell}` })
  }
  const record = readRecord(await (await sol.send('GET', `/api/tables/${id}/record`)).text())
  expect(record).toMatchObject({ players: ['Noor', 'Sol'], taken: '1 from random after 0', contributions: [expect.any(String), ''] })
  const { players } = await store.db.selectFrom('results').select('players').where('table_id', '=', id).executeTakeFirstOrThrow()
  expect(players.map(({ late }) => late)).toEqual([undefined, true])
  const { tables } = await sol.read<{ tables: { id: string }[] }>('GET', '/api/tables/mine')
  expect(tables.map((each) => each.id)).toEqual([id])
  await sol.send('DELETE', '/api/account')
  expect(await (await noor.send('GET', `/api/tables/${id}/record`)).text()).toContain('player 1: deleted')
})
