import { quickLuck } from '@robodrome/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { sparks } from '../../kernel/test/games/sparks.ts'
import type { OnEnded } from '../src/results/count.ts'
import { rebuild } from '../src/host/rebuild.ts'
import type { Store } from '../src/store/store.ts'
import { Hall } from '../src/tables/hall.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { playOut } from './support/play.ts'
import { projectionsOf } from './support/projections.ts'
import { openTestSite } from './support/site.ts'

const GAMES = new Map([ticTacToe, sparks].map((game) => [game.id, game]))
const silent = () => {}

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

/** Seats two people at a table of their own. Returns what they see. */
const pairAt = async (url: string, game: string, more = {}) => {
  const people = [await Person.called('Noor', url), await Person.called('Sol', url)]
  const { id } = await people[0]!.open(game, 2, more)
  for (const person of people) await person.sit(id)
  const eyes = people.map((person) => person.watch(id))
  for (const each of eyes) await each.until(({ phase }) => phase === 'playing')
  return { id, people, eyes, close: () => eyes.forEach((each) => each.close()) }
}

/** Noor marks the first column and Sol the second, so Noor has three in a row. */
const LINE = [0, 1, 3, 4, 6]

const playLine = async ({ eyes }: Awaited<ReturnType<typeof pairAt>>) => {
  for (const [i, cell] of LINE.entries()) {
    await eyes[i % 2]!.until(({ asked }) => asked.includes(i % 2))
    await eyes[i % 2]!.do({ type: 'choose', seat: i % 2, text: `${cell}` })
  }
}

test('the step that ends a match and its result are on the disk together, and the result is counted once', async () => {
  const { app, url } = await openTestSite(store)
  const pair = await pairAt(url, 'tic-tac-toe')
  await playLine(pair)
  const result = await store.db.selectFrom('results').selectAll().where('table_id', '=', pair.id).executeTakeFirstOrThrow()
  expect(result).toMatchObject({ game: 'tic-tac-toe', mode: 'standard', ranking: [[0], [1]], rule: 'TTT-3', pool: null })
  expect(result.players.map(({ rank }) => rank)).toEqual([1, 2])
  expect(Number(result.ended_at)).toBeGreaterThanOrEqual(Number(result.begun_at))
  const played = await store.db.selectFrom('played').select(['seat', 'outcome']).where('table_id', '=', pair.id).orderBy('seat').execute()
  expect(played).toEqual([
    { seat: 0, outcome: 'won' },
    { seat: 1, outcome: 'lost' },
  ])
  const [noor, sol] = result.players.map(({ player }) => player)
  const meetings = await store.db.selectFrom('meetings').select(['other', 'won', 'lost']).where('player', '=', noor!).execute()
  expect(meetings).toEqual([{ other: sol, won: 1, lost: 0 }])
  pair.close()
  await app.close()
})

test('the end stands: its player cannot take that choice back and play on with dice that everybody knows', async () => {
  const { app, url } = await openTestSite(store)
  const pair = await pairAt(url, 'tic-tac-toe')
  await playLine(pair)
  expect((await pair.eyes[0]!.until(({ phase }) => phase === 'over')).canTakeBack).toBe(false)
  expect(await pair.eyes[0]!.refused({ type: 'takeBack', seat: 0 })).toMatchObject({ code: 'wrong-time' })
  pair.close()
  await app.close()
})

test('a match that cannot be counted does not end: its step is rolled back, and made once it can be', async () => {
  const open = vi.spyOn(Hall, 'open')
  const { app, url } = await openTestSite(store)
  const hall = await (open.mock.results[0]!.value as Promise<Hall>)
  open.mockRestore()
  const league = vi.fn<OnEnded>(async () => {
    throw new Error('a league that is not ready')
  })
  hall.onEnded.push(league)
  const pair = await pairAt(url, 'tic-tac-toe')
  // A client whose connection broke resends the same id.
  const end = playLine(pair)
  await eventually(() => expect(league).toHaveBeenCalled())
  expect(await store.db.selectFrom('results').selectAll().where('table_id', '=', pair.id).execute()).toEqual([])
  hall.onEnded.pop()
  await end
  expect(await store.db.selectFrom('results').selectAll().where('table_id', '=', pair.id).execute()).toHaveLength(1)
  pair.close()
  await app.close()
})

test('a rebuild from the steps gives equal results, lists and due times, even when all of them are missing', async () => {
  const { app, url } = await openTestSite(store)
  const luck = quickLuck(7)
  for (const game of ['tic-tac-toe', 'sparks', 'tic-tac-toe']) {
    const pair = await pairAt(url, game)
    await Promise.all(pair.eyes.map((each) => playOut(each, luck)))
    pair.close()
  }
  const going = await pairAt(url, 'tic-tac-toe', { clock: { bank: 600_000, increment: 0 } })
  await going.eyes[0]!.do({ type: 'choose', seat: 0, text: '4' })
  going.close()
  await app.close()

  const before = await projectionsOf(store)
  expect(before['deadlines']).toHaveLength(1)
  expect(before['results']!.length).toBeGreaterThanOrEqual(3)
  expect(await rebuild(store, GAMES, silent)).toBe(before['results']!.length)
  expect(await projectionsOf(store)).toEqual(before)
  await store.pool.query(
    'delete from results; delete from meetings; delete from tallies; delete from deadlines; update tables set card = null',
  )
  await rebuild(store, GAMES, silent)
  expect(await projectionsOf(store)).toEqual(before)
})

test('a clock runs out at a table that nobody has loaded, also after a restart', async () => {
  const first = await openTestSite(store)
  const { id, close } = await pairAt(first.url, 'tic-tac-toe', { clock: { bank: 1_000, increment: 0 }, absence: 'loss' })
  close()
  await first.app.close()
  const second = await openTestSite(store)
  const result = () => store.db.selectFrom('results').select(['ranking', 'ended_at']).where('table_id', '=', id).executeTakeFirst()
  await eventually(async () => expect(await result()).toMatchObject({ ranking: [[1], [0]] }))
  expect(await store.db.selectFrom('deadlines').selectAll().where('key', '=', `clock ${id}`).execute()).toEqual([])
  await second.app.close()
})
