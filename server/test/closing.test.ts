import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { openTestSite } from './support/site.ts'

test('a server that closes writes the steps under way first: a step that waits for the store is on the disk once the server has closed', async () => {
  const database = await newDatabase()
  const store = await database.open()
  const { app, url } = await openTestSite(store)
  const people = await Promise.all(['Noor', 'Sol'].map((name) => Person.called(name, url)))
  const { id } = await people[0]!.open('tic-tac-toe', 2, { clock: { bank: 600_000, increment: 0 } })
  for (const person of people) await person.sit(id)
  const eyes = people.map((person) => person.watch(id))
  await Promise.all(eyes.map((each) => each.until(({ phase }) => phase === 'playing')))
  const last = async () =>
    (await store.pool.query<{ seq: number }>('select max(seq) as seq from steps where table_id = $1', [id])).rows[0]!.seq
  const before = await last()

  const holder = new Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin; lock table steps in exclusive mode')
  void eyes[0]!.ask({ type: 'choose', seat: 0, text: '4' })
  const isWaiting = async () =>
    (await holder.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).rowCount! > 0
  while (!(await isWaiting())) await wait(10)
  let isClosed = false
  const closed = app.close().then(() => (isClosed = true))
  // Long enough for everything else to close.
  await Promise.race([closed, wait(500)])
  expect(isClosed).toBe(false)
  await holder.query('commit')
  await closed
  for (const each of eyes) each.close()
  expect(await last()).toBe(before + 1)
  await holder.end()
  await store.close()
  await database.drop()
})
