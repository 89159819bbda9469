import type { Account, AccountSettings, BattleList, NoticeList, Profile, Session } from '@robodrome/protocol'
import { expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { BELONGINGS } from '../src/people/belongings.ts'
import { partsOf } from '../src/people/own-data.ts'
import { weaknessOf } from '../src/people/secrets.ts'
import { rebuild } from '../src/host/rebuild.ts'
import { Person } from './support/client.ts'
import { projectionsOf } from './support/projections.ts'
import { ownSite } from './support/own-site.ts'
import { openTestSite } from './support/site.ts'

const GAMES = new Map([[ticTacToe.id, ticTacToe]])
const PASSWORD = 'a herd of quiet bots'

const site = ownSite()

const called = (name: string): Promise<Person> => Person.called(name, site.url)
const me = (person: Person): Promise<Session> => person.read('GET', '/api/session')
const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status

/** Signs a browser in, which ends its earlier session. */
const signIn = async (person: Person, path: string, body: object): Promise<Response> => {
  const answer = await person.send('POST', path, body)
  const cookie = answer.headers.get('set-cookie')
  if (cookie !== null) person.cookie = cookie.split(';')[0]!
  return answer
}

const keep = async (person: Person, username: string, password = PASSWORD): Promise<void> => {
  await person.read('POST', '/api/account/password', { username, password })
}

/** Noor marks the first column and the other the second, so Noor has three in a row. */
const beat = async (winner: Person, loser: Person): Promise<string> => {
  const { id } = await winner.open('tic-tac-toe', 2)
  for (const person of [winner, loser]) await person.sit(id)
  const eyes = [winner.watch(id), loser.watch(id)]
  for (const [i, cell] of [0, 1, 3, 4, 6].entries()) {
    await eyes[i % 2]!.until(({ asked }) => asked.includes(i % 2))
    await eyes[i % 2]!.do({ type: 'choose', seat: i % 2, text: `${cell}` })
  }
  for (const each of eyes) each.close()
  return id
}

test('a guest keeps the account by a password, and is the same person on another device', async () => {
  const noor = await called('Noor')
  const before = await me(noor)
  expect(before.kept).toBe(false)
  await keep(noor, 'noor.one')
  expect(await me(noor)).toEqual({ ...before, kept: true })
  const elsewhere = new Person(site.url, 'Noor')
  expect((await signIn(elsewhere, '/api/sign-in', { username: 'NOOR.one', password: PASSWORD, bring: false })).status).toBe(200)
  expect(await me(elsewhere)).toEqual({ ...before, kept: true })
  expect(elsewhere.cookie).not.toBe(noor.cookie)
})

test('a wrong password, a wrong name and a name that is taken are refused, and the first two in the same words', async () => {
  const sol = await called('Sol')
  await keep(sol, 'sol')
  const stranger = await called('Kuro')
  const words = async (body: object) => (await stranger.send('POST', '/api/sign-in', { bring: false, ...body })).json()
  const wrong = await words({ username: 'sol', password: 'not this one' })
  expect(wrong).toMatchObject({ error: { code: 'not-yours' } })
  expect(await words({ username: 'nobody', password: 'not this one' })).toEqual(wrong)
  expect(await statusOf(stranger.send('POST', '/api/account/password', { username: 'Sol', password: PASSWORD }))).toBe(409)
  expect(await statusOf(stranger.send('POST', '/api/account/password', { username: 'kuro', password: 'too short' }))).toBe(400)
  expect((await me(stranger)).kept).toBe(false)
})

test('attempts at an account are counted together, from wherever they come and however its name is written', async () => {
  await keep(await called('Brass'), 'brass')
  const { app, url } = await openTestSite(site.store, {}, { rateFactor: 1, trustProxy: 1 })
  const attempt = async (username: string, address: string): Promise<number> => {
    const body = JSON.stringify({ username, password: 'not this one', bring: false })
    return (
      await fetch(`${url}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body,
      })
    ).status
  }
  const written = ['brass', 'BRASS', ' brass', 'brass ', ' Brass ']
  const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => attempt(written[i % written.length]!, `203.0.113.${i + 1}`)))
  // One unit comes back every twenty seconds, so a slow machine has used slightly fewer.
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(5)
  expect(await attempt('somebody.else', '203.0.113.99')).toBe(403)
  await app.close()
})

test('attempts of one IPv6 network are counted together, whichever of its addresses they come from, and so are those of the networks around it', async () => {
  const { app, url } = await openTestSite(site.store, {}, { rateFactor: 1, trustProxy: 1 })
  const attempt = async (i: number, address: string): Promise<number> => {
    const body = JSON.stringify({ username: `nobody${i}`, password: 'not this one', bring: false })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    return (await fetch(`${url}/api/sign-in`, { method: 'POST', headers, body })).status
  }
  const refused = (answers: readonly number[]): number => answers.filter((status) => status === 429).length
  const same = await Promise.all(Array.from({ length: 25 }, (_, i) => attempt(i, `2001:4860:7:8::${i + 1}`)))
  expect(refused(same)).toBeGreaterThan(5)
  expect(await attempt(100, '2001:4860:7:9::1')).toBe(403)
  // Each request comes from a network of its own, and all these networks belong to one subscriber. At most fifty may wait for the hash at
  // once.
  const around: number[] = []
  for (let i = 0; i < 120; i += 30)
    around.push(
      ...(await Promise.all(Array.from({ length: 30 }, (_, j) => attempt(200 + i + j, `2001:4860:aa:${(i + j).toString(16)}::1`)))),
    )
  expect(refused(around)).toBeGreaterThan(10)
  await app.close()
})

test('asking for user names reveals taken ones no faster than signing in does', async () => {
  const { app, url } = await openTestSite(site.store, {}, { rateFactor: 1, trustProxy: 1 })
  const tried: number[] = []
  for (let i = 0; i < 20; i++) {
    // A new guest each time, always from the same network.
    const guest = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ name: `Guest ${i}` }),
    })
    const cookie = guest.headers.get('set-cookie')!.split(';')[0]!
    const answer = await fetch(`${url}/api/account/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7', cookie },
      body: JSON.stringify({ username: `taken.${i}`, password: PASSWORD }),
    })
    tried.push(answer.status)
  }
  expect(tried.filter((status) => status === 429).length).toBeGreaterThan(5)
  await app.close()
})

test('a user name is one account, however it is written', async () => {
  await keep(await called('J'), 'Jürgen')
  const other = await called('K')
  for (const username of ['JÜRGEN', 'jürgen', 'Ju\u0308rgen', '\uff2aürgen'])
    expect(await statusOf(other.send('POST', '/api/account/password', { username, password: PASSWORD })), username).toBe(409)
  expect((await signIn(new Person(site.url, 'J'), '/api/sign-in', { username: 'JÜRGEN', password: PASSWORD, bring: false })).status).toBe(
    200,
  )
})

test('browsers and proxies do not cache personal data', async () => {
  const mara = await called('Mara')
  for (const path of ['/api/session', '/api/account/settings', '/api/me/queue', '/api/tables/mine'])
    expect((await mara.send('GET', path)).headers.get('cache-control')).toBe('no-store')
})

test('passwords that many have, one’s own name, and few different characters are too weak; the store has none in the clear', async () => {
  expect([weaknessOf('password123', []), weaknessOf('aaaaaaaaaaaa', []), weaknessOf('Mara.the.Bot!!', ['mara.the.bot'])]).not.toContain(
    null,
  )
  expect(weaknessOf(PASSWORD, ['Noor'])).toBeNull()
  const { rows } = await site.store.pool.query<{ password: string }>('select password from logins')
  for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('with a new password all other devices are signed out, and their sockets closed', async () => {
  const yuki = await called('Yuki')
  await keep(yuki, 'yuki')
  const phone = new Person(site.url, 'Yuki')
  await signIn(phone, '/api/sign-in', { username: 'yuki', password: PASSWORD, bring: false })
  const { id } = await phone.open('tic-tac-toe', 2)
  await phone.sit(id)
  const eyes = phone.watch(id)
  await eyes.until(({ own }) => own.length === 1)
  await keep(yuki, 'yuki', 'another herd of bots')
  expect(await statusOf(phone.send('GET', '/api/session'))).toBe(401)
  await eyes.until(({ own }) => own.length === 0)
  eyes.close()
  expect((await me(yuki)).kept).toBe(true)
})

test('signing out everywhere ends every session; one of them can be ended alone', async () => {
  const theo = await called('Theo')
  await keep(theo, 'theo')
  const devices = [new Person(site.url, 'Theo'), new Person(site.url, 'Theo')]
  for (const device of devices) await signIn(device, '/api/sign-in', { username: 'theo', password: PASSWORD, bring: false })
  const { sessions } = await theo.read<AccountSettings>('GET', '/api/account/settings')
  expect(sessions.map(({ here }) => here)).toEqual([true, false, false])
  expect(await statusOf(theo.send('DELETE', `/api/account/sessions/${sessions[1]!.id}`))).toBe(204)
  expect(await statusOf(devices[0]!.send('GET', '/api/session'))).toBe(401)
  expect(await statusOf(devices[1]!.send('DELETE', '/api/account/sessions'))).toBe(204)
  for (const each of [theo, devices[1]!]) expect(await statusOf(each.send('GET', '/api/session'))).toBe(401)
})

test('a recovery code lets its owner in once, however it is written; new codes end the old ones', async () => {
  const ines = await called('Ines')
  expect(await statusOf(ines.send('POST', '/api/account/codes', {}))).toBe(409)
  await keep(ines, 'ines')
  const { codes } = await ines.read<{ codes: string[] }>('POST', '/api/account/codes', {})
  expect(new Set(codes).size).toBe(10)
  const other = new Person(site.url, 'Ines')
  const use = (code: string) => signIn(other, '/api/sign-in/code', { code, bring: false })
  expect((await use(codes[0]!.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await me(other)).id).toBe((await me(ines)).id)
  expect((await use(codes[0]!)).status).toBe(403)
  await ines.read('POST', '/api/account/codes', {})
  expect((await use(codes[1]!)).status).toBe(403)
})

test('the owner hears of every way in that changes or is used up, and not of the first', async () => {
  const dora = await called('Dora')
  await keep(dora, 'dora')
  await keep(dora, 'dora', 'another herd of bots')
  const { codes } = await dora.read<{ codes: string[] }>('POST', '/api/account/codes', {})
  await signIn(new Person(site.url, 'Dora'), '/api/sign-in/code', { code: codes[0]!, bring: false })
  const { notices } = await dora.read<NoticeList>('GET', '/api/me/notices')
  expect(notices.map(({ news }) => news)).toEqual(['code-used', 'codes', 'password'].map((what) => ({ kind: 'account', what })))
})

test('sensitive actions need a recent proof, and the owner sees how long it lasts', async () => {
  const mara = await called('Mara')
  const provenFor = async () => (await mara.read<AccountSettings>('GET', '/api/account/settings')).provenFor
  expect(await provenFor()).toBeNull()
  await keep(mara, 'mara')
  expect(await provenFor()).toBeGreaterThan(0)
  await site.store.pool.query("update sessions set proven_at = now() - interval '16 minutes' where guest = $1", [(await me(mara)).id])
  expect(await provenFor()).toBe(0)
  for (const [method, path, body] of [
    ['POST', '/api/account/password', { username: 'mara', password: 'a new herd of bots' }],
    ['POST', '/api/account/codes', {}],
    ['DELETE', '/api/account', undefined],
    ['POST', '/api/account/passkeys/options', {}],
    ['GET', '/api/account/export', undefined],
  ] as const)
    expect([path, await statusOf(mara.send(method, path, body))]).toEqual([path, 403])
})

test('a guest becomes part of an account: battles and running tables are the account’s, as a rebuild finds them', async () => {
  const owner = await called('Rex')
  await keep(owner, 'rex')
  const account = await me(owner)
  const friend = await called('Ada')
  await beat(owner, friend)
  const guest = await called('Rex on the phone')
  await beat(guest, friend)
  const { id: running } = await guest.open('tic-tac-toe', 2)
  for (const person of [guest, friend]) await person.sit(running)
  const eyes = friend.watch(running)
  await guest.begin(running)
  await signIn(guest, '/api/sign-in', { username: 'rex', password: PASSWORD, bring: true })
  expect(await me(guest)).toMatchObject({ id: account.id, name: 'Rex' })
  const { games, meetings } = await owner.read<Profile>('GET', '/api/people/me')
  expect(games).toMatchObject([{ game: 'tic-tac-toe', won: 2, lost: 0 }])
  expect(meetings).toMatchObject([{ other: { name: 'Ada' }, won: 2 }])
  const own = owner.watch(running)
  await own.until((snapshot) => snapshot.own.includes(0))
  await own.do({ type: 'choose', seat: 0, text: '4' })
  await eyes.until(({ asked }) => asked.includes(1))
  own.close()
  eyes.close()
  await site.app.close()
  const before = await projectionsOf(site.store)
  await rebuild(site.store, GAMES, () => {})
  expect(await projectionsOf(site.store)).toEqual(before)
  await site.open()
})

test('a deleted account is shown as someone who left in records, lists and histories; its words and sign-in methods are gone', async () => {
  const gone = await called('Vera')
  await keep(gone, 'vera')
  const { id } = await me(gone)
  const friend = await called('Omar')
  const table = await beat(gone, friend)
  const eyes = gone.watch(table)
  await eyes.until(({ phase }) => phase === 'over')
  await eyes.do({ type: 'chat', text: 'well played' })
  eyes.close()
  const { id: running } = await gone.open('tic-tac-toe', 2)
  for (const person of [gone, friend]) await person.sit(running)
  const watching = friend.watch(running)
  await gone.begin(running)
  const data = await gone.read<Record<string, unknown[]>>('GET', '/api/account/export')
  expect(data).toMatchObject({ account: [{ id, name: 'Vera' }], chat: [{ text: 'well played' }], battles: [{ outcome: 'won' }] })
  expect(JSON.stringify(data)).not.toContain('argon2')

  expect(await statusOf(gone.send('DELETE', '/api/account'))).toBe(204)
  await watching.until(({ phase, seats }) => phase === 'over' && seats[0]!.name === 'deleted')
  watching.close()
  expect(await statusOf(gone.send('GET', '/api/session'))).toBe(401)
  expect((await signIn(gone, '/api/sign-in', { username: 'vera', password: PASSWORD, bring: false })).status).toBe(403)
  expect(await statusOf(friend.send('GET', `/api/people/${id}`))).toBe(404)
  const { battles } = await friend.read<BattleList>('GET', '/api/people/me/battles')
  expect(battles.map(({ others }) => others)).toEqual([[{ id, name: null, bot: false }], [{ id, name: null, bot: false }]])
  expect(await (await friend.send('GET', `/api/tables/${table}/record`)).text()).toContain('player 0: deleted')
  const everything = await Promise.all(
    ['guests', 'steps', 'tables', 'chat', 'logins', 'sessions'].map(
      async (name) => (await site.store.pool.query(`select * from ${name}`)).rows,
    ),
  )
  expect(JSON.stringify(everything)).not.toMatch(/Vera|well played/i)
})

test('every column that refers to guests has a rule for merging and for deletion', async () => {
  const { rows } = await site.store.pool.query<{ table: string; column: string }>(`
    select k.table_name as table, k.column_name as column from information_schema.referential_constraints r
    join information_schema.key_column_usage k using (constraint_name) join information_schema.table_constraints u on u.constraint_name = r.unique_constraint_name
    where u.table_name = 'guests' order by 1, 2`)
  expect(BELONGINGS.map(({ table, column }) => `${table} ${column}`).toSorted()).toEqual(
    rows.map(({ table, column }) => `${table} ${column}`).toSorted(),
  )
})

test('an export of personal data covers every table with data of the person, in readable words and times', async () => {
  const told = Object.values(partsOf(site.store.db, '')).map((query) => query.compile().sql)
  const missing = BELONGINGS.filter(({ table }) => !told.some((text) => new RegExp(`(from|join) "${table}"`).test(text)))
  expect(missing).toEqual([])
  const [ines, theo] = [await called('Ines'), await called('Theo')]
  await keep(ines, 'ines.two')
  await ines.read('POST', '/api/account/codes', {})
  const { id } = await ines.read<Account>('POST', '/api/programs', { name: 'Tin can' })
  await ines.read('POST', '/api/tokens', { program: id, name: 'laptop', scopes: ['play'] })
  await beat(ines, theo)
  const data = await ines.read<Record<string, Record<string, unknown>[]>>('GET', '/api/account/export')
  expect(data).toMatchObject({
    recovery_codes: [{ left: 10 }],
    programs: [{ name: 'Tin can' }],
    tokens: [{ name: 'laptop', of: 'Tin can' }],
    battles: [{ game: 'tic-tac-toe', outcome: 'won' }],
  })
  const moments = [data['battles']![0]!['ended_at'], ...data['choices']!.map(({ at }) => at)]
  for (const at of moments) expect(at).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('somebody picks the robot that stands for them: everybody sees it, and their own data have it; it is one of those that there are', async () => {
  const noor = await Person.called('Noor', site.url)
  expect((await noor.send('PUT', '/api/account/figure', { figure: 'bot-nobody' })).status).toBe(400)
  expect((await noor.send('PUT', '/api/account/figure', { figure: 'volt-hound' })).status).toBe(204)
  const { id, figure } = await noor.read<Profile>('GET', '/api/people/me')
  expect(figure).toBe('volt-hound')
  expect(await new Person(site.url, '').read('GET', `/api/people/${id}`)).toMatchObject({ figure })
  expect(await noor.read('GET', '/api/account/export')).toMatchObject({ account: [{ figure }] })
})
