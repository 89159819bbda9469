import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
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

/** Reads a value by its name from the Prometheus text. */
const reader = (text: string) => (name: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length))
}

test('/metrics counts steps, refusals, sockets, tables and the time to a confirmation', async () => {
  const { app, url } = await openTestSite(store)
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('tic-tac-toe', 2)
  await noor.sit(id)
  await noor.sit(id)
  const eyes = noor.watch(id)
  await eyes.until(({ options }) => options.length > 0)
  const read = async () => {
    const answer = await fetch(`${url}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    return reader(await answer.text())
  }
  const before = await read()
  await eyes.do({ type: 'choose', seat: 0, text: '4' })
  await eyes.refused({ type: 'choose', seat: 1, text: '4' })
  const after = await read()
  expect(after('robodrome_steps_total')).toBe(before('robodrome_steps_total')! + 1)
  expect(after('robodrome_refusals_total{code="rule"}')).toBe((before('robodrome_refusals_total{code="rule"}') ?? 0) + 1)
  for (const name of ['robodrome_acknowledged_ms_count', 'robodrome_acknowledged_ms_bucket{le="+Inf"}'])
    expect(after(name)).toBe(before(name)! + 1)
  expect(after('robodrome_acknowledged_ms_sum')).toBeGreaterThan(0)
  expect(after('robodrome_tables')).toBe(1)
  expect(after('robodrome_sockets')).toBe(1)
  expect(after('robodrome_http_requests_total{status="2xx"}')).toBeGreaterThan(before('robodrome_http_requests_total{status="2xx"}')!)
  expect(after('process_cpu_seconds_total')).toBeGreaterThan(0)
  eyes.close()
  await app.close()
})

test('/ready says no when the store is gone, though /health goes on', async () => {
  const own = await database.open()
  const { app, url } = await openTestSite(own)
  const ready = async () => {
    const answer = await fetch(`${url}/ready`)
    return [answer.status, await answer.json()]
  }
  expect(await ready()).toEqual([200, { ready: true }])
  await own.close()
  await eventually(async () => expect(await ready()).toMatchObject([503, { ready: false }]))
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' })
  await app.close()
})

test('/ready says no when the store keeps nothing any more, as on a full disk, and yes when it does again', async () => {
  const own = await database.open()
  const { app, url } = await openTestSite(own)
  const ready = async () => (await fetch(`${url}/ready`)).json()
  expect(await ready()).toEqual({ ready: true })
  await own.pool.query(
    "create function full_disk() returns trigger language plpgsql as $$begin raise exception using errcode = '53100'; end$$",
  )
  await own.pool.query('create trigger full_disk before insert on probe execute function full_disk()')
  await eventually(async () => expect(await ready()).toEqual({ ready: false, trouble: 'the store keeps nothing (53100)' }))
  await own.pool.query('drop trigger full_disk on probe')
  await eventually(async () => expect(await ready()).toEqual({ ready: true }))
  await app.close()
  await own.close()
})
