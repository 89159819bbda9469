import type { BattleList, WatchList } from '@robodrome/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import type { Store } from '../src/store/store.ts'
import { LiveCourse } from '../src/watch/live-course.ts'
import { retell } from '../src/host/retell.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { openTestSite } from './support/site.ts'

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

test('the top table’s win chances are worked out for the next request, once per move; a failure does no harm', async () => {
  const asked: number[] = []
  const said: string[] = []
  const guessedCourse = async (_game: unknown, _settings: unknown, { length }: readonly unknown[]): Promise<number[][]> => {
    asked.push(length)
    if (length === 3) throw new Error('no thread')
    return [
      [0.5, 0.5],
      [length / 10, 1 - length / 10],
    ]
  }
  const course = new LiveCourse({ guessedCourse }, (message) => said.push(message))
  const entry = { kind: 'outcome' as const, text: '1' }
  const look = (table: string, moves: number) =>
    course.of(table, {
      game: sparks,
      settings: { mode: 'standard', seats: 2, options: {} },
      entries: Array.from({ length: moves }, () => entry),
    })
  expect(look('a', 1)).toBeNull()
  await Promise.resolve()
  expect([look('a', 1)?.[1], look('a', 2)?.[1]]).toEqual([
    [0.1, 0.9],
    [0.1, 0.9],
  ])
  await Promise.resolve()
  expect(look('a', 3)?.[1]).toEqual([0.2, 0.8])
  await eventually(async () => expect(said).toEqual(['the win chances of table a failed: Error: no thread']))
  expect([look('a', 3)?.[1], look('b', 3)]).toEqual([[0.2, 0.8], null])
  expect(asked).toEqual([1, 2, 3, 3])
})

const watchAt = async (person: Person): Promise<WatchList> => person.read('GET', '/api/watch')

test('public matches can be watched live, with spectators and win chances, and afterwards as a story', async () => {
  const { app, url } = await openTestSite(store)
  const [noor, sol, mara] = await Promise.all(['Noor', 'Sol', 'Mara'].map((name) => Person.called(name, url)))
  const { id } = await noor!.open('sparks', 2, { public: true })
  const { id: hidden } = await noor!.open('sparks', 2)
  for (const table of [id, hidden]) for (const person of [noor!, sol!]) await person.sit(table)
  const eyes = [noor!.watch(id), sol!.watch(id)]
  const onlooker = mara!.watch(id)
  await Promise.all([noor!.begin(hidden), sol!.begin(hidden)])
  await Promise.all([...eyes, onlooker].map((each) => each.until(({ phase, watching }) => phase === 'playing' && watching === 1)))
  // Everybody sees the same list for several seconds.
  await eventually(async () => expect((await watchAt(mara!)).live).toHaveLength(1))
  const { live } = await watchAt(mara!)
  expect(live).toMatchObject([{ table: id, names: ['Noor', 'Sol'], watching: 1, rated: false }])
  expect(live[0]!.chances!.reduce((sum, each) => sum + each)).toBeCloseTo(1)
  while (eyes[0]!.snapshot!.phase === 'playing') {
    for (const each of eyes) {
      const { asked, own, options, phase } = each.snapshot!
      if (phase === 'playing' && asked.includes(own[0]!)) await each.do({ type: 'choose', seat: own[0]!, text: options[0]!.text })
    }
    await eyes[0]!.until(({ asked, phase }) => phase === 'over' || asked.length === 2)
    await eyes[1]!.until(({ seq }) => seq === eyes[0]!.snapshot!.seq)
  }
  await eventually(async () => expect((await watchAt(mara!)).stories).toHaveLength(1))
  const [story] = (await watchAt(mara!)).stories
  const winners = eyes[0]!.snapshot!.result!.ranking[0]!
  expect(story).toMatchObject({ table: id, winners, names: ['Noor', 'Sol'] })
  const ofWinners = story!.chances.map((row) => winners.reduce((sum, seat) => sum + row[seat]!, 0))
  expect(ofWinners.at(-1)).toBe(1)
  expect(story!.swing).toBeCloseTo(1 - Math.min(...ofWinners))
  const { battles } = await noor!.read<BattleList>('GET', '/api/people/me/battles')
  expect(battles).toMatchObject([{ table: id, story: { tale: story!.tale, lowest: 1 - story!.swing } }])
  expect(battles[0]!.luck).toEqual(expect.any(Number))
  const told = () => store.db.selectFrom('stories').selectAll().orderBy('table_id').execute()
  const before = await told()
  await store.pool.query('update stories set story = null, luck = null, swing = 0')
  expect(await retell(store, new Map([[sparks.id, sparks]]), silent)).toBe(1)
  expect(await told()).toEqual(before)
  expect((await watchAt(mara!)).stories).toEqual([story])
  await noor!.send('DELETE', '/api/account')
  expect((await watchAt(mara!)).stories).toMatchObject([{ names: ['deleted', 'Sol'] }])
  for (const each of [...eyes, onlooker]) each.close()
  await app.close()
})

test('every public table that is being played can be watched: also one at which nothing was done for an hour, after those where something was', async () => {
  const { app, url } = await openTestSite(store)
  const [noor, sol] = await Promise.all(['Noor', 'Sol'].map((name) => Person.called(name, url)))
  const begin = async (): Promise<string> => {
    const { id } = await noor!.open('sparks', 2, { public: true })
    for (const person of [noor!, sol!]) await person.sit(id)
    await Promise.all([noor!.begin(id), sol!.begin(id)])
    return id
  }
  const slow = await begin()
  const swift = await begin()
  await store.pool.query('update steps set at = at - 3600000 where table_id = $1', [slow])
  const listed = async (path: string): Promise<string[]> => {
    const { tables = [], live = [] } = await noor!.read<{ tables?: { id: string; phase: string }[]; live?: { table: string }[] }>(
      'GET',
      path,
    )
    return [...tables.filter(({ phase }) => phase === 'playing').map(({ id }) => id), ...live.map(({ table }) => table)].toSorted()
  }
  await eventually(async () => expect(await listed('/api/watch')).toEqual([slow, swift].toSorted()))
  expect(await listed('/api/tables')).toEqual([slow, swift].toSorted())
  const { live } = await watchAt(noor!)
  expect(live.map(({ table }) => table)).toEqual([swift, slow])
  expect(live[0]!.at - live[1]!.at).toBeGreaterThan(3_000_000)
  await app.close()
})
