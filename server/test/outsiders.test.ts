import { randomUUID } from 'node:crypto'
import type {
  Account,
  AccountList,
  AccountSettings,
  ChallengeList,
  CompetitionView,
  FriendList,
  NoticeList,
  OwnBoxes,
  Seek,
  TableLine,
  TokenList,
} from '@robodrome/protocol'
import { expect, test } from 'vitest'
import { type Eyes, Person } from './support/client.ts'
import { ownSite } from './support/own-site.ts'
import { Program } from './support/program.ts'
import { CLOSED } from './support/routes.ts'

/** What Noor and Sol share, by the ids that an outsider might have learned. */
interface Theirs {
  /**
   * A table with hidden hands where both play, one where neither has revealed the contribution, and one with seats reserved for both.
   */
  playing: string
  closing: string
  kept: string
  challenge: string
  seek: string
  competition: string
  noor: string
  friend: string
  session: string
  passkey: string
  program: string
  token: string
  device: string
  invitation: string
  line: string
  /** A box that its author shares with nobody: its name and digest, as in addresses. */
  box: string
}

/** An attempt on something of theirs, and what an outsider gets: the code of a refusal, or a success that changes nothing of theirs. */
type Try = { with?: keyof Theirs; says?: (theirs: Theirs) => object; hears: string }

/** Marks a route that uses nothing of other accounts, because callers reach only their own things. */
const OWN = 'own'

const CUP = { title: 'A cup', events: [{ game: 'tic-tac-toe', mode: 'standard' }], pace: { kind: 'live' }, format: 'round robin' }

const SHARE = { title: 'Mine', note: '', version: 1, parent: null, forkedFrom: null, visibility: 'me' }

const atSeat = (): object => ({ id: randomUUID(), seat: 0 })

/** Every route that is not public. A new route fails until it is listed here. */
const OUTSIDE: Readonly<Record<string, Try | typeof OWN>> = {
  'DELETE /api/account': OWN,
  'DELETE /api/account/passkeys/:id': { with: 'passkey', hears: 'not-found' },
  'DELETE /api/account/sessions': OWN,
  'DELETE /api/account/sessions/:id': { with: 'session', hears: 'done' },
  'DELETE /api/blocks/:id': { with: 'friend', hears: 'done' },
  'DELETE /api/boxes/:id/:digest': { with: 'box', hears: 'not-found' },
  'DELETE /api/challenges/:id': { with: 'challenge', hears: 'not-found' },
  'DELETE /api/friends/:id': { with: 'friend', hears: 'not-found' },
  'DELETE /api/me/devices': { says: ({ device }) => ({ endpoint: device }), hears: 'done' },
  'DELETE /api/me/mail': OWN,
  'DELETE /api/me/webhook': OWN,
  'DELETE /api/seeks/:id': { with: 'seek', hears: 'done' },
  'DELETE /api/tokens/:id': { with: 'token', hears: 'not-found' },
  'GET /api/account': OWN,
  'GET /api/account/export': OWN,
  'GET /api/account/settings': OWN,
  'GET /api/blocks': OWN,
  'GET /api/boxes/mine': OWN,
  'GET /api/challenges': OWN,
  'GET /api/events': OWN,
  'GET /api/friends': OWN,
  'GET /api/me/notices': OWN,
  'GET /api/me/queue': OWN,
  'GET /api/me/queue/:id': { with: 'playing', hears: 'wrong-time' },
  'GET /api/me/reach': OWN,
  'GET /api/seeks/:id': { with: 'seek', hears: 'not-found' },
  'GET /api/session': OWN,
  'GET /api/tables/:id/stream': { with: 'playing', hears: 'done' },
  'GET /api/tables/mine': OWN,
  'GET /api/tokens': OWN,
  'POST /api/account/codes': OWN,
  'POST /api/account/passkeys': OWN,
  'POST /api/account/passkeys/options': OWN,
  'POST /api/account/password': OWN,
  'POST /api/boxes': OWN,
  'POST /api/boxes/:id/:digest/report': { with: 'box', says: () => ({ reason: 'words' }), hears: 'not-found' },
  'POST /api/challenges': OWN,
  'POST /api/challenges/:id/accept': { with: 'challenge', says: () => ({ promise: 'a'.repeat(64) }), hears: 'not-found' },
  'POST /api/challenges/:id/decline': { with: 'challenge', hears: 'not-found' },
  'POST /api/competitions': OWN,
  'POST /api/competitions/:id/acts': { with: 'competition', says: () => ({ id: randomUUID(), act: { kind: 'started' } }), hears: 'rule' },
  'POST /api/competitions/:id/entrants': { with: 'competition', says: () => ({ id: randomUUID(), program: 'random' }), hears: 'not-yours' },
  'POST /api/competitions/:id/next': { with: 'competition', hears: 'not-yours' },
  'POST /api/friends': { says: ({ invitation }) => ({ code: invitation }), hears: 'not-found' },
  'POST /api/friends/invitations': OWN,
  'POST /api/me/devices': OWN,
  'POST /api/me/notices/read': { says: () => ({ upTo: 1_000_000 }), hears: 'done' },
  'POST /api/me/vacation': OWN,
  'POST /api/me/webhook/test': OWN,
  'POST /api/programs': OWN,
  'POST /api/seeks': OWN,
  'POST /api/tables': OWN,
  'POST /api/tables/:id/chat': { with: 'playing', says: () => ({ id: randomUUID(), text: 'psst' }), hears: 'done' },
  'POST /api/tables/:id/chat/:n/report': { with: 'kept', says: () => ({ reason: 'spam' }), hears: 'not-found' },
  'POST /api/tables/:id/choices': { with: 'playing', says: () => ({ id: randomUUID(), seat: 0, text: 'rest' }), hears: 'not-yours' },
  'POST /api/tables/:id/contributions': { with: 'closing', says: () => ({ seat: 0, contribution: 'a'.repeat(32) }), hears: 'not-yours' },
  'POST /api/tables/:id/put-out': { with: 'closing', says: atSeat, hears: 'not-yours' },
  'POST /api/tables/:id/questions': { with: 'playing', says: () => ({ seat: 0, kind: 'odds' }), hears: 'not-yours' },
  'POST /api/tables/:id/resign': { with: 'playing', says: atSeat, hears: 'not-yours' },
  'POST /api/tables/:id/seats': { with: 'kept', says: () => ({ promise: 'a'.repeat(64) }), hears: 'full' },
  'POST /api/tables/:id/stand-up': { with: 'kept', says: atSeat, hears: 'not-yours' },
  'POST /api/tables/:id/start': { with: 'kept', says: () => ({ id: randomUUID() }), hears: 'not-yours' },
  'POST /api/tables/:id/take-back': { with: 'playing', says: atSeat, hears: 'not-yours' },
  'POST /api/tokens': { says: ({ program }) => ({ program, name: 'mine', scopes: ['play'] }), hears: 'not-found' },
  'PUT /api/account/figure': OWN,
  'PUT /api/blocks/:id': { with: 'friend', hears: 'done' },
  'PUT /api/boxes/:id/:digest/share': { with: 'box', says: () => SHARE, hears: 'not-found' },
  'PUT /api/competitions/:id': { with: 'competition', says: () => ({ id: randomUUID(), definition: CUP }), hears: 'rule' },
  'PUT /api/competitions/:id/broadcast': {
    with: 'competition',
    says: () => ({ table: null, replay: null, line: 'auto' }),
    hears: 'not-yours',
  },
  'PUT /api/competitions/:id/managers': {
    with: 'competition',
    says: ({ noor }) => ({ id: randomUUID(), account: noor, isManager: false, reason: '' }),
    hears: 'rule',
  },
  'PUT /api/me/language': OWN,
  'PUT /api/me/mail': OWN,
  'PUT /api/me/reach': OWN,
  'PUT /api/me/webhook': OWN,
}

const site = ownSite()

const VOLLEY = { game: 'volley', settings: { mode: 'standard', seats: 2, options: {} }, clock: null }

/** Sets up Noor and Sol, with one of everything that an account can have. `eyes` is Noor's view of the table where they play. */
const settle = async (): Promise<{ noor: Person; eyes: Eyes; theirs: Theirs }> => {
  const [noor, sol] = [await Person.called('Noor', site.url), await Person.called('Sol', site.url)]
  const me = await noor.read<Account>('GET', '/api/session')
  const { code } = await noor.read<{ code: string }>('POST', '/api/friends/invitations')
  await sol.read('POST', '/api/friends', { code })
  const friend = (await sol.read<Account>('GET', '/api/session')).id
  const [{ id: playing }, { id: closing }] = [await noor.open('volley', 2), await noor.open('volley', 2)]
  for (const person of [noor, sol]) for (const table of [playing, closing]) await person.sit(table)
  const [eyes, other] = [noor.watch(playing), sol.watch(playing)]
  await eyes.until(({ phase }) => phase === 'playing')
  other.close()
  await eyes.do({ type: 'chat', text: 'between us' })
  await eyes.until(() => eyes.chat.length > 0)
  const line = String(eyes.chat[0]!.n)
  const { challenges } = await noor.read<ChallengeList>('POST', '/api/challenges', { to: [friend], ...VOLLEY })
  const { id: challenge, table: kept } = challenges[0]!
  await noor.sit(kept)
  const seek = await noor.read<Seek>('POST', '/api/seeks', { ...VOLLEY, rated: false, window: null })
  const { id: competition } = await noor.read<CompetitionView>('POST', '/api/competitions', { definition: CUP })
  const { id: program } = await noor.read<Account>('POST', '/api/programs', { name: 'Bolt' })
  const { id: token } = await noor.read<{ id: string }>('POST', '/api/tokens', { program, name: 'one', scopes: ['play'] })
  const { sessions } = await noor.read<AccountSettings>('GET', '/api/account/settings')
  const [passkey, device] = [`key-${randomUUID()}`, `https://push.example/${randomUUID()}`]
  const { pool } = site.store
  await pool.query("insert into passkeys (id, guest, public_key, counter, transports) values ($1, $2, '', 0, '{}')", [passkey, me.id])
  await pool.query("insert into devices (endpoint, guest, p256dh, auth, at) values ($1, $2, '', '', 0)", [device, me.id])
  const { name } = await noor.read<{ name: string }>('POST', '/api/boxes', { game: 'gekido', id: 'noors', changes: {} })
  const box = name.replace(' ', '/')
  await noor.read('PUT', `/api/boxes/${box}/share`, SHARE)
  const ids = { playing, closing, kept, challenge, seek: seek.id, competition, noor: me.id, friend, session: sessions[0]!.id }
  return { noor, eyes, theirs: { ...ids, passkey, program, token, device, invitation: code, line, box } }
}

/** Everything that outsiders could have changed, as Noor sees it. */
const foundBy = async (noor: Person, theirs: Theirs): Promise<object> => {
  const read = <T>(path: string): Promise<T> => noor.read<T>('GET', path)
  const { passkeys, sessions } = await read<AccountSettings>('/api/account/settings')
  return {
    steps: (await site.store.pool.query('select table_id, max(seq) from steps group by 1 order by 1')).rows as object[],
    devices: (await site.store.pool.query('select endpoint, guest from devices')).rows as object[],
    challenges: (await read<ChallengeList>('/api/challenges')).challenges,
    seek: await read<Seek>(`/api/seeks/${theirs.seek}`),
    friends: (await read<FriendList>('/api/friends')).friends.map(({ id }) => id),
    blocks: await read<AccountList>('/api/blocks'),
    notices: (await read<NoticeList>('/api/me/notices')).notices,
    competition: (await read<CompetitionView>(`/api/competitions/${theirs.competition}`)).state,
    tokens: (await read<TokenList>('/api/tokens')).programs,
    boxes: await read<OwnBoxes>('/api/boxes/mine'),
    account: { passkeys: passkeys.length, sessions: sessions.map(({ id }) => id) },
  }
}

type Outsider = Pick<Person, 'send'>

/** Reads the first line of a stream, and closes it. */
const firstLine = async (outsider: Outsider, path: string): Promise<TableLine> => {
  const reader = (await outsider.send('GET', path)).body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('\n')) text += (await reader.read()).value ?? '\n'
  await reader.cancel()
  return JSON.parse(text.split('\n')[0]!) as TableLine
}

const heardBy = async (outsider: Outsider, route: string, theirs: Theirs): Promise<string> => {
  const tried = OUTSIDE[route] as Try
  const [method = '', path = ''] = route.split(' ')
  const answer = await outsider.send(
    method,
    path
      .replace(':id/:digest', theirs.box)
      .replace(':id', tried.with === undefined ? '' : encodeURIComponent(theirs[tried.with]))
      .replace(':n', theirs.line),
    tried.says?.(theirs) ?? (['PUT', 'POST'].includes(method) && !route.includes('/blocks/') ? {} : undefined),
  )
  if (route.endsWith('/stream')) await answer.body?.cancel()
  return answer.ok ? 'done' : ((await answer.json()) as { error: { code: string } }).error.code
}

test('every route that is not open to all stands in the table, and nothing else does', () => {
  expect(Object.keys(OUTSIDE).toSorted()).toEqual(CLOSED.toSorted())
  // A route with an id in its path always uses more than the caller's own things.
  expect(CLOSED.filter((route) => route.includes(':') && OUTSIDE[route] === OWN)).toEqual([])
})

test('an outsider, person or bot, can change and read nothing of other accounts by any route', async () => {
  const { noor, eyes, theirs } = await settle()
  const person = await Person.called('Kuro', site.url)
  const program = await Program.of(person, 'Shiro')
  const events = program.events()
  const secrets = [
    theirs.playing,
    theirs.closing,
    theirs.kept,
    theirs.challenge,
    theirs.seek,
    theirs.session,
    theirs.token,
    theirs.device,
    theirs.box,
  ]
  for (const route of CLOSED.filter((each) => each.startsWith('GET') && OUTSIDE[each] === OWN && each !== 'GET /api/events'))
    for (const outsider of [person, program]) {
      const text = await (await outsider.send('GET', route.split(' ')[1]!)).text()
      for (const secret of secrets) expect(text, route).not.toContain(secret)
    }

  const before = await foundBy(noor, theirs)
  const tries = CLOSED.filter((route) => OUTSIDE[route] !== OWN)
  const expected = Object.fromEntries(tries.map((route) => [route, (OUTSIDE[route] as Try).hears]))
  const heard: Record<string, string> = {}
  for (const route of tries) heard[route] = await heardBy(person, route, theirs)
  expect(heard).toEqual(expected)
  for (const route of tries) heard[route] = await heardBy(program, route, theirs)
  // A route that is not offered to bots refuses them before anything else.
  const offered = new Set(site.app.roads.flatMap(({ method, url, offer }) => (offer === null ? [] : [`${method} ${url}`])))
  for (const route of tries) if (!offered.has(route)) expected[route] = 'not-yours'
  expect(heard).toEqual(expected)
  expect(await foundBy(noor, theirs)).toEqual(before)
  expect(eyes.chat.map(({ text }) => text)).toEqual(['between us'])
  events.close()
  for (let line = await events.line(); line !== null; line = await events.line())
    for (const secret of secrets) expect(JSON.stringify(line)).not.toContain(secret)
  eyes.close()
})

test('the stream of a table shows an outsider the spectators’ view, without a seat and without options', async () => {
  const { eyes, theirs } = await settle()
  const person = await Person.called('Kuro', site.url)
  const nobody = new Person(site.url, '').watch(theirs.playing)
  const seen = await nobody.until(() => true)
  expect((eyes.snapshot!.view as { hands: unknown[] }).hands[0]).toEqual(expect.any(Array))
  for (const outsider of [person, await Program.of(person, 'Shiro')]) {
    const line = await firstLine(outsider, `/api/tables/${theirs.playing}/stream`)
    if (line.type !== 'snapshot') throw new Error(JSON.stringify(line))
    const { view, events, seat, own, options, questions } = line.snapshot
    expect({ view, events, seat, own, options, questions }).toEqual({
      view: seen.view,
      events: seen.events,
      seat: null,
      own: [],
      options: [],
      questions: seen.questions,
    })
    expect((view as { hands: unknown[] }).hands).toEqual([expect.any(Number), expect.any(Number)])
    for (const wanted of [0, 1])
      expect(await firstLine(outsider, `/api/tables/${theirs.playing}/stream?seat=${wanted}`)).toMatchObject({
        type: 'end',
        fault: { code: 'not-yours' },
      })
  }
  for (const each of [eyes, nobody]) each.close()
})
