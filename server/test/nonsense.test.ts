import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { quickLuck } from '@robodrome/kernel'
import { type ServerMessage } from '@robodrome/protocol'
import { CODES } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { nonsense } from './support/nonsense.ts'
import { openTestSite } from './support/site.ts'

/** The long proof sets MESSAGES=100000. */
const MESSAGES = Number(process.env['MESSAGES'] ?? 3_000)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const megabytes = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

let database: TestDatabase
let store: Store
let app: FastifyInstance
let url: string
let table: string
let host: Person

beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
  ;({ app, url } = await openTestSite(store))
  host = await Person.called('Noor', url)
  table = (await host.open('volley', 3)).id
  await host.sit(table, 0)
})
afterAll(async () => {
  await app.close()
  await store.close()
  await database.drop()
})

const connect = async (base: string, cookie: string): Promise<WebSocket> => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: cookie ? { cookie } : {} })
  await once(socket, 'open')
  return socket
}

test(
  `${MESSAGES} malformed, oversized, out-of-order and unauthorised messages: each refused with a reason, memory flat`,
  { timeout: 600_000 },
  async () => {
    const stranger = await Person.called('Mara', url)
    const player = await Person.called('Sol', url)
    await player.sit(table, 1)
    const sockets = [await connect(url, stranger.cookie), await connect(url, ''), await connect(url, player.cookie)]
    const codes = new Map<string, number>()
    let answers = 0
    for (const socket of sockets)
      socket.on('message', (data) => {
        const message = JSON.parse((data as Buffer).toString('utf8')) as ServerMessage
        if (message.type === 'seats') return
        answers++
        const code = message.type === 'refused' && message.fault.message !== '' ? message.fault.code : message.type
        codes.set(code, (codes.get(code) ?? 0) + 1)
      })
    const luck = quickLuck(99)
    let sent = 0
    const sendUpTo = async (count: number) => {
      for (; sent < count; sent++) {
        sockets[sent % sockets.length]!.send(nonsense(luck))
        for (const patience = Date.now() + 180_000; sent - answers > 30; await wait(0))
          if (Date.now() > patience) throw new Error(`${sent - answers} unanswered`)
      }
      for (const patience = Date.now() + 180_000; answers < sent; await wait(5))
        if (Date.now() > patience) throw new Error(`${sent - answers} unanswered`)
    }
    await sendUpTo(Math.ceil(MESSAGES / 2))
    const half = megabytes()
    await sendUpTo(MESSAGES)
    const full = megabytes()
    expect(answers).toBe(MESSAGES)
    const strange = [...codes.keys()].filter((code) => !CODES.includes(code as (typeof CODES)[number]) || code === 'broken')
    expect(strange).toEqual([])
    expect([...codes.keys()]).toEqual(expect.arrayContaining(['malformed', 'too-large', 'not-yours', 'no-session', 'wrong-time', 'full']))
    expect(full - half).toBeLessThan(8)
    expect(sockets.every(({ readyState }) => readyState === WebSocket.OPEN)).toBe(true)
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' })
    console.log(
      `${MESSAGES} messages refused: ${[...codes].map(([code, count]) => `${code} ${count}`).join(', ')}; heap ${half.toFixed(1)} MB at half, ${full.toFixed(1)} MB at the end`,
    )
    for (const socket of sockets) socket.terminate()
  },
)

test('a message too large to be read closes the socket with the code for it', async () => {
  const socket = await connect(url, host.cookie)
  socket.send('x'.repeat(70_000))
  const [code] = (await once(socket, 'close')) as [number]
  expect(code).toBe(1009)
})

test('who talks too fast is told so, and in the end shown the door; another address of the site is not touched by it', async () => {
  const slow = await openTestSite(store, {}, { rateFactor: 1 })
  const socket = await connect(slow.url, host.cookie)
  const codes: string[] = []
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString('utf8')) as ServerMessage
    if (message.type === 'refused') codes.push(message.fault.code)
  })
  for (let i = 0; i < 1_000; i++) socket.send('nonsense')
  const [code] = (await once(socket, 'close')) as [number]
  expect(code).toBe(1008)
  expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 'malformed'))
  expect(codes.at(-1)).toBe('too-fast')
  await slow.app.close()
})

test.each([
  ['POST', '/api/session', 400, '{"name":""}'],
  ['POST', '/api/session', 400, '{"name":"x","admin":true}'],
  ['POST', '/api/session', 400, '{"name":"a\\u202eb"}'],
  ['POST', '/api/session', 400, '{'],
  ['POST', '/api/session', 413, `{"name":"${'x'.repeat(20_000)}"}`],
  ['POST', '/api/tables', 400, '{"game":"tic-tac-toe"}'],
  ['POST', '/api/tables', 400, '[]'],
  ['GET', '/api/tables/..%2f..%2fetc', 404, undefined],
  ['GET', '/api/tables/AAAAAAAAAAAA/record', 404, undefined],
  ['GET', '/api/tables/aaaaaaaaaaaa', 404, undefined],
  ['GET', '/api/competitions/nonsense', 404, undefined],
  ['GET', '/api/competitions/aaaaaaaaaaaa', 404, undefined],
  ['GET', '/api/people/nonsense', 404, undefined],
  ['GET', '/api/boxes/nonsense/nonsense', 404, undefined],
  ['GET', '/api/games/..%2fgekido/rules', 404, undefined],
  ['GET', '/api/games/tic-tac-toe/rules?language=xx', 400, undefined],
  ['PUT', '/api/session', 404, '{}'],
])('%s %s is answered with %i and a reason', async (method, path, status, body) => {
  const answer = await fetch(url + path, {
    method,
    // Callers without a session are refused before anything is read.
    headers: { cookie: host.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: { code: expect.any(String) as string, message: expect.any(String) as string } })
})

test('a field that nobody knows is named', async () => {
  const answer = await host.send('POST', '/api/session', { name: 'Noor', admin: true })
  expect(await answer.json()).toMatchObject({ error: { code: 'malformed', message: 'admin: expected no such field' } })
})

test('a page of another site can neither change anything nor open a socket', async () => {
  const foreign = { origin: 'https://evil.example', cookie: host.cookie }
  const post = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { ...foreign, 'content-type': 'application/json' },
    body: '{"name":"Eve"}',
  })
  expect([post.status, ((await post.json()) as { error: { code: string } }).error.code]).toEqual([403, 'bad-origin'])
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: foreign })
  const [request, response] = (await once(socket, 'unexpected-response')) as [ClientRequest, IncomingMessage]
  request.destroy()
  expect(response.statusCode).toBe(403)
  const own = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { origin: url, cookie: host.cookie, 'content-type': 'application/json' },
    body: '{"name":"Noor"}',
  })
  expect(own.status).toBe(200)
})
