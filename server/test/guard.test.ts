import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect, Socket } from 'node:net'
import type { TableList } from '@robodrome/protocol'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readNotice, writeNotice } from '../src/bus/bus.ts'
import { openSite } from '../src/site.ts'
import type { Store } from '../src/store/store.ts'
import { tidy } from '../src/store/tidy.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { openTestSite, PROOF_GAMES, SETTINGS } from './support/site.ts'

let database: TestDatabase
let store: Store
const cleanUp: (() => unknown)[] = []
beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
})
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

const open = async (...args: Parameters<typeof openTestSite> extends [Store, ...infer Rest] ? Rest : never): Promise<string> => {
  const { app, url } = await openTestSite(store, ...args)
  cleanUp.push(() => app.close())
  return url
}

const get = async (url: string, headers: Record<string, string>): Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }> => {
  const asked = request(url, { headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return { status: answer.statusCode!, headers: answer.headers }
}

test('signing out ends the sockets of the session, through every process; others stay', async () => {
  const urls = [await open(), await open()]
  const noor = await Person.called('Noor', urls[0]!)
  const { id } = await noor.open('tic-tac-toe', 2)
  const elsewhere = Object.assign(new Person(urls[1]!, 'Noor'), { cookie: noor.cookie })
  const [here, there] = [noor.watch(id), elsewhere.watch(id)]
  const other = (await Person.called('Sol', urls[1]!)).watch(id)
  cleanUp.push(() => [here, there, other].forEach((each) => each.close()))
  await Promise.all([here, there, other].map((each) => each.until(() => true)))
  expect((await noor.send('DELETE', '/api/session')).status).toBe(204)
  await eventually(() => expect([here.reconnects, there.reconnects]).toEqual([1, 1]))
  expect(await here.refused({ type: 'chat', text: 'still me?' })).toMatchObject({ code: 'no-session' })
  expect(other.reconnects).toBe(0)
})

test('the notice of it is read as it was written', () => {
  const notice = { kind: 'out', session: 'abc123' } as const
  expect(readNotice(writeNotice('me', notice))).toEqual({ from: 'me', notice })
})

test('a match has only so many steps; then it can be left, and lists and looks go on', async () => {
  const url = await open({ limits: { awayMs: 50, keepMs: 60_000, mostSteps: 12 } })
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('tic-tac-toe', 2)
  await noor.sit(id)
  await noor.sit(id)
  const eyes = noor.watch(id)
  cleanUp.push(() => eyes.close())
  await eyes.until(({ options }) => options.length > 0)
  const steps: number[] = []
  while (steps.at(-1) !== 12) {
    const isOdd = steps.length % 2 === 1
    steps.push(await eyes.do(isOdd ? { type: 'takeBack', seat: 0 } : { type: 'choose', seat: 0, text: '0' }))
  }
  const more = steps.length % 2 === 1 ? ({ type: 'takeBack', seat: 0 } as const) : ({ type: 'choose', seat: 0, text: '0' } as const)
  expect(await eyes.refused(more)).toMatchObject({ code: 'full' })
  await eyes.do({ type: 'leave', seat: 0 })
  expect(await eyes.until(({ phase }) => phase === 'over')).toMatchObject({ result: { ranking: [[1], [0]] } })
})

test('lists are answered from what is kept beside the tables: no match is loaded, and one that cannot be is no hindrance', async () => {
  const noor = await Person.called('Noor', await open())
  const { id } = await noor.open('tic-tac-toe', 2, { public: true })
  await noor.sit(id)
  await noor.sit(id)
  const eyes = noor.watch(id)
  cleanUp.push(() => eyes.close())
  await eventually(async () => {
    const { tables } = await noor.read<TableList>('GET', '/api/tables/mine')
    expect(tables).toMatchObject([{ id, phase: 'playing', own: [0, 1], yourMove: true, seats: [{ name: 'Noor' }, { name: 'Noor' }] }])
  })
  const fresh = await open()
  const before = await (await fetch(`${fresh}/metrics`)).text()
  noor.url = fresh
  const { tables } = await noor.read<TableList>('GET', '/api/tables')
  expect(tables.map((table) => table.id)).toContain(id)
  const loads = (text: string) => /^robodrome_loads_total (\d+)/m.exec(text)![1]
  expect(loads(await (await fetch(`${fresh}/metrics`)).text())).toBe(loads(before))
})

test('the server trusts only its own proxies: forged X-Forwarded-For addresses gain nothing', async () => {
  const status = (url: string, forwarded: string) =>
    get(`${url}/api/tables`, { 'x-forwarded-for': forwarded }).then((answer) => answer.status)
  const flood = async (url: string, from: (i: number) => string) => {
    const all = await Promise.all(Array.from({ length: 30 }, (_, i) => status(url, from(i))))
    return all.filter((each) => each === 429).length
  }
  const behind = await open({}, { trustProxy: 1, rateFactor: 0.05 })
  expect(await flood(behind, (i) => `10.0.0.${i}, 203.0.113.7`)).toBeGreaterThan(10)
  expect(await flood(behind, (i) => `203.0.113.${i + 10}`)).toBe(0)
  const bare = await open({}, { rateFactor: 0.05 })
  expect(await flood(bare, (i) => `203.0.113.${i}`)).toBeGreaterThan(10)
})

test('/ready and /metrics are answered on the machine itself only, unless a host says otherwise, and not without end', async () => {
  const url = await open({}, { rateFactor: 1 })
  const outside = { 'x-forwarded-for': '203.0.113.7' }
  expect((await get(`${url}/metrics`, outside)).status).toBe(404)
  expect((await get(`${url}/ready`, outside)).status).toBe(404)
  const all = await Promise.all(Array.from({ length: 60 }, () => get(`${url}/ready`, {})))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect((await get(`${await open({}, { probes: 'anywhere' })}/metrics`, outside)).status).toBe(200)
})

test('with https the cookie is bound to the host, browsers are told to stay with https, and no other name is answered', async () => {
  const url = await open({}, { publicUrl: 'https://robodrome.example' })
  const answer = await fetch(`${url}/api/games`)
  expect(answer.status).toBe(403)
  const found = await get(`${url}/api/games`, { host: 'robodrome.example' })
  expect([found.status, found.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
  const body = JSON.stringify({ name: 'Noor' })
  const headers = { host: 'robodrome.example', origin: 'https://robodrome.example', 'content-type': 'application/json' }
  const asked = request(`${url}/api/session`, { method: 'POST', headers }).end(body)
  const [session] = (await once(asked, 'response')) as [IncomingMessage]
  session.resume()
  expect(session.headers['set-cookie']![0]).toMatch(/^__Host-robodrome=[^;]+; Path=\/; .*; Secure$/)
})

test('names: nothing invisible, none of a program, and at one table none twice', async () => {
  const url = await open()
  const anew = (name: string) => new Person(url, name).send('POST', '/api/session', { name }).then(({ status }) => status)
  for (const name of ['\u200b', '\u3164', 'No\u200dor', '\u2800', 'Random', 'r a n d o m', 'ＲＡＮＤＯＭ'])
    expect([name, await anew(name)]).toEqual([name, 400])
  for (const name of ['Zoë', '机器人', '🤖', 'O’Brien']) expect([name, await anew(name)]).toEqual([name, 201])
  const [one, two] = [await Person.called('Noor', url), await Person.called('noor', url)]
  const { id } = await one.open('tic-tac-toe', 2)
  await one.sit(id)
  await two.sit(id)
  const eyes = [one.watch(id), two.watch(id)]
  cleanUp.push(() => eyes.forEach((each) => each.close()))
  expect((await eyes[1]!.until(({ phase }) => phase === 'playing')).seats.map(({ name }) => name)).toEqual(['Noor', 'noor 2'])
})

test('a stop is announced: every client hears it before the socket closes with 1001', async () => {
  const { app, url } = await openTestSite(store)
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('tic-tac-toe', 2)
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`)
  const heard: string[] = []
  socket.on('message', (data) => heard.push((data as Buffer).toString()))
  await once(socket, 'open')
  const closed = once(socket, 'close') as Promise<[number]>
  await app.close()
  expect((await closed)[0]).toBe(1001)
  expect(heard.map((text) => (JSON.parse(text) as { type: string }).type)).toContain('bye')
})

test('a client that asks for a socket during the stop and never hangs up does not block it', async () => {
  const app = await openSite(SETTINGS, { registry: PROOF_GAMES, store })
  const socket = new Socket()
  cleanUp.push(() => socket.destroy())
  app.addHook('preClose', async () => {
    const asked = once(app.server, 'upgrade')
    const key = randomBytes(16).toString('base64')
    const lines = ['GET /api/tables/none/socket HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket']
    socket.write([...lines, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n'))
    await asked
  })
  const { host, hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  await once(socket.connect(Number(port), hostname), 'connect')
  await app.close()
  expect(app.server.listening).toBe(false)
})

test('a request that arrives too slowly is cut off', async () => {
  const url = new URL(await open({}, { requestSeconds: 1 }))
  const socket = connect(Number(url.port), url.hostname)
  cleanUp.push(() => socket.destroy())
  socket.write('POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
  const drip = setInterval(() => socket.write(' '), 200)
  cleanUp.push(() => clearInterval(drip))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('408')
})

test('sessions that have run out, old lines and guests who left nothing are thrown away; who sits somewhere stays', async () => {
  const url = await open()
  const [noor, gone] = [await Person.called('Noor', url), await Person.called('Gone', url)]
  const { id } = await noor.open('tic-tac-toe', 2)
  await noor.sit(id)
  const eyes = noor.watch(id)
  cleanUp.push(() => eyes.close())
  await eyes.do({ type: 'chat', text: 'long ago' })
  await eyes.do({ type: 'chat', text: 'today' })
  await store.pool.query(`update chat set at = at - 11 * 86400000::bigint where text = 'long ago'`)
  await store.pool.query("update sessions set expires_at = now() - interval '1 day'")
  await store.pool.query("update guests set created_at = now() - interval '2 days'")
  await eventually(async () => expect((await store.pool.query('select 1 from sitters where table_id = $1', [id])).rowCount).toBe(1))
  await tidy(store, 10)
  const left = async (query: string) => (await store.pool.query<{ it: string }>(query)).rows.map(({ it }) => it)
  expect(await left(`select text as it from chat where table_id = '${id}'`)).toEqual(['today'])
  expect(await left('select guest as it from sessions')).toEqual([])
  const guests = await left('select name as it from guests')
  expect([guests.includes(noor.name), guests.includes(gone.name)]).toEqual([true, false])
})
