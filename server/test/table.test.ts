import { quickLuck } from '@robodrome/kernel'
import type { ChallengeList, TableList } from '@robodrome/protocol'
import { promiseOf, readRecord, verify } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import type { Store } from '../src/store/store.ts'
import { newContribution, Person, type Eyes } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { playOut } from './support/play.ts'
import { openTestSite } from './support/site.ts'

let database: TestDatabase
let store: Store
let app: FastifyInstance
let url: string

beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
  ;({ app, url } = await openTestSite(store))
})
afterAll(async () => {
  await app.close()
  await store.close()
  await database.drop()
})

const table = async (game: string, ...names: string[]) => {
  const people = await Promise.all(names.map((name) => Person.called(name, url)))
  const card = await people[0]!.open(game, names.length)
  for (const person of people) await person.sit(card.id)
  return { card, people, eyes: people.map((person) => person.watch(card.id)) }
}

test('two guests meet by a link, play a whole match, and its record proves the dice that were promised', async () => {
  const { card, people, eyes } = await table('sparks', 'Noor', 'Sol')
  await Promise.all(eyes.map((each, i) => playOut(each, quickLuck(i + 1))))
  const { dice, result } = await eyes[0]!.until(({ phase }) => phase === 'over')
  const { commitment, seed } = dice!
  expect(commitment).toBe(card.commitment)
  expect(result?.ranking.flat().toSorted()).toEqual([0, 1])
  const record = readRecord(await (await people[1]!.send('GET', `/api/tables/${card.id}/record`)).text())
  expect(record).toMatchObject({ players: ['Noor', 'Sol'], commitment, seed })
  for (const [seat, person] of people.entries())
    expect(verify(sparks, record, person.receipts.get(`${card.id} ${seat}`))).toMatchObject({ problems: [], dice: 'proven' })
  eyes.forEach((each) => each.close())
})

test('a retry under the same id is not a second move', async () => {
  const { eyes } = await table('tic-tac-toe', 'Noor', 'Sol')
  await eyes[0]!.until(({ options }) => options.length > 0)
  const first = await eyes[0]!.do({ type: 'choose', seat: 0, text: '4' }, 'the-same')
  expect(await eyes[0]!.do({ type: 'choose', seat: 0, text: '4' }, 'the-same')).toBe(first)
  const { seq, view } = await eyes[1]!.until(({ options }) => options.length > 0)
  expect(seq).toBe(first)
  expect(view).toMatchObject({ cells: [null, null, null, null, 0, null, null, null, null] })
  eyes.forEach((each) => each.close())
})

test('what is not allowed is refused with a reason, and with a rule where one forbids it', async () => {
  const { card, eyes, people } = await table('tic-tac-toe', 'Noor', 'Sol')
  const onlooker = (await Person.called('Mara', url)).watch(card.id)
  await eyes[0]!.until(({ phase }) => phase === 'playing')
  await eyes[0]!.do({ type: 'choose', seat: 0, text: '4' })
  expect(await eyes[1]!.refused({ type: 'choose', seat: 1, text: '4' })).toMatchObject({ code: 'rule', rule: 'TTT-1' })
  expect(await eyes[0]!.refused({ type: 'choose', seat: 0, text: '5' })).toMatchObject({ code: 'rule', rule: 'TABLE-TURN' })
  expect(await eyes[1]!.refused({ type: 'choose', seat: 1, text: 'everything' })).toMatchObject({ code: 'rule', rule: 'TABLE-MOVE' })
  expect(await eyes[0]!.refused({ type: 'choose', seat: 1, text: '5' })).toMatchObject({ code: 'not-yours' })
  expect(await eyes[0]!.refused({ type: 'choose', seat: 7, text: '5' })).toMatchObject({ code: 'not-found' })
  expect(await onlooker.refused({ type: 'choose', seat: 1, text: '5' })).toMatchObject({ code: 'not-yours' })
  expect(await onlooker.refused({ type: 'sit', promise: promiseOf('a word') })).toMatchObject({ code: 'wrong-time' })
  expect(await eyes[0]!.refused({ type: 'rematch' })).toMatchObject({ code: 'wrong-time' })
  expect(await eyes[0]!.refused({ type: 'takeSeatBack', seat: 0 })).toMatchObject({ code: 'wrong-time' })
  expect(await eyes[0]!.refused({ type: 'ask', seat: 0, kind: 'odds', args: null })).toMatchObject({ code: 'unanswered' })
  expect((await people[0]!.send('GET', `/api/tables/${card.id}/record`)).status).toBe(409)
  expect((await people[0]!.send('GET', '/api/tables/aaaaaaaaaaaa')).status).toBe(404)
  expect((await new Person(url, '').send('POST', '/api/tables', {})).status).toBe(401)
  expect((await new Person(url, '').send('GET', '/api/tables/mine')).status).toBe(401)
  ;[...eyes, onlooker].forEach((each) => each.close())
})

test('a choice can be taken back until somebody else chooses, and everybody forgets what it told', async () => {
  const { eyes } = await table('tic-tac-toe', 'Noor', 'Sol')
  const [noor, sol] = eyes as [Eyes, Eyes]
  await noor.until(({ options }) => options.length > 0)
  await noor.do({ type: 'choose', seat: 0, text: '0' })
  expect(await noor.until(({ canTakeBack }) => canTakeBack)).toMatchObject({ lastChoice: '0' })
  await sol.until(() => sol.events.length === 1)
  await noor.do({ type: 'takeBack', seat: 0 })
  await sol.until(() => sol.events.length === 0)
  await noor.do({ type: 'choose', seat: 0, text: '8' })
  await sol.until(({ options }) => options.length > 0)
  await sol.do({ type: 'choose', seat: 1, text: '0' })
  expect(await noor.refused({ type: 'takeBack', seat: 0 })).toMatchObject({ code: 'rule', rule: 'TABLE-BACK' })
  expect(sol.events.map(({ event }) => event)).toMatchObject([
    { seat: 0, cell: 8 },
    { seat: 1, cell: 0 },
  ])
  eyes.forEach((each) => each.close())
})

test('a choice is taken back with the consent of the other, and the record says so; in a competition every choice stands', async () => {
  const { card, eyes, people } = await table('tic-tac-toe', 'Noor', 'Sol')
  const [noor, sol] = eyes as [Eyes, Eyes]
  await noor.until(({ options }) => options.length > 0)
  await noor.do({ type: 'choose', seat: 0, text: '0' })
  await sol.until(({ options }) => options.length > 0)
  await sol.do({ type: 'choose', seat: 1, text: '1' })
  expect(await noor.until(({ canAskBack }) => canAskBack)).toMatchObject({ canTakeBack: false, barrier: 'others' })
  await store.pool.query("update tables set arranged = 'cup' where id = $1", [card.id])
  expect(await noor.refused({ type: 'propose', seat: 0, how: 'take back' })).toMatchObject({
    message: 'In a competition every choice stands.',
  })
  await store.pool.query('update tables set arranged = null where id = $1', [card.id])
  await noor.do({ type: 'propose', seat: 0, how: 'take back' })
  await sol.until(({ proposal }) => proposal?.how === 'take back')
  await sol.do({ type: 'accept', seat: 1 })
  for (const each of eyes) expect(await each.until(({ undone }) => undone === 1)).toMatchObject({ asked: [0], proposal: null })
  await eventually(() => expect([noor.events, sol.events]).toEqual([[], []]))
  const record = () => people[0]!.send('GET', `/api/tables/${card.id}/record`)
  for (const [i, text] of ['4', '0', '3', '1', '5'].entries()) {
    await eyes[i % 2]!.until(({ options }) => options.length > 0)
    await eyes[i % 2]!.do({ type: 'choose', seat: i % 2, text })
  }
  await noor.until(({ phase }) => phase === 'over')
  expect(await (await record()).text()).toContain('\n0 0\n1 1\n! 0 takes back\n0 4\n')
  eyes.forEach((each) => each.close())
})

test('a returning watcher gets exactly what it missed', async () => {
  const { eyes } = await table('tic-tac-toe', 'Noor', 'Sol')
  const [noor, sol] = eyes as [Eyes, Eyes]
  await noor.until(({ options }) => options.length > 0)
  await noor.do({ type: 'choose', seat: 0, text: '0' })
  await sol.until(({ options }) => options.length > 0)
  noor.drop()
  await sol.do({ type: 'choose', seat: 1, text: '1' })
  await noor.until(({ options }) => options.length > 0)
  const last = noor.received.findLast((message) => message.type === 'snapshot')
  expect(last).toMatchObject({ snapshot: { events: [{ event: { seat: 1, cell: 1 } }] } })
  expect(noor.events.map(({ event }) => event)).toMatchObject([
    { seat: 0, cell: 0 },
    { seat: 1, cell: 1 },
  ])
  eyes.forEach((each) => each.close())
})

test('a player who resigns has lost; then the same people play again, one seat further', async () => {
  const { eyes, people } = await table('tic-tac-toe', 'Noor', 'Sol')
  const [noor, sol] = eyes as [Eyes, Eyes]
  await noor.until(({ phase }) => phase === 'playing')
  await noor.do({ type: 'leave', seat: 0 })
  const over = await sol.until(({ phase }) => phase === 'over')
  expect(over).toMatchObject({ result: { ranking: [[1], [0]] }, took: expect.any(Number), seats: [{ left: true }, { left: false }] })
  await sol.do({ type: 'rematch' })
  await sol.do({ type: 'rematch' })
  const told = (await noor.until(({ rematch }) => rematch !== null)).rematch!
  expect(told.by).toBe(1)
  const rematch = told.table
  const ask = async (path: string) => (await people[0]!.send('GET', path)).json()
  expect(await ask('/api/me/notices')).toMatchObject({
    notices: [{ table: rematch, waits: true, news: { kind: 'challenge', rematch: true, by: 'Sol', game: 'tic-tac-toe' } }],
  })
  // Each of them is told which seat is reserved for them, before anybody has come.
  expect(await ask(`/api/tables/${rematch}`)).toMatchObject({ own: [], kept: [1] })
  const looking = people.map((person) => person.watch(rematch))
  expect(await looking[0]!.until(() => true)).toMatchObject({ own: [], kept: [1] })
  expect(await looking[1]!.until(() => true)).toMatchObject({ own: [], kept: [0] })
  looking.forEach((each) => each.close())
  const stranger = await Person.called('Mara', url)
  expect((await stranger.send('POST', `/api/tables/${rematch}/seats`, { promise: promiseOf('a word') })).status).toBe(409)
  expect(await people[0]!.sit(rematch)).toMatchObject({ seat: 1 })
  expect(await people[1]!.sit(rematch)).toMatchObject({ seat: 0 })
  const again = people.map((person) => person.watch(rematch))
  expect(await again[1]!.until(({ phase }) => phase === 'playing')).toMatchObject({ own: [0], host: true, options: { length: 9 } })
  ;[...eyes, ...again].forEach((each) => each.close())
})

test('a declined rematch: its asker sees it at the table, and the seat is open to anybody', async () => {
  const { eyes, people } = await table('tic-tac-toe', 'Noor', 'Sol')
  const [noor, sol] = eyes as [Eyes, Eyes]
  await noor.until(({ phase }) => phase === 'playing')
  await noor.do({ type: 'leave', seat: 0 })
  await sol.until(({ phase }) => phase === 'over')
  await sol.do({ type: 'rematch' })
  const { table: rematch } = (await noor.until((seen) => seen.rematch !== null)).rematch!
  await people[1]!.sit(rematch)
  const waiting = people[1]!.watch(rematch)
  expect((await waiting.until(() => true)).seats[1]).toMatchObject({ kind: 'open', name: 'Noor' })
  const { challenges } = await people[0]!.read<ChallengeList>('GET', '/api/challenges')
  expect((await people[0]!.send('POST', `/api/challenges/${challenges[0]!.id}/decline`)).status).toBe(204)
  const told = await waiting.until(({ comings }) => comings.at(-1)?.kind === 'declined')
  expect(told.comings.at(-1)).toMatchObject({ seat: 1, name: 'Noor' })
  expect(told.seats[1]).toMatchObject({ kind: 'open', name: '' })
  const stranger = await Person.called('Mara', url)
  expect(await stranger.sit(rematch)).toMatchObject({ seat: 1 })
  ;[...eyes, waiting].forEach((each) => each.close())
})

test('people talk; a line sent twice is one line', async () => {
  const { card, eyes } = await table('tic-tac-toe', 'Noor', 'Sol')
  await eyes[1]!.until(() => true)
  await eyes[0]!.do({ type: 'chat', text: '  Good luck! <b>' }, 'line-1')
  await eyes[0]!.do({ type: 'chat', text: 'Good luck! <b>' }, 'line-1')
  await eyes[1]!.until(() => eyes[1]!.chat.length > 0)
  expect(eyes[1]!.chat).toMatchObject([{ name: 'Noor', seat: 0, text: 'Good luck! <b>' }])
  const late = eyes[1]!.person.watch(card.id)
  await late.until(() => true)
  expect(late.chat).toHaveLength(1)
  ;[...eyes, late].forEach((each) => each.close())
})

test('a client that retries a request for a seat has one seat, not two', async () => {
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('tic-tac-toe', 2)
  const contribution = newContribution()
  const first = await noor.sit(id, undefined, contribution)
  expect(await noor.sit(id, undefined, contribution)).toEqual(first)
  const sol = await Person.called('Sol', url)
  expect(await sol.sit(id)).toMatchObject({ seat: 1 })
  expect(await noor.sit(id, undefined, contribution)).toEqual(first)
})

test('a table of one person and minds begins at once and plays to its end', async () => {
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('volley', 3, {
    seats: [{ kind: 'mind', mind: 'random' }, { kind: 'open' }, { kind: 'mind', mind: 'random' }],
  })
  await noor.sit(id)
  const eyes = noor.watch(id)
  await playOut(eyes, quickLuck(5))
  expect(eyes.snapshot).toMatchObject({ phase: 'over', own: [1], seats: [{ kind: 'mind' }, { kind: 'person' }, { kind: 'mind' }] })
  eyes.close()
})

test('the host begins although a seat is open: a mind takes it', async () => {
  const [noor, sol] = [await Person.called('Noor', url), await Person.called('Sol', url)]
  const { id } = await noor.open('tic-tac-toe', 2)
  await noor.sit(id, 1)
  const [host, other] = [noor.watch(id), sol.watch(id)]
  expect(await other.refused({ type: 'start' })).toMatchObject({ code: 'not-yours' })
  await host.do({ type: 'start' })
  expect(await host.until(({ options }) => options.length > 0)).toMatchObject({
    seats: [{ kind: 'mind', name: 'random' }, { kind: 'person' }],
  })
  host.close()
  other.close()
})

test('a spectator sees no hidden hand, no option, and no other seat’s view', async () => {
  const { card, eyes } = await table('volley', 'Noor', 'Sol')
  const onlooker = (await Person.called('Mara', url)).watch(card.id)
  const seen = await onlooker.until(({ phase }) => phase === 'playing')
  expect(seen).toMatchObject({ seat: null, own: [], options: [], view: { hands: [4, 3] } })
  expect(onlooker.events.every(({ event }) => !('card' in event))).toBe(true)
  onlooker.hello(0)
  await onlooker.until(() => onlooker.received.some(({ type }) => type === 'refused'))
  expect(onlooker.received.find(({ type }) => type === 'refused')).toMatchObject({ fault: { code: 'not-yours' } })
  const own = await eyes[0]!.until(({ phase }) => phase === 'playing')
  expect(own.view).toMatchObject({ hands: [{ length: 4 }, 3] })
  ;[...eyes, onlooker].forEach((each) => each.close())
})

test('lists: public tables that can be joined or watched, and one’s own', async () => {
  const [noor, sol] = [await Person.called('Noor', url), await Person.called('Sol', url)]
  const open = await noor.open('tic-tac-toe', 2, { public: true })
  const hidden = await noor.open('tic-tac-toe', 2)
  await noor.sit(hidden.id)
  await sol.sit(hidden.id)
  const eyes = [noor, sol].map((person) => person.watch(hidden.id))
  await Promise.all(eyes.map((each) => each.until(({ phase }) => phase === 'playing')))
  const { tables } = await sol.read<TableList>('GET', '/api/tables')
  expect(tables.map(({ id }) => id)).toContain(open.id)
  expect(tables.map(({ id }) => id)).not.toContain(hidden.id)
  // A list card may lag behind the match for a moment.
  await eventually(async () => {
    const { tables: mine } = await noor.read<TableList>('GET', '/api/tables/mine')
    expect(mine).toMatchObject([{ id: hidden.id, own: [0], yourMove: true, phase: 'playing' }])
  })
  eyes.forEach((each) => each.close())
})

test('a player who does not reveal the contribution holds up the table, and loses the seat only after a minute', async () => {
  const people = [await Person.called('Noor', url), await Person.called('Sol', url)] as const
  const card = await people[0].open('sparks', 2)
  for (const person of people) await person.sit(card.id)
  const sol = people[1].watch(card.id)
  sol.showsWord = false
  const noor = people[0].watch(card.id)
  const waiting = await noor.until(({ dice }) => dice!.contributions[0] !== null)
  expect(waiting).toMatchObject({ phase: 'open', dice: { closed: true, contributions: [expect.any(String), null], seed: null } })
  expect(await noor.refused({ type: 'putOut', seat: 1 })).toMatchObject({ code: 'wrong-time' })
  expect(await sol.refused({ type: 'reveal', seat: 1, contribution: newContribution() })).toMatchObject({ code: 'malformed' })
  await sol.do({ type: 'standUp', seat: 1 })
  // The fair dice restart: Noor's client makes another contribution for the new commitment.
  const anew = await noor.until(({ dice }) => !dice!.closed && dice!.promises[0] !== null)
  expect(anew.dice).toMatchObject({ redrawn: 1, contributions: [null, null] })
  expect(anew.dice!.commitment).not.toBe(card.commitment)
  expect(people[0].receipts.get(`${card.id} 0`)).toMatchObject({ commitment: anew.dice!.commitment, redrawn: 1 })
  sol.showsWord = true
  await people[1].sit(card.id)
  await noor.until(({ phase }) => phase === 'playing')
  noor.close()
  sol.close()
})

test('a watcher that connects while the store is down is told to retry, and then sees the table', async () => {
  const own = await database.open()
  const site = await openTestSite(own)
  const noor = await Person.called('Noor', site.url)
  const { id } = await noor.open('tic-tac-toe', 2)
  await own.pool.query('alter table chat rename to chat_away')
  const eyes = noor.watch(id)
  await eventually(() => expect(eyes.reconnects).toBeGreaterThan(0))
  expect(eyes.snapshot).toBeNull()
  await own.pool.query('alter table chat_away rename to chat')
  expect(await eyes.until(() => true)).toMatchObject({ phase: 'open' })
  eyes.close()
  await site.app.close()
  await own.close()
})

test('a step of another process that cannot be read at first is shown as soon as the store answers, though nothing else happens', async () => {
  const own = await database.open()
  const site = await openTestSite(own)
  const { card, people, eyes } = await table('tic-tac-toe', 'Noor', 'Sol')
  const noor = eyes[0]!
  await noor.until(({ phase }) => phase === 'playing')
  eyes[1]!.close()
  people[1]!.url = site.url
  const sol = people[1]!.watch(card.id)
  await sol.until(({ phase, asked }) => phase === 'playing' && asked[0] === 0)
  const connect = own.pool.connect.bind(own.pool) as (...given: unknown[]) => Promise<PoolClient>
  let failures = 0
  const failing = vi.spyOn(own.pool, 'connect').mockImplementation((async (...given: unknown[]) => {
    if (given.length > 0) return connect(...given)
    const client = await connect()
    const query = client.query.bind(client) as (asked: { text?: string }) => Promise<unknown>
    client.query = ((asked: { text?: string }) => {
      const readsSteps = /from "steps" where "table_id" = \$1 and "seq" >/.test(asked.text ?? '')
      if (!readsSteps || failures === 2) return query(asked)
      failures++
      return Promise.reject(new Error('the store is away'))
    }) as never
    return client
  }) as never)
  await noor.do({ type: 'choose', seat: 0, text: '4' })
  await sol.until(({ asked }) => asked[0] === 1)
  expect(failures).toBe(2)
  failing.mockRestore()
  for (const each of [noor, sol]) each.close()
  await site.app.close()
  await own.close()
})

test('a person who sits down no longer counts as a spectator, for anybody', async () => {
  const [noor, sol] = [await Person.called('Noor', url), await Person.called('Sol', url)]
  const { id } = await noor.open('tic-tac-toe', 2)
  await noor.sit(id)
  const host = noor.watch(id)
  await host.until(({ watching }) => watching === 0)
  const friend = sol.watch(id)
  await host.until(({ watching }) => watching === 1)
  await sol.sit(id)
  expect(await host.until(({ phase }) => phase === 'playing')).toMatchObject({ watching: 0 })
  ;[host, friend].forEach((each) => each.close())
})
