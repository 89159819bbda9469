import { once } from 'node:events'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Bucket, Buckets, limitsTimes, priceOf } from '../src/base/limits.ts'
import { Turns } from '../src/base/turns.ts'
import { Gate } from '../src/leagues/gate.ts'
import { Person } from './support/client.ts'
import { Member } from './support/league.ts'
import { ownSite } from './support/own-site.ts'

const site = ownSite({}, { rateFactor: 1, trustProxy: 1 })
const opened: WebSocket[] = []
afterEach(() => opened.splice(0).forEach((socket) => socket.terminate()))

const { work } = limitsTimes(1)
const HELLO = JSON.stringify({ type: 'hello', since: 0, chatSince: 0 })

/** A socket at a table from some address. */
async function watch(table: string, address: string): Promise<WebSocket> {
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { 'x-forwarded-for': address } })
  opened.push(socket)
  await once(socket, 'open')
  return socket
}

test('hellos are paid for by the network they come from, however many sockets it has; a family, and ten tabs that come back, notice nothing', async () => {
  const noor = await Person.called('Noor', site.url)
  const { id } = await noor.open('tic-tac-toe', 2)
  const begun = Date.now()
  let [shown, refused, sent] = [0, 0, 0]
  const sockets = await Promise.all(Array.from({ length: 60 }, (_, i) => watch(id, `2001:4860:1:2::${i.toString(16)}`)))
  for (const socket of sockets) {
    socket.on('message', (data) => {
      const { type } = JSON.parse((data as Buffer).toString('utf8')) as { type: string }
      if (type === 'snapshot') shown++
      if (type === 'refused') refused++
    })
    for (let n = 0; n < 10; n++, sent++) socket.send(HELLO)
  }
  // Each gets an answer, or its socket is closed so that it retries later.
  await Promise.all(
    sockets.map((socket) =>
      socket.readyState === WebSocket.CLOSED ? Promise.resolve() : Promise.race([once(socket, 'close'), answered(socket)]),
    ),
  )
  expect(shown).toBeLessThanOrEqual(work.burst + (work.perSecond * (Date.now() - begun)) / 1000)
  expect(refused).toBeGreaterThan(0)
  expect(sent).toBe(600)

  const tabs = await Promise.all(Array.from({ length: 10 }, (_, i) => watch(id, `2001:4860:1:3::${i}`)))
  const snapshots = tabs.map(async (tab) => {
    const heard = snapshotOf(tab)
    tab.send(HELLO)
    return heard
  })
  expect(await Promise.all(snapshots)).toEqual(tabs.map(() => 'snapshot'))
})

/** Waits for a refusal, which is immediate: once it arrives, all earlier messages have been answered. */
const answered = (socket: WebSocket): Promise<void> =>
  new Promise((done) => {
    socket.on('message', (data) => (data as Buffer).toString('utf8').includes('"id":"last"') && done())
    socket.send(JSON.stringify({ type: 'chat', id: 'last', text: 'x' }))
  })

const snapshotOf = (socket: WebSocket): Promise<string> =>
  new Promise((done) => {
    socket.on('message', (data) => {
      const { type } = JSON.parse((data as Buffer).toString('utf8')) as { type: string }
      if (type === 'snapshot' || type === 'refused') done(type)
    })
  })

test('a network that has just brought many AI opponents into a league waits before it starts another; a league of people starts', async () => {
  const noor = await Person.called('Noor', site.url)
  const league = {
    title: 'Everybody',
    format: 'swiss',
    rounds: 2,
    events: [{ game: 'tic-tac-toe', mode: 'standard' }],
    pace: { kind: 'live' },
  }
  const crowd = { ...league, entry: { min: 160, max: 160 }, fill: { when: 'start', program: 'random' } }
  const [first, second] = [await Member.creating(noor, crowd), await Member.creating(noor, crowd)]
  await first.act({ kind: 'started' })
  expect(await second.refused({ kind: 'started' })).toMatchObject({ status: 429, code: 'too-fast' })
  const people = await Member.creating(noor, { ...league, entry: { min: 4, max: 4 }, fill: { when: 'none', program: 'random' } })
  const others = await Promise.all(['Sol', 'Kuro', 'Ada'].map((name) => Person.called(name, site.url)))
  for (const person of [noor, ...others]) await new Member(person, people.id).enter()
  await people.act({ kind: 'started' })
  expect((await people.view()).state.status).toBe('running')
})

describe('a bucket', () => {
  test('may be in debt for what was paid afterwards, and by no more than it holds', () => {
    const bucket = new Bucket({ burst: 10, perSecond: 1 }, 0)
    bucket.spend(25, 0)
    expect([bucket.state(0).remaining, bucket.take(10_000)]).toEqual([0, false])
    expect(bucket.take(11_000)).toBe(true)
  })

  test('of a network in debt refuses everything until it is paid for; others are not touched', () => {
    const buckets = new Buckets({ burst: 10, perSecond: 0.001 })
    const reply = { header: () => {} } as unknown as Parameters<Buckets['demandNoDebt']>[1]
    buckets.spend('one', 11)
    expect(() => buckets.demandNoDebt('one', reply)).toThrow('take a long time to answer')
    expect(() => buckets.demandNoDebt('another', reply)).not.toThrow()
    expect([buckets.tries('one'), buckets.tries('another')]).toEqual([false, true])
  })

  test('pays for long answers by their length, and for short ones nothing', () => {
    expect([0, 5_000, 226_000].map(priceOf)).toEqual([0, 0, 11])
  })
})

test('turns: two pieces of work of one caller at a time, and nobody else waits for them', async () => {
  const turns = new Turns()
  const ends: (() => void)[] = []
  const begun: string[] = []
  const piece = (caller: string) => turns.take(caller, () => new Promise<void>((end) => void (begun.push(caller), ends.push(end))))
  const all = ['a', 'a', 'a', 'b'].map(piece)
  await Promise.resolve()
  expect(begun).toEqual(['a', 'a', 'b'])
  ends[0]!()
  // All others are served first, then the next job of the busy caller.
  for (let i = 0; i < 3; i++) await new Promise((next) => setImmediate(next))
  expect(begun).toEqual(['a', 'a', 'b', 'a'])
  ends.forEach((end) => end())
  await Promise.all(all)
  // A job that fails frees its slot like any other.
  await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take('a', async () => 'done')).toBe('done')
})

test('a gate lets so many through at a time, the others in the order in which they came', async () => {
  const gate = new Gate(2)
  const [ends, begun]: [(() => void)[], number[]] = [[], []]
  const all = [0, 1, 2, 3].map((n) => gate.through(() => new Promise<void>((end) => void (begun.push(n), ends.push(end)))))
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[1]!()
  await all[1]
  await new Promise((next) => setImmediate(next))
  expect(begun).toEqual([0, 1, 2])
  ends.forEach((end) => end())
  await new Promise((next) => setImmediate(next))
  ends.forEach((end) => end())
  await Promise.all(all)
})
