import { randomUUID } from 'node:crypto'
import { type RoomCard, type RoomNews, roomNews, type RoomState } from '@robodrome/protocol/rooms'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { openTestSite } from './support/site.ts'
import { RoomEyes } from './support/room-eyes.ts'

let database: TestDatabase
let store: Store
let site: { app: FastifyInstance; url: string }
const open: RoomEyes[] = []

beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
})
afterAll(async () => {
  await store.close()
  await database.drop()
})
beforeEach(async () => {
  await store.pool.query('delete from rooms')
  site = await openTestSite(store, {}, { rooms: 'home' })
})
afterEach(async () => {
  for (const each of open.splice(0)) each.close()
  await site.app.close()
})

const GAME = { type: 'pick', game: 'tic-tac-toe', settings: { mode: 'standard', seats: 2, options: {} } } as const

const enter = (room: string, cookie: string, isScreen = false): RoomEyes => {
  const eyes = new RoomEyes(site.url, room, cookie, isScreen)
  open.push(eyes)
  return eyes
}

/** A screen and its room. */
const screenHere = async (): Promise<{ screen: RoomEyes; cookie: string; code: string }> => {
  const answer = await fetch(`${site.url}/api/rooms`, { method: 'POST' })
  const { code } = (await answer.json()) as RoomCard
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!
  return { screen: enter(code, cookie, true), cookie, code }
}

const phone = async (name: string, code: string): Promise<{ person: Person; eyes: RoomEyes }> => {
  const person = await Person.called(name, site.url)
  return { person, eyes: enter(code, person.cookie) }
}

/** A screen and two phones at a table that has begun. */
const evening = async () => {
  const { screen, cookie, code } = await screenHere()
  const noor = await phone('Noor', code)
  await screen.until(({ host }) => host === 'Noor')
  const mara = await phone('Mara', code)
  await noor.eyes.do(GAME)
  const { table } = await mara.eyes.until((room) => room.table !== null)
  for (const { person } of [noor, mara]) {
    await person.sit(table!)
  }
  const hands = [noor, mara].map(({ person }) => person.watch(table!))
  for (const hand of hands) await hand.until(({ phase }) => phase === 'playing')
  return { screen, cookie, code, noor, mara, table: table!, hands }
}

test('a home has one room: its code has four letters, any case finds it, and a second screen joins it without leading', async () => {
  const { screen, code } = await screenHere()
  expect(code).toMatch(/^[2-9B-DF-HJ-KMNP-TV-Z]{4}$/)
  expect((await fetch(`${site.url}/api/rooms/${code.toLowerCase()}`)).status).toBe(200)
  expect((await fetch(`${site.url}/J/${code}`, { redirect: 'manual' })).headers.get('location')).toBe(`/#/j/${code}`)
  await screen.until(({ you }) => you.leads)
  const other = await screenHere()
  expect(other.code).toBe(code)
  expect((await other.screen.until(({ screens }) => screens === 2)).you).toMatchObject({ screen: true, leads: false })
  expect(await other.screen.refused({ type: 'large', on: true })).toMatchObject({ code: 'not-yours' })
})

test('ten wrong codes a minute: then even the right one is refused', async () => {
  const { code } = await screenHere()
  for (let i = 0; i < 10; i++) expect((await fetch(`${site.url}/api/rooms/2222`)).status).toBe(404)
  expect((await fetch(`${site.url}/api/rooms/${code}`)).status).toBe(429)
})

test('the first phone picks the game; the table is unrated, without a clock or a delay, and a program stands in for the absent', async () => {
  const { screen, code } = await screenHere()
  const noor = await phone('Noor', code)
  await screen.until(({ host }) => host === 'Noor')
  const mara = await phone('Mara', code)
  await mara.eyes.until(({ phones }) => phones === 2)
  expect(await mara.eyes.refused(GAME)).toMatchObject({ code: 'not-yours' })
  await noor.eyes.do(GAME)
  const { table } = await screen.until((room) => room.table !== null)
  expect(await noor.person.read('GET', `/api/tables/${table}`)).toMatchObject({
    rated: false,
    clockRules: null,
    absence: 'mind',
    public: false,
  })
})

test('a screen looks and asks without a seat; it does nothing, and counts as no spectator', async () => {
  const { cookie, table, hands } = await evening()
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/api/tables/${table}/socket?as=screen`, { headers: { cookie } })
  const heard: { type: string; snapshot?: { seat: number | null; watching: number; own: number[] }; fault?: { code: string } }[] = []
  socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString())))
  await new Promise((done) => socket.once('open', done))
  const say = async (message: object) => {
    const before = heard.length
    socket.send(JSON.stringify(message))
    await expect.poll(() => heard.length).toBeGreaterThan(before)
    return heard.at(-1)!
  }
  expect((await say({ type: 'hello', since: 0, chatSince: 0 })).snapshot).toMatchObject({ seat: null, watching: 0, own: [] })
  expect((await say({ type: 'ask', id: 'a', seat: null, kind: 'chances', args: null })).type).toBe('answer')
  for (const message of [
    { type: 'ask', seat: 0, kind: 'chances', args: null },
    { type: 'sit', promise: 'f'.repeat(64) },
    { type: 'takeOver', seat: 0 },
    { type: 'chat', text: 'hello' },
    { type: 'choose', seat: 0, text: '0' },
  ])
    expect(await say({ ...message, id: randomUUID() })).toMatchObject({ type: 'refused', fault: { code: 'not-yours' } })
  expect(hands[0]!.snapshot!.watching).toBe(0)
  socket.close()
})

test('the leading screen says what it shows, and phones hear it; a second screen may not', async () => {
  const { screen, code, noor, table } = await evening()
  const shown = { table, seq: 5, events: 2, still: false }
  screen.say({ type: 'shown', shown })
  expect(await noor.eyes.hear('shown')).toEqual({ type: 'shown', shown })
  const second = (await screenHere()).screen
  await second.until(({ screens }) => screens === 2)
  second.say({ type: 'shown', shown: { ...shown, seq: 9 } })
  expect(await second.hear('refused')).toMatchObject({ fault: { code: 'not-yours' } })
  expect((await enter(code, noor.person.cookie).hear('shown')).shown.seq).toBe(5)
})

test('a seat moves to another phone: the ticket is good once, another seat confirms it, and the old phone has no seat', async () => {
  const { screen, code, noor, mara, table, hands } = await evening()
  await mara.eyes.do({ type: 'ticket', seat: 0 })
  const { ticket } = await screen.until((room) => room.ticket !== null)
  expect(ticket).toMatchObject({ seat: 0, claimedBy: null })
  expect(ticket!.expires).toBeLessThanOrEqual(60_000)
  const fresh = await phone('Noor', code)
  expect(await fresh.eyes.refused({ type: 'claim', ticket: '2222' })).toMatchObject({ code: 'not-found' })
  await fresh.eyes.do({ type: 'claim', ticket: ticket!.code })
  await mara.eyes.until((room) => room.ticket?.claimedBy === 'Noor')
  expect(await fresh.eyes.refused({ type: 'confirm', yes: true })).toMatchObject({ code: 'not-yours' })
  expect(await noor.eyes.refused({ type: 'confirm', yes: true })).toMatchObject({ code: 'not-yours' })
  const before = { view: hands[0]!.snapshot!.view, options: hands[0]!.snapshot!.options }
  await mara.eyes.do({ type: 'confirm', yes: true })
  expect(await screen.hear('moved')).toMatchObject({ seat: 0, name: 'Noor' })
  const hand = fresh.person.watch(table)
  expect(await hand.until(({ seat }) => seat === 0)).toMatchObject(before)
  await hands[0]!.until(({ own, seat }) => own.length === 0 && seat === null)
  expect(hands[0]!.snapshot!.options).toEqual([])
  expect(await hands[0]!.refused({ type: 'choose', seat: 0, text: '0' })).toMatchObject({ code: 'not-yours' })
  await hand.do({ type: 'choose', seat: 0, text: '0' })
  expect(await fresh.eyes.refused({ type: 'claim', ticket: ticket!.code })).toMatchObject({ code: 'not-found' })
  for (const each of [...hands, hand]) each.close()
})

test('a wrong person is turned away, and the seat stays', async () => {
  const { screen, code, mara, hands } = await evening()
  await mara.eyes.do({ type: 'ticket', seat: 0 })
  const { ticket } = await screen.until((room) => room.ticket !== null)
  const stranger = await phone('Kuro', code)
  await stranger.eyes.do({ type: 'claim', ticket: ticket!.code })
  await mara.eyes.do({ type: 'confirm', yes: false })
  await screen.until((room) => room.ticket === null)
  expect(hands[0]!.snapshot!.own).toEqual([0])
})

test('people share a phone: the second one has a name of its own, and the room says so', async () => {
  const { screen, code } = await screenHere()
  const noor = await phone('Noor', code)
  await screen.until(({ host }) => host === 'Noor')
  await noor.eyes.do(GAME)
  const { table } = await screen.until((room) => room.table !== null)
  await noor.person.sit(table!)
  const hand = noor.person.watch(table!)
  await hand.until(() => true)
  await hand.ask({ type: 'sit', promise: 'f'.repeat(64), ready: false, name: 'Noor' })
  await hand.until(({ seats }) => seats[1]!.kind === 'person')
  expect(hand.snapshot!.seats.map(({ name }) => name)).toEqual(['Noor', 'Noor 2'])
  expect((await screen.until(({ seats }) => seats.length === 2)).seats.map(({ shared }) => shared)).toEqual([true, true])
  hand.close()
})

test('by-standers cheer once in five seconds and guess until the dice fall; the host switches cheers off', async () => {
  const { screen, code, noor } = await evening()
  const kuro = await phone('Kuro', code)
  await screen.until(({ bystanders }) => bystanders === 1)
  await kuro.eyes.do({ type: 'cheer', sign: 'clap', seat: 1 })
  expect(await screen.hear('cheer')).toEqual({ type: 'cheer', sign: 'clap', seat: 1 })
  expect(await kuro.eyes.refused({ type: 'cheer', sign: 'clap', seat: 1 })).toMatchObject({ code: 'too-fast' })
  screen.say({ type: 'guessing', of: 7, open: true, hit: null })
  await kuro.eyes.until(({ guessing }) => guessing?.open === true)
  await kuro.eyes.do({ type: 'guess', of: 7, hit: true })
  expect((await screen.until(({ guessing }) => guessing?.hits === 1)).guessing).toEqual({
    of: 7,
    open: true,
    hits: 1,
    misses: 0,
    hit: null,
  })
  screen.say({ type: 'guessing', of: 7, open: false, hit: true })
  await kuro.eyes.until(({ guessing }) => guessing?.open === false)
  expect(await kuro.eyes.refused({ type: 'guess', of: 7, hit: false })).toMatchObject({ code: 'wrong-time' })
  await noor.eyes.do({ type: 'cheers', on: false })
  expect(await (await phone('Ada', code)).eyes.refused({ type: 'cheer', sign: 'gasp', seat: 0 })).toMatchObject({ code: 'wrong-time' })
})

test('the host lets the screen read aloud, which is off at first', async () => {
  const { screen, noor, mara } = await evening()
  expect((await screen.until(() => true)).aloud).toBe(false)
  expect(await mara.eyes.refused({ type: 'aloud', on: true })).toMatchObject({ code: 'not-yours' })
  await noor.eyes.do({ type: 'aloud', on: true })
  expect((await screen.until(({ aloud }) => aloud)).cheers).toBe(true)
})

test('the server restarts: code, screen and table are as before', async () => {
  const { code, cookie, table } = await evening()
  await site.app.close()
  site = await openTestSite(store, {}, { rooms: 'home' })
  const screen = enter(code, cookie, true)
  expect(await screen.until(() => true)).toMatchObject({ code, table })
})

test('after the battle a rematch brings everybody in the room to the next table', async () => {
  const { screen, noor, table, hands } = await evening()
  await hands[0]!.do({ type: 'leave', seat: 0 })
  await hands[0]!.until(({ phase }) => phase === 'over')
  await noor.eyes.do({ type: 'rematch' })
  const room: RoomState = await screen.until((now) => now.table !== table)
  expect(await noor.person.read('GET', `/api/tables/${room.table}`)).toMatchObject({ phase: 'open' })
  for (const hand of hands) hand.close()
})

test('only hosts of this site are answered: another name is refused', async () => {
  await site.app.close()
  site = await openTestSite(store, {}, { rooms: 'home', hosts: ['127.0.0.1', '192.168.1.20'] })
  const named = await site.app.inject({ url: '/api/site', headers: { host: '192.168.1.20:4600' } })
  const rebound = await site.app.inject({ url: '/api/site', headers: { host: 'evil.example' } })
  expect([named.statusCode, rebound.statusCode]).toEqual([200, 403])
  expect(rebound.json()).toMatchObject({ error: { code: 'bad-origin' } })
  const card = (await site.app.inject({ method: 'POST', url: '/api/rooms', headers: { host: '127.0.0.1:4600' } })).json() as RoomCard
  expect(card.addresses).toEqual(['192.168.1.20:4600'])
})

test('what the server says fits its schema', async () => {
  const { screen } = await evening()
  const heard: RoomNews[] = screen.heard
  for (const each of heard) expect(roomNews.safeParse(each).success).toBe(true)
})
