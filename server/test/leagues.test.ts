import { randomUUID } from 'node:crypto'
import { keeperCards, registry } from '@robodrome/games'
import { Competition, refereeFor, type LogEntry } from '@robodrome/leagues'
import type { CompetitionCard } from '@robodrome/protocol'
import { afterEach, expect, test } from 'vitest'
import type { Parts } from '../src/site.ts'
import type { Store } from '../src/store/store.ts'
import { randomThinker } from '../src/thinking/thinker.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { Member } from './support/league.ts'
import { openTestSite, PROOF_GAMES } from './support/site.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

const CUP = {
  title: 'A cup',
  events: [{ game: 'tic-tac-toe', mode: 'standard' }],
  fill: { when: 'both', program: 'random' },
  pace: { kind: 'live' },
}
const LEAGUE = {
  title: 'A league',
  events: [{ game: 'pbl', mode: 'regular' }],
  fill: { when: 'start', program: 'random' },
  entry: { min: 4 },
}

async function open(parts: Parts = {}) {
  const database = await newDatabase()
  cleanUp.push(database.drop)
  const site = async (): Promise<{ store: Store; url: string; close(): Promise<unknown> }> => {
    const store = await database.open()
    const { app, url } = await openTestSite(store, parts)
    let closed: Promise<unknown> | null = null
    const close = () => (closed ??= app.close().then(() => store.close()))
    cleanUp.push(close)
    return { store, url, close }
  }
  return { database, site, first: await site() }
}

test('LG-FIX-1, LG-ENT-6: a round robin of two people and two AI opponents is played at tables and ends; its record can be verified', async () => {
  const { first } = await open()
  const [noor, sol] = [await Person.called('Noor', first.url), await Person.called('Sol', first.url)]
  const mine = await Member.creating(noor, { ...CUP, format: 'round robin', entry: { min: 4 } })
  const theirs = new Member(sol, mine.id)
  await mine.enter()
  await theirs.enter()
  expect(await theirs.refused({ kind: 'started' })).toMatchObject({ status: 409, rule: 'LG-MAN-1' })
  expect((await noor.send('GET', `/api/competitions/${mine.id}/record`)).status).toBe(409)
  await mine.act({ kind: 'started' })
  const [end] = await Promise.all([mine.playAll(1), theirs.playAll(2)])
  expect(end.state.status).toBe('finished')
  expect(end.state.fixtures).toHaveLength(6)
  const place = async (person: Person): Promise<CompetitionCard['standing']> =>
    (await person.read<{ competitions: CompetitionCard[] }>('GET', '/api/competitions')).competitions[0]!.standing
  expect(await place(noor)).toMatchObject({ of: 4, form: [expect.any(String), expect.any(String), expect.any(String)] })
  expect((await place(noor))!.place).not.toBe((await place(sol))!.place)
  const [head, ...log] = (await (await noor.send('GET', `/api/competitions/${mine.id}/record`)).text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
  const games = new Map(await Promise.all(Object.entries(PROOF_GAMES).map(async ([id, { load }]) => [id, await load()] as const)))
  const replayed = Competition.replay(log as LogEntry[], refereeFor(games, []), (head as { seed: string }).seed)
  expect(replayed.problem).toBeNull()
  const tables = await first.store.db.selectFrom('fixture_tables').selectAll().execute()
  const results = replayed.competition.log.filter(({ data }) => data.kind === 'result')
  expect(results).toHaveLength(tables.length)
})

test('LG-SAL-17, LG-LOG-1: a sealed bid is sent to nobody else before all are opened, and to everybody then', async () => {
  const { first } = await open({ registry: { pbl: registry['pbl']! } })
  const [noor, sol] = [await Person.called('Noor', first.url), await Person.called('Sol', first.url)]
  const mine = await Member.creating(noor, { ...LEAGUE, format: 'salary', auction: 'sealed' })
  const theirs = new Member(sol, mine.id)
  await mine.enter()
  await theirs.enter()
  await mine.act({ kind: 'started' })
  const [card] = (await keeperCards()).filter(({ kind }) => kind !== 'action')
  await mine.act({ kind: 'wished', entrant: 0, cards: [card!.name] })
  await mine.act({ kind: 'sealed', entrant: 0, bids: [{ item: card!.name, amount: 97 }] })
  const told = (text: string) => /"amount":97|"price":97/.test(text) || text.includes(`"wishes":["${card!.name}`)
  expect((await mine.view()).state.phase).toMatchObject({ kind: 'sealed', lists: { 0: [{ amount: 97 }] } })
  const closed = await theirs.view()
  expect(closed.state.phase).toMatchObject({ kind: 'sealed', lists: { 0: [] } })
  expect(JSON.stringify(closed)).not.toContain(noor.cookie.slice(-20))
  const onlooker = new Member(await Person.called('Max', first.url), mine.id)
  await onlooker.view()
  const lists = await (await sol.send('GET', '/api/competitions')).text()
  expect([...theirs.received, ...onlooker.received, lists].filter(told)).toEqual([])
  await theirs.act({ kind: 'sealed', entrant: 1, bids: [] })
  const opened = await theirs.until(({ state }) => state.holdings[0]!.keepers.length > 0)
  expect(opened.state.holdings[0]!.keepers[0]).toEqual({ card: card!.name, price: 97 })
})

test('LG-LOG-2: two processes race for the same pick; it is done once, and both have the same log', async () => {
  const { site, first } = await open({ registry: { pbl: registry['pbl']! } })
  const second = await site()
  const noor = await Person.called('Noor', first.url)
  const mine = await Member.creating(noor, { ...LEAGUE, format: 'keeper' })
  const there = new Member(Object.assign(new Person(second.url, 'Noor'), { cookie: noor.cookie }), mine.id)
  await mine.enter()
  await mine.act({ kind: 'started' })
  for (let round = 0; round < 5; round++) {
    const { questions } = await mine.until((view) => view.questions.length > 0)
    const [question] = questions
    if (question?.kind !== 'keeper') throw new Error('a pick was expected')
    const pick = { kind: 'picked', entrant: 0, card: question.cards[0]! } as const
    const [one, two] = await Promise.all([mine.act(pick, `pick-${round}`), there.act(pick, `pick-${round}`)])
    expect(one).toEqual(two)
  }
  const { state } = await there.until((view) => view.state.phase.kind === 'rounds')
  expect(state.holdings.map(({ keepers }) => keepers.length)).toEqual([5, 5, 5, 5])
  const rows = await first.store.db.selectFrom('competition_log').select('n').orderBy('n').execute()
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1))
})

test('LG-LOG-2: an act at a process with an outdated log is judged by the current one', async () => {
  const { database, first } = await open({ registry: { pbl: registry['pbl']! } })
  // Notifications stay within a database: a process listening in another one gets none.
  const elsewhere = await newDatabase()
  cleanUp.push(elsewhere.drop)
  const [store, quiet] = [await database.open(), await elsewhere.open()]
  const { app, url } = await openTestSite({ ...store, connection: quiet.connection }, { registry: { pbl: registry['pbl']! } })
  cleanUp.push(() => app.close().then(() => Promise.all([store.close(), quiet.close()])))
  const noor = await Person.called('Noor', first.url)
  const mine = await Member.creating(noor, { ...LEAGUE, format: 'keeper' })
  await mine.enter()
  const deaf = new Member(Object.assign(new Person(url, 'Noor'), { cookie: noor.cookie }), mine.id)
  expect((await deaf.view()).state.status).toBe('open')
  await mine.act({ kind: 'started' })
  const { questions } = await mine.until((view) => view.questions.length > 0)
  const [question] = questions
  if (question?.kind !== 'keeper') throw new Error('a pick was expected')
  await deaf.act({ kind: 'picked', entrant: 0, card: question.cards[0]! })
  await mine.until(({ state }) => state.holdings[0]!.keepers.length > 0)
  expect(await deaf.refused({ kind: 'picked', entrant: 0, card: question.cards[0]! })).toMatchObject({ status: 409 })
})

test('LG-PACE-3, LG-KEEP-5: a process that comes back answers for those whose time has run out meanwhile', async () => {
  const { site, first } = await open({ registry: { pbl: registry['pbl']! } })
  const mine = await Member.creating(await Person.called('Noor', first.url), { ...LEAGUE, format: 'keeper', pace: { kind: 'live' } })
  await mine.enter()
  await mine.act({ kind: 'started' })
  const { questions } = await mine.until((view) => view.questions.length > 0)
  const [question] = questions
  const wish = question?.kind === 'keeper' ? question.cards[5]! : ''
  await mine.act({ kind: 'wished', entrant: 0, cards: [wish] })
  await first.store.pool.query('update competition_log set at = at - 61000')
  // A copied database looks as if it had been down since it was created.
  await first.store.pool.query('delete from downtimes')
  await first.close()
  const second = await site()
  const there = new Member(Object.assign(new Person(second.url, 'Noor'), { cookie: mine.person.cookie }), mine.id)
  const { state } = await there.until((view) => view.state.holdings[0]!.keepers.length > 0)
  expect(state.holdings[0]!.keepers[0]!.card).toBe(wish)
})

test('LG-OUT-11: a table where play has not begun is replaced for the AI that takes over', async () => {
  const { first } = await open()
  const [noor, sol] = [await Person.called('Noor', first.url), await Person.called('Sol', first.url)]
  const mine = await Member.creating(noor, { ...CUP, format: 'round robin' })
  const theirs = new Member(sol, mine.id)
  await mine.enter()
  await theirs.enter()
  await mine.act({ kind: 'started' })
  const { state } = await mine.until((view) => view.state.fixtures[0]!.table !== null)
  await theirs.act({ kind: 'withdrew', entrant: 1, inPlay: [] })
  await mine.until(({ state: { fixtures } }) => fixtures[0]!.table !== null && fixtures[0]!.table !== state.fixtures[0]!.table)
  const end = await mine.playAll(1)
  expect(end.state.fixtures[0]!.decision).toBe('played')
})

test('LG-OUT-11, LG-OUT-1: an entrant who withdraws leaves the table, and an AI plays on', async () => {
  const { first } = await open()
  const [noor, sol] = [await Person.called('Noor', first.url), await Person.called('Sol', first.url)]
  const mine = await Member.creating(noor, { ...CUP, format: 'double round robin' })
  const theirs = new Member(sol, mine.id)
  await mine.enter()
  await theirs.enter()
  await mine.act({ kind: 'started' })
  const { state } = await mine.until((view) => view.state.fixtures[0]?.table !== null && view.state.fixtures.length > 0)
  const { table } = state.fixtures[0]!
  await noor.sit(table!)
  await sol.sit(table!)
  await Promise.all([noor.begin(table!), sol.begin(table!)])
  expect(await mine.refused({ kind: 'withdrew', entrant: 1, inPlay: [] })).toMatchObject({ code: 'not-yours' })
  await theirs.act({ kind: 'withdrew', entrant: 1, inPlay: [] })
  // The match that was resigned ends at its table first, then in the competition.
  await mine.until(({ state: { fixtures } }) => fixtures[0]!.decision !== null)
  const end = await mine.playAll(3)
  expect(end.state.entrants[1]).toMatchObject({ out: { how: 'withdrawn' }, replacement: { name: 'random' } })
  expect(end.state.fixtures.map(({ decision }) => decision)).toEqual(['played', 'played'])
})

test('LG-STATE-1, LG-MAN-1, LG-OUT-8: the clock starts it; a manager decides a fixture with a reason, and nobody else', async () => {
  const { first } = await open()
  const people = await Promise.all(['Noor', 'Sol', 'Kim'].map((name) => Person.called(name, first.url)))
  // Both must have entered first, which takes a while on a busy machine.
  const startAt = Date.now() + 10_000
  const manager = await Member.creating(people[0]!, { ...CUP, format: 'knockout', fill: { when: 'none' }, startAt })
  const [sol, kim] = people.slice(1).map((person) => new Member(person, manager.id))
  await sol!.enter()
  await kim!.enter()
  await manager.until(({ state }) => state.status === 'running')
  expect(await sol!.refused({ kind: 'adjudicated', fixture: 0, verdict: 'first', reason: 'I am better' })).toMatchObject({
    rule: 'LG-MAN-1',
  })
  expect(await manager.refused({ kind: 'result', fixture: 0, result: { ranks: [1, 2], diff: [0, 0], bouts: [0, 0] } })).toMatchObject({
    code: 'not-yours',
  })
  await manager.act({ kind: 'adjudicated', fixture: 0, verdict: 'second', reason: 'The first never came' })
  const { state } = await kim!.until((view) => view.state.status === 'finished')
  expect(state.champion).toBe(state.fixtures[0]!.sides[1])
})

test('LG-DATA-4, LG-MAN-2: a manager can change the definition before the start, which keeps invitations; nobody can after it', async () => {
  const { first } = await open()
  const [noor, sol, kim] = await Promise.all(['Noor', 'Sol', 'Kim'].map((name) => Person.called(name, first.url)))
  const { rows } = await first.store.pool.query<{ id: string }>("select id from guests where name in ('Noor', 'Sol') order by name")
  const cup = { ...CUP, format: 'knockout', entry: { who: 'list', list: rows.map(({ id }) => id) } }
  const manager = await Member.creating(noor!, cup)
  const change = (person: Person, more: Record<string, unknown>): Promise<Response> =>
    person.send('PUT', `/api/competitions/${manager.id}`, { id: randomUUID(), definition: { ...cup, entry: { who: 'list' }, ...more } })
  expect((await change(sol!, { bestOf: 3 })).status).toBe(409)
  expect((await change(noor!, { bestOf: 3 })).status).toBe(200)
  await expect(new Member(kim!, manager.id).enter()).rejects.toThrow('by invitation only')
  await manager.enter()
  await new Member(sol!, manager.id).enter()
  expect((await manager.view()).state.definition.bestOf).toBe(3)
  await manager.act({ kind: 'started' })
  expect((await change(noor!, { bestOf: 1 })).status).toBe(409)
})

test('AI opponents that fail are retried after a pause: others are served, and the site closes', async () => {
  let asked = 0
  const choose = (): Promise<never> => {
    asked++
    return Promise.reject(new Error('no thread is left'))
  }
  const { first } = await open({ thinker: { ...randomThinker(), choose } })
  const noor = await Person.called('Noor', first.url)
  const cup = await Member.creating(noor, { ...CUP, format: 'knockout', entry: { min: 8 } })
  await cup.act({ kind: 'started' })
  for (let i = 0; i < 5; i++) expect((await cup.view()).state.status).toBe('running')
  await first.close()
  expect(asked).toBeGreaterThan(0)
})
