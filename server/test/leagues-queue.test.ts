import { registry } from '@robodrome/games'
import type { LogEntry } from '@robodrome/leagues'
import type { Queue, Reach } from '@robodrome/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { sinceWhen } from '../src/leagues/after-entries.ts'
import type { Parts } from '../src/site.ts'
import type { WaitsFor } from '../src/store/schema/schema.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { Member } from './support/league.ts'
import { Sink } from './support/sink.ts'
import { openTestSite } from './support/site.ts'

const DAY = 86_400_000
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

async function site(parts: Parts = {}) {
  const database = await newDatabase()
  cleanUp.push(database.drop)
  const store = await database.open()
  const { app, url } = await openTestSite(store, { againMs: 20, ...parts }, { targets: 'anywhere' })
  cleanUp.push(() => app.close().then(() => store.close()))
  return { store, url }
}

const queueOf = (person: Person): Promise<Queue> => person.read('GET', '/api/me/queue')

/** Collects the notices that a person receives outside the page. */
async function earOf(person: Person): Promise<() => { kind: string; what?: string; url?: string }[]> {
  const sink = await Sink.open()
  cleanUp.push(() => sink.close())
  await person.read<Reach>('PUT', '/api/me/webhook', { url: `${sink.url}/hook` })
  return () => sink.received.map(({ body }) => (JSON.parse(body.toString('utf8')) as { data: { kind: string } }).data)
}

const CUP = { title: 'A cup', events: [{ game: 'tic-tac-toe', mode: 'standard' }], format: 'knockout' }

test('LG-PACE-2: a match waits in the queue until one has sat down, is told once, and again before its deadline, also when that was moved', async () => {
  const { store, url } = await site()
  const [noor, sol, max] = await Promise.all(['Noor', 'Sol', 'Max'].map((name) => Person.called(name, url)))
  const cup = await Member.creating(max!, CUP)
  await new Member(noor!, cup.id).enter()
  await new Member(sol!, cup.id).enter()
  const told = await earOf(sol!)
  await cup.act({ kind: 'started' })
  const { state } = await cup.until((view) => typeof view.state.fixtures[0]?.table === 'string')
  const { table, deadline } = state.fixtures[0]!
  const duty = {
    competition: cup.id,
    title: 'A cup',
    game: 'tic-tac-toe',
    what: 'match',
    table,
    against: 'Noor',
    by: deadline,
    live: false,
  }
  expect((await queueOf(sol!)).leagues).toMatchObject([duty])
  expect((await queueOf(max!)).leagues).toEqual([])

  // Sol has just entered, and counts as present until a minute has passed.
  await store.pool.query("update notices set due_at = 0 where news ->> 'kind' = 'league'")
  const reminder = async () => {
    const { rows } = await store.pool.query<{ due_at: string; news: { due: number } }>(
      "select due_at, news from notices join guests on id = guest where name = 'Sol' and news ->> 'kind' = 'league-short' and due_at is not null",
    )
    return rows.map(({ due_at, news }) => [Number(due_at), news.due])
  }
  await vi.waitFor(async () => expect(await reminder()).toEqual([[deadline! - DAY, deadline]]), 20_000)
  await vi.waitFor(
    () => expect(told()).toMatchObject([{ kind: 'league', what: 'match', url: expect.stringContaining(`/#/leagues/${cup.id}`) }]),
    20_000,
  )

  const later = deadline! + 3 * DAY
  await cup.act({ kind: 'extended', fixture: 0, until: later, reason: 'holidays' })
  await store.pool.query("update notices set due_at = 0 where news ->> 'kind' = 'league-short'")
  await vi.waitFor(async () => expect(await reminder()).toEqual([[later - DAY, later]]), 20_000)
  expect(told()).toHaveLength(1)

  await sol!.sit(table!)
  await vi.waitFor(async () => expect((await queueOf(sol!)).leagues).toEqual([]), 20_000)
  expect((await queueOf(noor!)).leagues).toMatchObject([{ what: 'match', against: 'Sol' }])
  await store.pool.query("update notices set due_at = 0 where news ->> 'kind' = 'league-short' and due_at is not null")
  await vi.waitFor(async () => expect(await reminder()).toEqual([]), 20_000)
  expect(told().map(({ kind }) => kind)).toEqual(['league'])
})

test('LG-KEEP-5: a pick waits in the queue with its deadline; a player who has just picked is not notified of the next one at once', async () => {
  const { store, url } = await site({ registry: { pbl: registry['pbl']! } })
  const noor = await Person.called('Noor', url)
  const mine = await Member.creating(noor, {
    title: 'A league',
    events: [{ game: 'pbl', mode: 'regular' }],
    format: 'keeper',
    fill: { when: 'start', program: 'random' },
    entry: { min: 4 },
  })
  await mine.enter()
  await mine.act({ kind: 'started' })
  const { questions, answerBy } = await mine.until((view) => view.questions.length > 0)
  const [question] = questions
  if (question?.kind !== 'keeper') throw new Error('a pick was expected')
  expect((await queueOf(noor)).leagues).toMatchObject([{ what: 'keeper', by: answerBy, table: null, live: false }])
  const notices = async () =>
    (await store.pool.query<{ due_at: string }>("select due_at from notices where news ->> 'kind' = 'league'")).rows
  const first = await notices()
  expect(first).toHaveLength(1)
  await mine.act({ kind: 'wished', entrant: 0, cards: [question.cards[3]!] })
  expect(await notices()).toHaveLength(1)
  const at = Date.now()
  await mine.act({ kind: 'picked', entrant: 0, card: question.cards[0]! })
  await mine.until((view) => view.questions.length > 0)
  const both = await notices()
  expect(both).toHaveLength(2)
  expect(Number(both[1]!.due_at)).toBeGreaterThan(at + 30_000)
})

test('LG-OUT-7, LG-ENT-5: who is asked for more time finds it in the queue; whose rating is better has the first place', async () => {
  const { store, url } = await site({ registry: { gekido: registry['gekido']! } })
  const [noor, sol] = await Promise.all(['Noor', 'Sol'].map((name) => Person.called(name, url)))
  const cup = await Member.creating(noor!, { ...CUP, events: [{ game: 'gekido', mode: 'duel' }], seeding: 'rating' })
  const theirs = new Member(sol!, cup.id)
  await store.pool.query(
    "insert into ratings (pool, account, program, mu, sigma, matches) select 'gekido duel', id, false, 30, 2, 9 from guests where name = 'Sol'",
  )
  await cup.enter()
  await theirs.enter()
  await cup.act({ kind: 'started' })
  const { state } = await cup.until((view) => view.state.fixtures.length > 0)
  expect(state.entrants.map(({ rating }) => rating)).toEqual([0, 24])
  expect(state.fixtures[0]!.sides).toEqual([1, 0])
  const before = state.fixtures[0]!.deadline!
  await cup.act({ kind: 'more time', fixture: 0, entrant: 0 })
  expect(await cup.refused({ kind: 'more time', fixture: 0, entrant: 1 })).toMatchObject({ code: 'not-yours' })
  expect((await queueOf(sol!)).leagues.map(({ what, against }) => [what, against])).toContainEqual(['time', 'Noor'])
  await theirs.act({ kind: 'more time', fixture: 0, entrant: 1 })
  expect((await queueOf(sol!)).leagues.map(({ what }) => what)).not.toContain('time')
  expect((await cup.view()).state.fixtures[0]!.deadline).toBe(before + 3 * DAY)
})

test('LG-SAL-9: who is asked to raise again after raising is asked anew; who merely waits on is not', () => {
  const bid: WaitsFor = { guest: 'noor', what: 'bid', table: null, seat: null, against: null, by: 5, since: 0 }
  const before = [{ ...bid, since: 3 }]
  const entries: LogEntry[] = [
    { n: 9, at: 0, by: 'noor', data: { kind: 'raised', entrant: 0, bid: 4 } },
    { n: 9, at: 0, by: 'noor', data: { kind: 'wished', entrant: 0, cards: [] } },
    { n: 9, at: 0, by: '', data: { kind: 'outage', length: 1 } },
  ]
  expect(entries.map((entry) => sinceWhen(before, [bid], [entry])[0]!.since)).toEqual([9, 3, 3])
})
