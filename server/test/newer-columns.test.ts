import { readdirSync, readFileSync } from 'node:fs'
import { quickLuck } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { Person } from './support/client.ts'
import { ownSite } from './support/own-site.ts'
import { playOut } from './support/play.ts'

const site = ownSite()

/** PostgreSQL refuses to run a prepared statement whose result has gained a column. */
test('a running server goes on when a newer one adds a column to every table: nothing it has prepared is refused', async () => {
  const people = await Promise.all(['Noor', 'Sol'].map((name) => Person.called(name, site.url)))
  const asked = [
    'tables',
    'tables/mine',
    'competitions',
    'tokens',
    'me/queue',
    'me/notices',
    'me/reach',
    'account',
    'account/settings',
    'account/export',
    'people/me/battles',
    'ratings',
    'friends',
    'blocks',
    'challenges',
    'session',
  ]
  const openers = [people[0]!, people[1]!]
  /** Every connection in the pool runs it at least once. */
  const use = async () => {
    const tables = await Promise.all(openers.map((opener) => opener.open('tic-tac-toe', 2, { public: true })))
    for (const { id } of tables) {
      for (const person of people) await person.sit(id)
      const eyes = people.map((person) => person.watch(id))
      await Promise.all(eyes.map((each, seat) => playOut(each, quickLuck(seat))))
      for (const each of eyes) each.close()
      await people[0]!.send('GET', `/api/tables/${id}/record`)
    }
    const refused: string[] = []
    const look = async (person: Person, path: string) => {
      const answer = await person.send('GET', `/api/${path}`)
      if (answer.status >= 500) refused.push(`${path}: ${answer.status} ${await answer.text()}`)
    }
    for (let i = 0; i < 3; i++) await Promise.all(people.flatMap((person) => asked.map((path) => look(person, path))))
    return refused
  }
  expect(await use()).toEqual([])
  const { rows } = await site.store.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'",
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { name } of rows) await site.store.pool.query(`alter table ${name} add column of_tomorrow text default 'new'`)
  expect(await use()).toEqual([])
})

test('no query of the server asks for whatever columns there are', () => {
  const folder = new URL('../src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((name) => /\b(selectAll|returningAll)\(/.test(readFileSync(new URL(name, folder), 'utf8')))).toEqual([])
})
