import { randomUUID } from 'node:crypto'
import { loadGame } from '@robodrome/games'
import type { ChallengeList } from '@robodrome/protocol'
import { expect, test } from 'vitest'
import { BELONGINGS } from '../src/people/belongings.ts'
import { WORDS } from '../src/people/words.ts'
import { BODIES } from './support/bodies.ts'
import { Person } from './support/client.ts'
import { Member } from './support/league.ts'
import { ownSite } from './support/own-site.ts'
import { ROUTES } from './support/routes.ts'
import { PROOF_GAMES } from './support/site.ts'
import { wordsLeft } from './support/words-left.ts'

const gekido = (await loadGame('gekido'))!
const registry = { ...PROOF_GAMES, gekido: { title: gekido.title, load: async () => gekido } }
const site = ownSite({ registry }, { hostToken: 'the token of the host' })

/** Every text of the deleted account contains this, in any case. */
const MARK = /zyxq/i
const settings = { mode: 'standard', seats: 2, options: {} }

test('every column of the store that can hold a text stands in the list of where people’s words can be; what goes with somebody belongs to them', async () => {
  const { rows } = await site.store.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%' and data_type in ('text', 'json', 'jsonb', 'ARRAY', 'character varying', 'USER-DEFINED')`,
  )
  const listed = Object.entries(WORDS).flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`))
  expect(rows.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(listed.toSorted())
  const gone = new Set([...BELONGINGS.flatMap(({ table, leave }) => (leave === 'goes' ? [table] : [])), 'deliveries'])
  const kept = Object.entries(WORDS).flatMap(([table, columns]) =>
    Object.values(columns).includes('goes') && !gone.has(table) ? [table] : [],
  )
  expect(kept).toEqual([])
})

test(
  'no word of a deleted account is left: not in the store, in the exports of others, or anywhere in the API',
  { timeout: 120_000 },
  async () => {
    const [vera, omar] = await Promise.all(['Zyxq Vera', 'Omar'].map((name) => Person.called(name, site.url)))
    const idOf = async (person: Person): Promise<string> => (await person.read<{ id: string }>('GET', '/api/session')).id
    const [id, other] = [await idOf(vera!), await idOf(omar!)]
    await vera!.read('POST', '/api/account/password', { username: 'zyxq.login', password: 'a long zyxq password' })
    await vera!.read('POST', '/api/session', { name: 'Zyxq Two' })
    const { code } = await vera!.read<{ code: string }>('POST', '/api/friends/invitations')
    await omar!.read('POST', '/api/friends', { code })
    // An ended match with chat and a report, and one in play.
    const tables: string[] = []
    for (const isLeft of [true, false]) {
      const { id: table } = await vera!.open('tic-tac-toe', 2, { public: true, clock: { bank: 86_400_000, increment: 0 } })
      for (const person of [vera!, omar!]) await person.sit(table)
      const eyes = [vera!.watch(table), omar!.watch(table)]
      for (const each of eyes) await each.until(({ phase }) => phase === 'playing')
      await eyes[0]!.do({ type: 'choose', seat: 0, text: '4' }, `zyxq-${randomUUID()}`)
      await eyes[0]!.do({ type: 'chat', text: 'Zyxq says hello' })
      await eyes[1]!.until(() => eyes[1]!.chat.length > 0)
      expect((await omar!.send('POST', `/api/tables/${table}/chat/${eyes[1]!.chat[0]!.n}/report`, { reason: 'spam' })).status).toBe(204)
      if (isLeft) await eyes[1]!.do({ type: 'leave', seat: 1 })
      for (const each of eyes) each.close()
      tables.push(table)
    }
    // The host has settled a report, and its reporter is told whom it was about.
    const { rows: reported } = await site.store.pool.query<{ id: string }>('select id from reports order by id limit 1')
    await fetch(`${site.url}/api/host/reports/${reported[0]!.id}/settle`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-host-token': 'the token of the host' },
      body: JSON.stringify({ decision: 'acted' }),
    })
    expect((await site.store.pool.query("select from notices where news ->> 'kind' = 'report'")).rowCount).toBe(1)
    // Challenges: an open one, and one that the deleted account declined.
    const challenge = (from: Person, to: string) =>
      from.read<ChallengeList>('POST', '/api/challenges', { to: [to], game: 'tic-tac-toe', settings, clock: null })
    tables.push((await challenge(vera!, other)).challenges[0]!.table)
    const { challenges } = await challenge(omar!, id)
    await vera!.send('POST', `/api/challenges/${challenges[0]!.id}/decline`)
    // A box that others play with, and a league with a title, a contribution to the lots, a reason and a waiting match.
    const box = await vera!.read<{ name: string }>('POST', '/api/boxes', {
      game: 'gekido',
      id: 'zyxq-box',
      changes: { bots: { SLICER: { duel: { attack: { FOUR_KIND: [11, 5] } } } } },
    })
    const share = { title: 'Zyxq Blades', note: 'zyxq hits harder', version: 1, parent: null, forkedFrom: null, visibility: 'gallery' }
    await vera!.read('PUT', `/api/boxes/${box.name.replace(' ', '/')}/share`, share)
    // Somebody forks the box and reports it. The host has decided about the report, and the author was told.
    const [, digest] = box.name.split(' ')
    const fork = await omar!.read<{ name: string }>('POST', '/api/boxes', {
      game: 'gekido',
      id: 'fork',
      changes: { bots: { SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } } } },
    })
    await omar!.read('PUT', `/api/boxes/${fork.name.replace(' ', '/')}/share`, {
      ...share,
      title: 'A fork',
      note: '',
      forkedFrom: digest,
      visibility: 'link',
    })
    await omar!.send('POST', `/api/boxes/${box.name.replace(' ', '/')}/report`, { reason: 'words' })
    await fetch(`${site.url}/api/host/boxes/${box.name.replace(' ', '/')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-host-token': 'the token of the host' },
      body: JSON.stringify({ ruling: 'shown' }),
    })
    // A league and a table of somebody else use it.
    const season = await Member.creating(omar!, {
      title: 'Omars',
      format: 'round robin',
      events: [{ game: 'gekido', mode: 'duel' }],
      entry: { min: 2 },
      box: digest,
    })
    await season.enter()
    const boxed = await omar!.open('gekido', 2, { settings: { mode: 'duel', seats: 2, options: {} }, box: box.name })
    tables.push(boxed.id)
    const definition = {
      ...(BODIES['POST /api/competitions']!('Zyxq Cup', { other, table: '', competition: '', program: '' }) as { definition: object })
        .definition,
      startAt: null,
    }
    const league = await Member.creating(vera!, definition as Record<string, unknown>)
    const theirs = new Member(omar!, league.id)
    await league.enter({ text: 'zyxq adds this' })
    await theirs.enter()
    await vera!.read('PUT', `/api/competitions/${league.id}/managers`, {
      id: 'm-1',
      account: other,
      isManager: true,
      reason: 'Zyxq trusts him',
    })
    await league.act({ kind: 'started' })
    await league.until(({ state }) => state.fixtures.some(({ table }) => table !== null))
    // A bot with an open stream and a token.
    const { id: program } = await vera!.read<{ id: string }>('POST', '/api/programs', { name: 'Zyxq Bot' })
    const { token } = await vera!.read<{ token: string }>('POST', '/api/tokens', {
      program,
      name: 'zyxq token',
      scopes: ['account:read', 'play'],
    })
    const stream = await fetch(`${site.url}/api/events`, { headers: { authorization: `Bearer ${token}` } })
    // Every other route that accepts text is used as well.
    const place = { other, table: tables[1]!, competition: league.id, program }
    for (const [route, body] of Object.entries(BODIES)) {
      if (body === null || route === 'POST /api/account/password' || route.startsWith('POST /api/sign-in')) continue
      const [method, path] = route.split(' ')
      const at = path!
        .replace('/tables/:id', `/tables/${place.table}`)
        .replace('/competitions/:id', `/competitions/${league.id}`)
        .replace('/boxes/:id/:digest', `/boxes/${box.name.replace(' ', '/')}`)
        .replace(/:\w+/g, 'aaaaaaaaaaaa')
      await vera!.send(method!, at, body('Zyxq more', place))
    }
    expect((await wordsLeft(site.store, MARK)).length).toBeGreaterThan(10)

    expect((await vera!.send('DELETE', '/api/account')).status).toBe(204)
    // The bot's stream ends with the account, not at the next session check.
    const lines = (await stream.text())
      .trim()
      .split('\n')
      .filter((line) => line !== '')
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ type: 'end', fault: { code: 'no-session' } })
    expect(await wordsLeft(site.store, MARK)).toEqual([])

    const told: string[] = []
    for (const route of Object.keys(ROUTES).filter(
      (each) => each.startsWith('GET') && !/socket|stream|events|metrics|docs|^GET \/$/.test(each),
    )) {
      const path = route.split(' ')[1]!
      const places = path.includes('/competitions/:id')
        ? [league.id]
        : path.includes('/:digest')
          ? [box.name.replace(' ', '/')]
          : path.includes('/people/:id')
            ? [id, other]
            : tables
      for (const each of path.includes(':') ? places : ['']) {
        const at = path.replace(':id/:digest', each).replace(/:\w+/g, each)
        const answer = await fetch(site.url + at, { headers: { cookie: omar!.cookie, 'x-host-token': 'the token of the host' } })
        const text = await answer.text()
        if (MARK.test(text)) told.push(`${at}: ${text.slice(0, 300)}`)
      }
    }
    expect(told).toEqual([])
    // List cards are written a moment later, and must not bring anything back.
    expect(await wordsLeft(site.store, MARK)).toEqual([])
    const { state } = await theirs.view()
    expect([state.definition.title, state.entrants.map(({ name }) => name)]).toEqual([
      `League ${league.id.slice(0, 4)}`,
      ['deleted', 'Omar'],
    ])
    expect(await (await omar!.send('GET', `/api/tables/${tables[0]}/record`)).text()).toContain('deleted')
    // The content that others play with is still available under a neutral name, both for the table and for the season.
    expect(await site.store.db.selectFrom('boxes').select('name').where('name', 'like', `%${digest}`).execute()).toEqual([
      { name: `box ${digest}` },
    ])
    expect((await season.view()).state.definition.box).toBe(digest)
    expect(await omar!.read('GET', `/api/boxes/${fork.name.replace(' ', '/')}/share`)).toMatchObject({ title: 'A fork', forkedFrom: null })
    expect(await omar!.read('GET', `/api/tables/${boxed.id}`)).toMatchObject({ box: `box ${box.name.split(' ')[1]}` })
  },
)
