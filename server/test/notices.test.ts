import { createHmac } from 'node:crypto'
import type { NoticeList, Queue, Reach } from '@robodrome/protocol'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { tellFriends } from '../src/notices/friend-opens.ts'
import { objectionTo, post } from '../src/notices/guard.ts'
import { quietUntil, warnAt } from '../src/notices/quiet.ts'
import { isOpen } from '../src/notices/still-open.ts'
import type { Store } from '../src/store/store.ts'
import { type Eyes, Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { Device, openMailbox, Sink } from './support/sink.ts'
import { openTestSite } from './support/site.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DAILY = { bank: 3 * DAY, increment: DAY, most: 3 * DAY, vacation: 14 * DAY }

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

const sinkOf = async (...statuses: number[]): Promise<Sink> => {
  const sink = await Sink.open(...statuses)
  cleanUp.push(() => sink.close())
  return sink
}

const site = async (settings: Parameters<typeof openTestSite>[2] = {}): Promise<string> => {
  const { app, url } = await openTestSite(store, { againMs: 20 }, { targets: 'anywhere', ...settings })
  cleanUp.push(() => app.close())
  return url
}

/** Noor, who must choose and is present, and Sol, who is away. */
const twoPeople = async (
  url: string,
  more: Parameters<Person['open']>[2] = { clock: DAILY },
): Promise<{ id: string; noor: Person; sol: Person; eyes: Eyes }> => {
  const [noor, sol] = await Promise.all(['Noor', 'Sol'].map((name) => Person.called(name, url)))
  const { id } = await noor!.open('tic-tac-toe', 2, more)
  await noor!.sit(id)
  await sol!.sit(id)
  const eyes = noor!.watch(id)
  cleanUp.push(() => eyes.close())
  await sol!.begin(id)
  await eyes.until(({ phase, seats }) => phase === 'playing' && !seats[1]!.connected)
  return { id, noor: noor!, sol: sol!, eyes }
}

const queueOf = (person: Person): Promise<Queue> => person.read('GET', '/api/me/queue')

test('a signed webhook tells an absent player that it is their move: once, and not again after the answer', async () => {
  const url = await site()
  const { id, sol, eyes } = await twoPeople(url)
  const sink = await sinkOf()
  const { webhook } = await sol.read<Reach>('PUT', '/api/me/webhook', { url: `${sink.url}/hook` })
  await eyes.do({ type: 'choose', seat: 0, text: '4' })
  await eventually(() => expect(sink.received).toHaveLength(1))
  const { path, headers, body } = sink.received[0]!
  expect(path).toBe('/hook')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body.toString('utf8')}`
  const key = Buffer.from(webhook!.secret.slice('whsec_'.length), 'base64')
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(JSON.parse(body.toString('utf8'))).toMatchObject({
    type: 'notice',
    data: { kind: 'move', game: 'tic-tac-toe', names: ['Noor'], seat: 1, live: false, url: expect.stringContaining(`/#/table/${id}`) },
    text: expect.stringContaining('Your move'),
  })
  const there = sol.watch(id)
  await there.do({ type: 'choose', seat: 1, text: '0' })
  there.close()
  await eyes.until(({ asked }) => asked[0] === 0)
  await eventually(async () => expect((await sol.read<Reach>('GET', '/api/me/reach')).webhook?.last?.message).toBe('204'))
  const left = await store.pool.query('select from deliveries where due_at is not null')
  expect([sink.received.length, left.rowCount]).toEqual([1, 0])
})

test('a player at the table has one notice for many choices; it covers the last one if they leave without answering', async () => {
  const url = await site()
  const [noor, sol] = await Promise.all(['Noor', 'Sol'].map((name) => Person.called(name, url)))
  const { id } = await noor!.open('tic-tac-toe', 2, { clock: null })
  await noor!.sit(id)
  await sol!.sit(id)
  const [eyes, others] = [noor!.watch(id), sol!.watch(id)]
  cleanUp.push(() => eyes.close())
  await eyes.until(({ seats }) => seats.every(({ connected }) => connected))
  await sol!.begin(id)
  await eyes.until(({ phase }) => phase === 'playing')
  for (const [i, text] of ['4', '0', '1', '7', '3'].entries()) {
    const seat = i % 2
    await [eyes, others][seat]!.do({ type: 'choose', seat, text })
    await [others, eyes][seat]!.until(({ asked }) => asked[0] === 1 - seat)
  }
  const moves = async (where = 'true') =>
    (await store.pool.query(`select guest from notices where table_id = $1 and news ->> 'kind' = 'move' and ${where}`, [id])).rowCount
  expect(await moves()).toBe(2)

  const sink = await sinkOf()
  await sol!.read<Reach>('PUT', '/api/me/webhook', { url: `${sink.url}/hook` })
  await noor!.read<Reach>('PUT', '/api/me/webhook', { url: `${sink.url}/noor` })
  others.close()
  await eyes.until(({ seats }) => !seats[1]!.connected)
  // Some minutes later.
  await store.pool.query('update steps set at = at - 300000 where table_id = $1', [id])
  await store.pool.query('update notices set due_at = 0 where table_id = $1', [id])
  await eventually(() => expect(sink.received.map(({ path }) => path)).toEqual(['/hook']))
  await eventually(async () => expect(await moves('due_at is not null')).toBe(0))
  expect(sink.received).toHaveLength(1)

  // Sol comes back, answers and leaves, and is notified of the next question.
  const again = sol!.watch(id)
  await again.do({ type: 'choose', seat: 1, text: '5' })
  again.close()
  await eyes.until(({ asked, seats }) => asked[0] === 0 && !seats[1]!.connected)
  await eyes.do({ type: 'choose', seat: 0, text: '2' })
  await eventually(() => expect(sink.received).toHaveLength(2))
})

test('a push message is encrypted for the device; what fails is tried again, and a device that is gone is forgotten', async () => {
  const url = await site()
  const { noor, sol, eyes } = await twoPeople(url)
  const sink = await sinkOf(500, 201)
  const device = new Device(`${sink.url}/push`)
  expect(await sol.read('POST', '/api/me/devices', device.subscription())).toMatchObject({ push: { devices: 1 } })
  await eyes.do({ type: 'choose', seat: 0, text: '4' })
  await eventually(() => expect(sink.received).toHaveLength(2))
  const { headers, body } = sink.received[1]!
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', authorization: expect.stringMatching(/^vapid t=/) })
  expect(headers['topic']).toBe(sink.received[0]!.headers['topic'])
  expect(device.open(body)).toMatchObject({ title: expect.stringContaining('Your move'), url: expect.stringContaining('/#/table/') })

  const gone = await sinkOf(410)
  await noor.read('POST', '/api/me/devices', new Device(`${gone.url}/push`).subscription())
  eyes.close()
  const there = sol.watch(eyes.table)
  cleanUp.push(() => there.close())
  await there.until(({ seats }) => !seats[0]!.connected)
  await there.do({ type: 'choose', seat: 1, text: '0' })
  await eventually(() => expect(gone.received).toHaveLength(1))
  await eventually(async () => expect(await noor.read('GET', '/api/me/reach')).toMatchObject({ push: { devices: 0 } }))
})

test('a letter goes only to an address that was confirmed, and only where no device can be reached', async () => {
  const mailbox = await openMailbox()
  cleanUp.push(() => mailbox.close())
  const url = await site({ smtpUrl: mailbox.url, mailFrom: 'Robodrome <play@robodrome.example>' })
  const { id, sol, eyes } = await twoPeople(url)
  await sol.read('PUT', '/api/me/mail', { address: 'sol@post.example' })
  await eventually(() => expect(mailbox.letters).toHaveLength(1))
  const [, code] = /#\/confirm\/([\w-]+)/.exec(mailbox.letters[0]!.replaceAll('=\n', '').replaceAll('=3D', '='))!
  expect(await sol.read('GET', '/api/me/reach')).toMatchObject({ mail: { address: 'sol@post.example', confirmed: false } })
  await eyes.do({ type: 'choose', seat: 0, text: '4' })
  expect((await sol.send('POST', '/api/mail/confirm', { code: 'x'.repeat(32) })).status).toBe(404)
  expect((await sol.send('POST', '/api/mail/confirm', { code })).status).toBe(204)
  const gone = await sinkOf(410)
  await sol.read('POST', '/api/me/devices', new Device(`${gone.url}/push`).subscription())
  const there = sol.watch(id)
  await there.do({ type: 'choose', seat: 1, text: '0' })
  there.close()
  await eyes.until(({ seats }) => !seats[1]!.connected)
  await eyes.do({ type: 'choose', seat: 0, text: '8' })
  await eventually(() => expect(mailbox.letters).toHaveLength(2))
  expect(gone.received).toHaveLength(1)
  expect(mailbox.letters[1]).toContain('To: sol@post.example')
  expect(mailbox.letters[1]).toMatch(/List-Unsubscribe: <http.*#\/reach>/)
  expect((await sol.send('PUT', '/api/me/mail', { address: 'sol@post.example\r\nBcc: x@y.zz' })).status).toBe(400)
})

test('letters come in the language that somebody has chosen', async () => {
  const mailbox = await openMailbox()
  cleanUp.push(() => mailbox.close())
  const url = await site({ smtpUrl: mailbox.url, mailFrom: 'Robodrome <play@robodrome.example>' })
  const { sol } = await twoPeople(url)
  expect(await sol.read('GET', '/api/me/reach')).toMatchObject({ language: null })
  expect(await sol.read('PUT', '/api/me/language', { language: 'de' })).toMatchObject({ language: 'de' })
  await sol.read('PUT', '/api/me/mail', { address: 'sol@post.example' })
  await eventually(() => expect(mailbox.letters).toHaveLength(1))
  expect(mailbox.letters[0]).toContain('Subject: Ist das deine Adresse?')
  expect((await sol.send('PUT', '/api/me/language', { language: 'xx' })).status).toBe(400)
})

test('friends are told of a table that everybody may join: once an hour at most, not where it is switched off, later in quiet hours, not once it is full', async () => {
  const url = await site()
  const [noor, sol, mara, theo, iris] = (await Promise.all(
    ['Noor', 'Sol', 'Mara', 'Theo', 'Iris'].map((name) => Person.called(name, url)),
  )) as [Person, Person, Person, Person, Person]
  const idOf = async (person: Person): Promise<string> => (await person.read<{ id: string }>('GET', '/api/session')).id
  const sinks = new Map<Person, Sink>()
  for (const person of [sol, mara, theo, iris]) {
    const sink = await sinkOf()
    sinks.set(person, sink)
    await person.read('PUT', '/api/me/webhook', { url: `${sink.url}/hook` })
    if (person === iris) continue
    const { code } = await noor.read<{ code: string }>('POST', '/api/friends/invitations')
    await person.read('POST', '/api/friends', { code })
  }
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes()
  await mara.read('PUT', '/api/me/reach', { off: ['friend'], quiet: null })
  await theo.read('PUT', '/api/me/reach', { off: [], quiet: { from: (minute + 1430) % 1440, to: (minute + 60) % 1440, zone: 'UTC' } })
  const { id } = await noor.open('tic-tac-toe', 2, { public: true })
  const { id: hidden } = await noor.open('tic-tac-toe', 2)
  const { id: alone } = await noor.open('tic-tac-toe', 2, { public: true, seats: [{ kind: 'open' }, { kind: 'mind', mind: 'random' }] })
  await eventually(() => expect(sinks.get(sol)!.received).toHaveLength(1))
  expect(JSON.parse(sinks.get(sol)!.received[0]!.body.toString('utf8'))).toMatchObject({
    data: { kind: 'friend', by: 'Noor', game: 'tic-tac-toe', url: expect.stringContaining(`/#/table/${id}`) },
  })
  const rows = async (): Promise<Map<string, number | null>> => {
    const found = await store.pool.query<{ guest: string; due_at: string | null }>(
      "select guest, due_at from notices where table_id = $1 and news ->> 'kind' = 'friend'",
      [id],
    )
    return new Map(found.rows.map(({ guest, due_at }) => [guest, due_at === null ? null : Number(due_at)]))
  }
  await eventually(async () => expect((await rows()).get(await idOf(theo))).toBeGreaterThan(Date.now() + HOUR / 2))
  await eventually(async () => expect([(await rows()).size, (await rows()).get(await idOf(mara))]).toEqual([3, null]))
  expect((await store.pool.query('select from notices where table_id = any($1)', [[hidden, alone]])).rowCount).toBe(0)
  expect([...sinks.values()].map(({ received }) => received.length)).toEqual([1, 0, 0, 0])

  const host = { id: await idOf(noor), name: 'Noor' }
  const about = { game: 'tic-tac-toe', mode: 'standard' }
  for (const now of [30 * DAY, 30 * DAY + HOUR - 1, 30 * DAY + HOUR]) await tellFriends(store.db, host, hidden, about, now)
  const told = await store.pool.query('select from notices where guest = $1 and table_id = $2', [await idOf(sol), hidden])
  expect(told.rowCount).toBe(2)
  const notice = { guest: await idOf(sol), table: id, news: { kind: 'friend' as const, by: 'Noor', ...about } }
  expect(await isOpen(store.db, notice)).toBe(true)
  await noor.sit(id)
  await iris.sit(id)
  await eventually(async () => expect(await isOpen(store.db, notice)).toBe(false))
})

test('what is switched off is not told, and quiet hours put off what is not live', async () => {
  const url = await site()
  const { sol, eyes } = await twoPeople(url)
  const sink = await sinkOf()
  await sol.read('PUT', '/api/me/webhook', { url: sink.url })
  await sol.read('PUT', '/api/me/reach', { off: ['move'], quiet: null })
  await eyes.do({ type: 'choose', seat: 0, text: '4' })
  const notices = async () =>
    (
      await store.pool.query<{ kind: string; due_at: string | null; due: string }>(
        "select news ->> 'kind' as kind, due_at, news ->> 'due' as due from notices where table_id = $1 and news ->> 'seat' = '1' order by n",
        [eyes.table],
      )
    ).rows
  await eventually(async () => expect(await notices()).toMatchObject([{ kind: 'move', due_at: null }, { kind: 'short' }]))
  const [move, short] = await notices()
  expect(Number(short!.due_at)).toBe(Number(move!.due) - 2 * HOUR)
  expect(sink.received).toEqual([])

  const { sol: other, eyes: theirs } = await twoPeople(url)
  const now = new Date()
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  await other.read('PUT', '/api/me/webhook', { url: sink.url })
  await other.read('PUT', '/api/me/reach', { off: [], quiet: { from: (minute + 1430) % 1440, to: (minute + 60) % 1440, zone: 'UTC' } })
  await theirs.do({ type: 'choose', seat: 0, text: '4' })
  const put = async () =>
    (
      await store.pool.query<{ due_at: string | null }>("select due_at from notices where table_id = $1 and news ->> 'seat' = '1'", [
        theirs.table,
      ])
    ).rows[0]
  await eventually(async () => expect(Number((await put())?.due_at)).toBeGreaterThan(now.getTime() + 58 * 60_000))
  expect(sink.received).toEqual([])
})

test('a test of the webhook says what came back, and nobody without one can send any', async () => {
  const url = await site()
  const sol = await Person.called('Sol', url)
  expect((await sol.send('POST', '/api/me/webhook/test')).status).toBe(404)
  const sink = await sinkOf(503, 204)
  await sol.read('PUT', '/api/me/webhook', { url: sink.url })
  expect(await sol.read('POST', '/api/me/webhook/test')).toMatchObject({
    answer: { reason: 'site.answered', params: { status: 503 } },
    ok: false,
  })
  expect(await sol.read('POST', '/api/me/webhook/test')).toMatchObject({ answer: { reason: 'site.accepted' }, ok: true })
  expect(await sol.read('GET', '/api/me/reach')).toMatchObject({ webhook: { last: { reason: 'site.accepted', message: '204' } } })
  expect(await sol.read('DELETE', '/api/me/webhook')).toMatchObject({ webhook: null })
})

test('the end of a match is news to absent players, until they read it', async () => {
  const url = await site()
  const { noor, sol, eyes } = await twoPeople(url, { clock: null })
  await eyes.do({ type: 'leave', seat: 0 })
  const { notices, unread } = await sol.read<NoticeList>('GET', '/api/me/notices')
  expect(notices).toMatchObject([{ table: eyes.table, read: false, news: { kind: 'over', place: 1, names: ['Noor'] } }])
  expect(unread).toBe(1)
  expect(await sol.read('POST', '/api/me/notices/read', { upTo: notices[0]!.n })).toMatchObject({ unread: 0 })
  expect(await noor.read('GET', '/api/me/notices')).toMatchObject({ notices: [] })
})

test('the queue has the tables where one is asked, live ones first, then by time left; and what is asked, to oneself alone', async () => {
  const url = await site()
  const noor = await Person.called('Noor', url)
  const ids: string[] = []
  for (const clock of [null, { ...DAILY, bank: 2 * DAY }, DAILY, { bank: 600_000, increment: 0 }]) {
    const { id } = await noor.open('tic-tac-toe', 2, { clock, seats: [{ kind: 'open' }, { kind: 'mind', mind: 'random' }] })
    await noor.sit(id)
    await noor.begin(id)
    ids.push(id)
  }
  await eventually(async () => expect((await queueOf(noor)).waiting).toHaveLength(4))
  const { waiting, vacation } = await queueOf(noor)
  expect(waiting.map(({ table }) => ids.indexOf(table))).toEqual([3, 1, 2, 0])
  expect(waiting.map(({ live }) => live)).toEqual([true, false, false, false])
  expect(vacation).toEqual({ on: false, left: 14 * DAY })
  expect(await noor.read('GET', `/api/me/queue/${ids[0]}`)).toMatchObject({
    seat: 0,
    question: { kind: 'mark' },
    view: { cells: expect.anything() },
  })
  const mara = await Person.called('Mara', url)
  expect((await mara.send('GET', `/api/me/queue/${ids[0]}`)).status).toBe(409)
  expect(await queueOf(mara)).toEqual({ waiting: [], leagues: [], vacation: null })
  expect((await fetch(`${url}/api/me/queue`)).status).toBe(401)
})

test('a vacation holds at every table that has them, and is over everywhere at once', async () => {
  const url = await site()
  const { noor, eyes } = await twoPeople(url)
  const due = async () => (await queueOf(noor)).waiting[0]!.due!
  await eventually(async () => expect((await queueOf(noor)).waiting).toHaveLength(1))
  const before = await due()
  expect(await noor.read('POST', '/api/me/vacation', { on: true })).toMatchObject({ vacation: { on: true } })
  expect((await due()) - before).toBe(14 * DAY)
  expect((await eyes.until(({ seats }) => seats[0]!.clock?.vacation?.on === true)).seats[1]!.clock!.vacation).toMatchObject({ on: false })
  expect(await noor.read('POST', '/api/me/vacation', { on: true })).toMatchObject({ vacation: { on: true } })
  expect(await noor.read('POST', '/api/me/vacation', { on: false })).toMatchObject({ vacation: { on: false } })
  expect(await eyes.refused({ type: 'rest', seat: 1, on: true })).toMatchObject({ code: 'not-yours' })
})

test.each([
  'http://example.org/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://10.1.2.3/',
  'https://192.168.1.1/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00::1]/',
  'https://user:secret@example.org/',
  'file:///etc/passwd',
])('the server sends nothing to %s', async (address) => {
  expect(objectionTo(address, 'outside')).not.toBeNull()
  await expect(post(address, {}, 'x', 'outside')).rejects.toThrow('expected')
})

test('a name that leads into the own network is refused when it is resolved', async () => {
  expect(objectionTo('https://localhost/', 'outside')).toBeNull()
  await expect(post('https://localhost/', {}, 'x', 'outside')).rejects.toThrow('the name resolves to an address inside this network')
})

const at = (text: string): number => Date.parse(`2026-05-09T${text}:00Z`)
const NIGHT = { from: 22 * 60 + 30, to: 7 * 60 + 30, zone: 'UTC' }

test.each([
  ['22:29', null],
  ['22:30', '2026-05-10T07:30:00.000Z'],
  ['03:00', '2026-05-09T07:30:00.000Z'],
  ['07:30', null],
])('at %s it is quiet until %s', (time, end) => {
  const found = quietUntil(NIGHT, at(time))
  expect(found === null ? null : new Date(found).toISOString()).toBe(end)
  expect(quietUntil(null, at(time))).toBeNull()
})

test('quiet hours are those of the reader’s own time zone', () => {
  expect(quietUntil({ ...NIGHT, zone: 'Asia/Tokyo' }, at('14:00'))).toBe(at('22:30'))
  expect(quietUntil({ ...NIGHT, zone: 'America/New_York' }, at('14:00'))).toBeNull()
})

test('a warning that would fall into quiet hours comes before they begin', () => {
  expect(warnAt(at('14:00'), NIGHT)).toBe(at('12:00'))
  expect(warnAt(at('06:00'), NIGHT)).toBe(at('22:00') - DAY)
})
