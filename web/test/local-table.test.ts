import { game } from '@robodrome/gekido'
import { isPlay, readRecord, type Saved, type Snapshot, verify } from '@robodrome/table'
import { afterEach, expect, test, vi } from 'vitest'
import { momentsOf } from '../src/table/moments.ts'
import { LocalTable } from '../src/table/local-table.ts'
import { newTable, upToDate, type LocalSeat, type SavedTable } from '../src/table/saved.ts'

afterEach(() => void vi.useRealTimers())

const SEED = '5'.repeat(64)
const pause = async (): Promise<void> => {}
const seats: LocalSeat[] = [
  { kind: 'person', name: 'Mara' },
  { kind: 'mind', name: 'Kuro', mind: 'random' },
]
const fresh = (who = seats): SavedTable =>
  newTable({ game: 'gekido', settings: { mode: 'duel', seats: 2, options: {} }, seats: who, seed: SEED })

/** Plays the person's first option and the AI's move this many times, or to the end. */
async function play(table: LocalTable, most: number): Promise<void> {
  for (let i = 0; i < most; i++) {
    await table.run(pause)
    const { options, seat, phase } = table.snapshot()
    if (phase === 'over') return
    table.do({ type: 'choose', seat: seat!, text: options[i % options.length]!.text })
  }
  await table.run(pause)
}

test('a table goes on from what was saved at any step, down to the same dice', async () => {
  const table = new LocalTable(game, fresh(), () => {})
  await play(table, 9)
  const reopened = new LocalTable(game, JSON.parse(JSON.stringify(table.saved())) as SavedTable, () => {})
  table.look(0)
  expect(reopened.snapshot()).toEqual(table.snapshot())
  expect(reopened.chances()).toEqual(table.chances())
  await play(table, 5)
  await play(reopened, 5)
  table.look(0)
  reopened.look(0)
  expect(reopened.snapshot()).toEqual(table.snapshot())
})

test('a table as it was kept before it had steps like those on a server goes on where it was', async () => {
  const table = new LocalTable(game, fresh(), () => {})
  await play(table, 9)
  const { steps, seed, ...kept } = table.saved()
  const plays = steps.filter(isPlay)
  const opening = steps.flatMap((step) => (step.kind === 'start' ? step.outcomes : []))
  const older = { ...kept, secret: { seed, contributions: ['', ''] }, opening, plays }
  const reopened = new LocalTable(game, upToDate(JSON.parse(JSON.stringify(older)) as Parameters<typeof upToDate>[0]), () => {})
  table.look(0)
  expect(reopened.snapshot()).toEqual(table.snapshot())
  await play(reopened, 3)
  expect(upToDate(reopened.saved()).steps.length).toBeGreaterThan(steps.length)
})

test('how long a battle took is the time in which it was played, not that for which it lay aside', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const minutes = (n: number): unknown => vi.advanceTimersByTime(n * 60_000)
  const table = new LocalTable(game, fresh(), () => {})
  minutes(4)
  await play(table, 9)
  expect(table.snapshot().took).toBeNull()
  const kept = JSON.parse(JSON.stringify(table.saved())) as SavedTable
  minutes(24 * 60)
  const reopened = new LocalTable(game, kept, () => {})
  minutes(3)
  await play(reopened, 1000)
  expect(reopened.snapshot().took).toBe(7 * 60_000)
  minutes(5)
  expect(new LocalTable(game, reopened.saved(), () => {}).snapshot().took).toBe(7 * 60_000)
  const { played: _, ...older } = reopened.saved()
  expect(new LocalTable(game, older, () => {}).snapshot().took).toBeNull()
})

test('a whole battle against a program: its record proves every outcome, and has a moment for every step', async () => {
  const table = new LocalTable(game, fresh(), () => {})
  await play(table, 1000)
  const record = readRecord(table.record())
  expect(verify(game, record)).toMatchObject({ problems: [], dice: 'consistent' })
  const moments = table.moments()
  expect(moments.length).toBeGreaterThan(20)
  expect(moments.at(-1)!.view).toEqual(table.snapshot().view)
  expect(moments.at(-1)!.chances).toEqual(table.snapshot().result!.ranking[0]![0] === 0 ? [1, 0] : [0, 1])
  table.look(0)
  const told = (events: Snapshot['events']) => events.map(({ event }) => event)
  expect(moments.flatMap(({ events }) => told(events))).toEqual(told(table.snapshot().events))
  expect(momentsOf(game, record.settings, record.entries, 0)).toEqual(moments)
})

test('a battle goes on from a copy of another one to its end, and again from any of its steps', async () => {
  const first = new LocalTable(game, fresh(), () => {})
  await play(first, 9)
  const from = first.ask('copy', null) as unknown as Saved
  const table = new LocalTable(game, { ...fresh(), branch: true, from }, () => {})
  expect(table.snapshot()).toMatchObject({ view: first.snapshot().view, asked: first.snapshot().asked })
  await play(table, 6)
  const reopened = new LocalTable(game, JSON.parse(JSON.stringify(table.saved())) as SavedTable, () => {})
  table.look(0)
  expect(reopened.snapshot()).toEqual(table.snapshot())
  await play(table, 1000)
  const { view, phase } = table.snapshot()
  expect(phase).toBe('over')
  expect(table.moments().at(-1)!.view).toEqual(view)
})

test('a refusal names its rule and changes nothing', () => {
  const table = new LocalTable(game, fresh(), () => {})
  const before = JSON.stringify(table.saved().steps)
  expect(() => table.do({ type: 'choose', seat: 0, text: 'fly' })).toThrow(expect.objectContaining({ code: 'rule', rule: 'TABLE-MOVE' }))
  expect(() => table.do({ type: 'choose', seat: 1, text: 'fly' })).toThrow(expect.objectContaining({ code: 'not-yours' }))
  expect(JSON.stringify(table.saved().steps)).toBe(before)
})

test('what the page is told of the chances does not depend on what the seat cannot see', async () => {
  const table = new LocalTable(game, fresh(), () => {})
  await play(table, 12)
  for (const { chances } of table.chances()) expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
})

test('two people on one device: each look is through one seat only', async () => {
  const people: LocalSeat[] = [
    { kind: 'person', name: 'Mara' },
    { kind: 'person', name: 'Kenji' },
  ]
  const table = new LocalTable(game, fresh(people), () => {})
  expect(table.snapshot()).toMatchObject({ own: [0, 1], seat: 0 })
  table.look(1)
  expect(table.snapshot()).toMatchObject({ seat: 1, view: { seat: 1 } })
})

test('a hint is advice for the seat that is asked, and names an option that may be chosen', async () => {
  const table = new LocalTable(game, fresh(), () => {})
  await play(table, 9)
  const { seat, options } = table.snapshot()
  expect(seat).toBe(0)
  const { best, others } = table.hint()!
  expect([...best, ...others.map(({ text }) => text)].toSorted()).toEqual(options.map(({ text }) => text).toSorted())
})
