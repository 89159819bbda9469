import type { Account, AccountList, ChallengeList, FriendList, NewSeek, Seek } from '@robodrome/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { Program } from './support/program.ts'
import { openTestSite } from './support/site.ts'

let database: TestDatabase
let stores: Store[]
let sites: Awaited<ReturnType<typeof openTestSite>>[]
beforeAll(async () => {
  database = await newDatabase()
  stores = [await database.open(), await database.open()]
  sites = await Promise.all(stores.map((store) => openTestSite(store)))
})
afterAll(async () => {
  for (const { app } of sites) await app.close()
  for (const store of stores) await store.close()
  await database.drop()
})

const called = (name: string, process = 0): Promise<Person> => Person.called(name, sites[process]!.url)

const SPARKS: NewSeek = { game: 'sparks', settings: { mode: 'standard', seats: 2, options: {} }, clock: null, rated: false, window: null }
const seek = (person: Person | Program, wanted: Partial<NewSeek> = {}): Promise<Seek> =>
  person.read('POST', '/api/seeks', { ...SPARKS, ...wanted })

test('two who want the same find each other through two processes, and a seat is kept for each', async () => {
  const [noor, sol, mara] = [await called('Noor'), await called('Sol', 1), await called('Mara')]
  const first = await seek(noor)
  expect(first).toMatchObject({ rating: 1500, table: null })
  const { table } = await seek(sol)
  expect(table).not.toBeNull()
  expect(await noor.read('GET', `/api/seeks/${first.id}`)).toMatchObject({ table })
  expect((await mara.send('POST', `/api/tables/${table}/seats`, { promise: 'a'.repeat(64) })).status).toBe(409)
  await noor.sit(table!)
  await sol.sit(table!)
  await Promise.all([noor.begin(table!), sol.begin(table!)])
})

test('many who search at once are all paired, nobody twice', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, (_, i) => called(`P${i}`, i % 2)))
  const begun = await Promise.all(people.map((person) => seek(person)))
  const found = await Promise.all(begun.map(({ id }, i) => people[i]!.read<Seek>('GET', `/api/seeks/${id}`)))
  const tables = found.map(({ table }) => table)
  expect(tables).not.toContain(null)
  expect(new Set(tables).size).toBe(6)
})

test('nobody is paired with another game, clock or kind of match, with themselves, or with who has left', async () => {
  const [noor, sol, mara] = [await called('Noor'), await called('Sol'), await called('Mara')]
  const first = await seek(noor)
  expect(await seek(noor)).toMatchObject({ table: null })
  expect((await noor.send('GET', `/api/seeks/${first.id}`)).status).toBe(404)
  expect(await seek(sol, { game: 'volley' })).toMatchObject({ table: null })
  expect(await seek(sol, { clock: { bank: 60_000, increment: 0 } })).toMatchObject({ table: null })
  expect(await seek(sol, { rated: true })).toMatchObject({ table: null })
  const last = await seek(sol, { game: 'volley' })
  expect((await mara.send('DELETE', `/api/seeks/${last.id}`)).status).toBe(204)
  expect(await sol.read('GET', `/api/seeks/${last.id}`)).toMatchObject({ table: null })
  expect((await sol.send('DELETE', `/api/seeks/${last.id}`)).status).toBe(204)
  expect(await seek(mara, { game: 'volley' })).toMatchObject({ table: null })
  expect((await seek(mara)).table).not.toBeNull()
  expect((await noor.send('POST', '/api/seeks', { ...SPARKS, game: 'chess' })).status).toBe(404)
  expect((await noor.send('POST', '/api/seeks', { ...SPARKS, settings: { mode: 'nonsense', seats: 2, options: {} } })).status).toBe(400)
})

test('bots are paired with bots, and told at once', async () => {
  const noor = await called('Noor')
  const [kuro, shiro] = [await Program.of(noor, 'Kuro'), await Program.of(await called('Sol', 1), 'Shiro')]
  const events = kuro.events()
  const person = await seek(noor)
  const own = await seek(kuro)
  expect(own.table).toBeNull()
  const { table } = await seek(shiro)
  expect(await events.next('paired')).toEqual({ type: 'paired', seek: own.id, table })
  expect(await noor.read('GET', `/api/seeks/${person.id}`)).toMatchObject({ table: null })
  events.close()
})

test('friends are made by an invitation that is good once, on both sides, and ended on both', async () => {
  const [noor, sol, mara] = [await called('Noor'), await called('Sol'), await called('Mara')]
  const friendsOf = async (person: Person): Promise<string[]> =>
    (await person.read<FriendList>('GET', '/api/friends')).friends.map(({ name }) => name)
  const { code } = await noor.read<{ code: string }>('POST', '/api/friends/invitations')
  expect((await noor.send('POST', '/api/friends', { code })).status).toBe(409)
  const friend = await sol.read<Account>('POST', '/api/friends', { code })
  expect(friend).toMatchObject({ name: 'Noor', bot: false })
  expect((await mara.send('POST', '/api/friends', { code })).status).toBe(404)
  expect([await friendsOf(noor), await friendsOf(sol), await friendsOf(mara)]).toEqual([['Sol'], ['Noor'], []])
  // A friend is found only at a public table.
  const tableOf = async (): Promise<string | null> => (await sol.read<FriendList>('GET', '/api/friends')).friends[0]!.table
  const [hidden, shown] = [await noor.open('tic-tac-toe', 2), await noor.open('tic-tac-toe', 2, { public: true })]
  await noor.sit(hidden.id)
  expect(await tableOf()).toBeNull()
  await noor.sit(shown.id)
  await vi.waitFor(async () => expect(await tableOf()).toBe(shown.id), { timeout: 200_000 })
  expect((await mara.send('DELETE', `/api/friends/${friend.id}`)).status).toBe(404)
  expect((await sol.send('DELETE', `/api/friends/${friend.id}`)).status).toBe(204)
  expect([await friendsOf(noor), await friendsOf(sol)]).toEqual([[], []])
  const { rows } = await stores[0]!.pool.query<{ all: string }>('select invitations::text as all from invitations')
  expect(rows.map(({ all }) => all).join()).not.toContain(code)
})

test('a blocked person is no longer a friend, and cannot challenge, invite or be matched by a search', async () => {
  const [noor, sol] = [await called('Noor'), await called('Sol')]
  const { code } = await sol.read<{ code: string }>('POST', '/api/friends/invitations')
  const { id } = await noor.read<Account>('POST', '/api/friends', { code })
  const me = await noor.read<Account>('GET', '/api/session')
  const challenge = () => sol.send('POST', '/api/challenges', { to: [me.id], game: 'sparks', settings: SPARKS.settings, clock: null })
  const waiting = async () => (await noor.read<ChallengeList>('GET', '/api/challenges')).challenges.length
  expect([(await challenge()).status, await waiting()]).toEqual([201, 1])
  const blocked = await noor.read<AccountList>('PUT', `/api/blocks/${id}`)
  expect(blocked.accounts).toEqual([{ id, name: 'Sol', bot: false }])
  expect(await noor.read('PUT', `/api/blocks/${id}`)).toEqual(blocked)
  expect(await sol.read('GET', '/api/friends')).toEqual({ friends: [] })
  expect([await waiting(), (await challenge()).status, await waiting()]).toEqual([0, 403, 0])
  const { code: again } = await sol.read<{ code: string }>('POST', '/api/friends/invitations')
  const { code: back } = await noor.read<{ code: string }>('POST', '/api/friends/invitations')
  expect([
    (await noor.send('POST', '/api/friends', { code: again })).status,
    (await sol.send('POST', '/api/friends', { code: back })).status,
  ]).toEqual([409, 404])
  // No search in another test uses this clock.
  const OWN = { clock: { bank: 77_000, increment: 0 } }
  const search = async () => [await seek(noor, OWN), await seek(sol, OWN)].map(({ table }) => table !== null)
  expect(await search()).toEqual([false, false])
  expect(await sol.read('GET', '/api/blocks')).toEqual({ accounts: [] })
  expect((await noor.send('PUT', `/api/blocks/${me.id}`)).status).toBe(400)
  expect((await noor.send('PUT', `/api/blocks/${'f'.repeat(20)}`)).status).toBe(404)
  expect(await noor.read('DELETE', `/api/blocks/${id}`)).toEqual({ accounts: [] })
  expect([(await challenge()).status, await waiting()]).toEqual([201, 1])
  // Sol still searches.
  expect((await seek(noor, OWN)).table).not.toBeNull()
})
