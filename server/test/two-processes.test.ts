import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { quickLuck } from '@robodrome/kernel'
import { connect } from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readNotice, writeNotice, type Notice } from '../src/bus/bus.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { playOut } from './support/play.ts'
import { freePort } from './support/process.ts'
import { openTestSite } from './support/site.ts'

let nats: ChildProcess
let natsUrl: string
let cleanUp: (() => unknown)[] = []

beforeAll(async () => {
  if (spawnSync('nats-server', ['--version']).error) throw new Error('nats-server is not installed: on Debian, apt-get install nats-server')
  const port = await freePort()
  natsUrl = `nats://127.0.0.1:${port}`
  nats = spawn('nats-server', ['-a', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' })
  for (let i = 0; i < 100; i++) {
    const found = await connect({ servers: natsUrl, timeout: 1_000 }).catch(() => null)
    if (found) return found.close()
    await wait(50)
  }
  throw new Error('nats-server does not answer')
})
afterAll(() => nats.kill())
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
  cleanUp = []
})

test.each<Notice>([
  {
    kind: 'steps',
    tables: [
      ['aaaaaaaaaaaa', 1],
      ['bbbbbbbbbbbb', 22],
    ],
  },
  { kind: 'chat', table: 'aaaaaaaaaaaa' },
  { kind: 'here', table: 'aaaaaaaaaaaa', guests: [] },
  { kind: 'here', table: 'aaaaaaaaaaaa', guests: ['g', 'h'] },
])('a notice is read as it was written: %j', (notice) => {
  expect(readNotice(writeNotice('me', notice))).toEqual({ from: 'me', notice })
})

test.each(['', 'me', 'me shouts loudly', 'me steps aaaaaaaaaaaa x'])('"%s" is no notice', (text) => {
  expect(readNotice(text)).toBeNull()
})

test.each(['NOTIFY', 'NATS'])(
  'through %s: people of two processes play, talk and see each other; both have the same steps',
  async (bus) => {
    const database = await newDatabase()
    cleanUp.push(database.drop)
    const sites = await Promise.all(
      [0, 1].map(async () => {
        const store = await database.open()
        cleanUp.push(() => store.close())
        const site = await openTestSite(store, {}, { natsUrl: bus === 'NATS' ? natsUrl : null })
        cleanUp.push(() => site.app.close())
        return site
      }),
    )
    const [noor, sol] = [await Person.called('Noor', sites[0]!.url), await Person.called('Sol', sites[1]!.url)]
    const { id } = await noor.open('sparks', 2)
    await noor.sit(id)
    await sol.sit(id)
    const eyes = [noor.watch(id), sol.watch(id)]
    cleanUp.push(() => eyes.forEach((each) => each.close()))
    await Promise.all(
      eyes.map((each) => each.until(({ phase, seats }) => phase === 'playing' && seats.every(({ connected }) => connected))),
    )
    await eyes[0]!.do({ type: 'chat', text: 'Hello over there' })
    await eyes[1]!.until(() => eyes[1]!.chat.length === 1)
    await Promise.all(eyes.map((each, i) => playOut(each, quickLuck(i + 1))))
    const [one, two] = await Promise.all(eyes.map((each) => each.until(({ phase }) => phase === 'over')))
    expect(one!.seq).toBe(two!.seq)
    expect(one!.seed).toBe(two!.seed)
    expect(eyes[0]!.events).toEqual(eyes[1]!.events)
  },
)

test('both processes race for the same seat and the same moves: nothing is done twice', async () => {
  const database = await newDatabase()
  cleanUp.push(database.drop)
  const sites = await Promise.all(
    [0, 1].map(async () => {
      const store = await database.open()
      cleanUp.push(() => store.close())
      const site = await openTestSite(store)
      cleanUp.push(() => site.app.close())
      return site
    }),
  )
  const noor = await Person.called('Noor', sites[0]!.url)
  const { id } = await noor.open('tic-tac-toe', 2)
  await noor.sit(id, 0)
  await noor.sit(id, 1)
  const here = noor.watch(id)
  const there = Object.assign(new Person(sites[1]!.url, 'Noor'), { cookie: noor.cookie }).watch(id)
  cleanUp.push(() => [here, there].forEach((each) => each.close()))
  for (const [move, text] of ['0', '1', '2', '4', '3', '5', '7', '6'].entries()) {
    const seat = move % 2
    await Promise.all([here, there].map((each) => each.until(({ asked }) => asked[0] === seat)))
    const [one, two] = await Promise.all([here, there].map((each) => each.do({ type: 'choose', seat, text }, `move-${move}`)))
    expect(one).toBe(two)
  }
  expect(here.events.filter(({ event }) => event.kind === 'mark')).toHaveLength(8)
})
