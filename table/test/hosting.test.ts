import {
  afterAbsence,
  awaited,
  dueAt,
  gatheringDue,
  grant,
  HOST_GONE_MS,
  promiseOf,
  Refused,
  SEAT_KEPT_MS,
  seatsOf,
  Table,
  type Circumstances,
  type Guest,
  type Step,
  type TablePlan,
  type Wish,
} from '@robodrome/table'
import { beforeEach, expect, test } from 'vitest'
import { volley } from '../../kernel/test/games/volley.ts'

const NOOR: Guest = { id: 'noor', name: 'Noor' }
const SOL: Guest = { id: 'sol', name: 'Sol' }
const MARA: Guest = { id: 'mara', name: 'Mara' }
const WORD = '11'.repeat(16)
const PLAN: TablePlan = {
  id: 'aaaaaaaaaaaa',
  game: volley,
  settings: { mode: 'standard', seats: 3, options: {} },
  seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
  public: false,
  clock: null,
  absence: 'answers',
  host: 'noor',
  seed: 'aa'.repeat(32),
  createdAt: 0,
}

let clock = 1_000
let table: Table
let steps: { step: Step; at: number }[]
const open = (more: Partial<TablePlan> = {}): void => {
  table = new Table({ ...PLAN, ...more })
  steps = []
}
beforeEach(() => {
  clock = 1_000
  open()
})

const here: Circumstances = { minds: ['random', 'search'], isAway: () => false, now: () => clock, newSeed: () => 'bb'.repeat(32) }
const perform = (draft: Parameters<Table['perform']>[0]): void => void steps.push({ step: table.perform(draft, clock), at: clock })
const ask = (guest: Guest, wish: Wish): void => perform(grant(table, guest, wish, here))
const sit = (guest: Guest, seat: number): void => ask(guest, { type: 'sit', seat, promise: promiseOf(WORD) })
const goes = (seat: number | null): void => perform({ kind: 'away', seat, on: true })
const refused = (act: () => void): string => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
  return 'done'
}
/** Lets time pass and does everything that becomes due. */
const wait = (ms: number): void => {
  clock += ms
  for (let due = gatheringDue(table, clock); due !== null; due = gatheringDue(table, clock)) perform(due)
}
const told = (): string[] => table.comings.map(({ kind, name }) => `${kind} ${name}`)
const again = (): Table => {
  const other = new Table(table.plan)
  for (const [i, { step, at }] of steps.entries()) other.recall(i + 1, step, at)
  return other
}

/** Noor begins with two AI opponents in the open seats. */
const beginAlone = (): void => {
  sit(NOOR, 0)
  ask(NOOR, { type: 'start', mind: 'search' })
  ask(NOOR, { type: 'reveal', seat: 0, contribution: WORD })
  wait(0)
}

test('when the owner has been away for two minutes, the next present person becomes the owner', () => {
  sit(NOOR, 0)
  sit(SOL, 2)
  expect(dueAt(table)).toBeNull()
  goes(0)
  expect(dueAt(table)).toBe(clock + HOST_GONE_MS)
  wait(HOST_GONE_MS - 1)
  expect(table.host).toBe('noor')
  expect(refused(() => ask(SOL, { type: 'giveSeatToMind', seat: 1 }))).toBe('not-yours')
  wait(1)
  expect(table.host).toBe('sol')
  expect(told().at(-1)).toBe('hosts Sol')
  ask(SOL, { type: 'giveSeatToMind', seat: 1 })
  perform({ kind: 'away', seat: 0, on: false })
  expect(refused(() => ask(NOOR, { type: 'start' }))).toBe('not-yours')
  expect(again()).toMatchObject({ host: 'sol', comings: table.comings })
})

test('an owner who comes back in time stays the owner; absent people and bots never become owners', () => {
  sit(NOOR, 0)
  sit(SOL, 1)
  ask({ id: 'bolt', name: 'Bolt', bot: true }, { type: 'sit', seat: 2, promise: promiseOf(WORD) })
  perform({ kind: 'ready', seat: 1, on: false })
  goes(0)
  wait(HOST_GONE_MS / 2)
  perform({ kind: 'away', seat: 0, on: false })
  wait(HOST_GONE_MS)
  expect(table.host).toBe('noor')
  goes(0)
  goes(1)
  wait(HOST_GONE_MS * 5)
  expect([table.host, table.chairs.map(({ guest }) => guest)]).toEqual(['noor', ['noor', 'sol', 'bolt']])
  perform({ kind: 'away', seat: 1, on: false })
  wait(0)
  expect([table.host, table.chairs.map(({ guest }) => guest)]).toEqual(['sol', [null, 'sol', 'bolt']])
})

test('an absent person’s seat is kept for five minutes, visibly; then it opens, and the table is notified', () => {
  sit(NOOR, 0)
  sit(SOL, 1)
  goes(1)
  clock += 60_000
  expect(seatsOf(table, { isHere: (guest) => guest === 'noor', watching: 0, now: clock })[1]).toMatchObject({
    connected: false,
    opensIn: SEAT_KEPT_MS - 60_000,
  })
  wait(SEAT_KEPT_MS - 60_000 - 1)
  expect(table.chairs[1]!.guest).toBe('sol')
  wait(1)
  expect(table.chairs[1]!.guest).toBeNull()
  expect(told()).toEqual(['sat Noor', 'sat Sol', 'absent Sol'])
  sit(SOL, 1)
  expect(afterAbsence(table)).toBeNull()
})

test('nobody has to stay if nobody waits, in daily games, or in a reserved seat', () => {
  sit(NOOR, 0)
  goes(0)
  expect(dueAt(table)).toBeNull()
  open({ clock: { bank: 3 * 86_400_000, increment: 86_400_000 } })
  sit(NOOR, 0)
  sit(SOL, 1)
  expect(awaited(table)).toEqual([])
  open({ seats: [{ kind: 'open' }, { kind: 'reserved', guest: 'sol', name: 'Sol' }, { kind: 'open' }] })
  sit(NOOR, 0)
  sit(SOL, 1)
  goes(1)
  expect(dueAt(table)).toBeNull()
})

test('a table also waits for an owner without a seat, and only once for people with two seats', () => {
  sit(SOL, 0)
  sit(SOL, 1)
  expect(awaited(table)).toEqual([
    { guest: 'sol', seat: 0 },
    { guest: 'noor', seat: null },
  ])
  goes(null)
  wait(HOST_GONE_MS)
  expect(table.host).toBe('sol')
})

test('before the table closes, only the owner may free somebody else’s seat', () => {
  sit(NOOR, 0)
  sit(SOL, 1)
  sit(MARA, 2)
  expect(refused(() => ask(SOL, { type: 'putOut', seat: 2 }))).toBe('wrong-time')
  expect(refused(() => ask(NOOR, { type: 'putOut', seat: 0 }))).toBe('wrong-time')
  ask(NOOR, { type: 'putOut', seat: 2 })
  expect(told().at(-1)).toBe('removed Mara')
  expect(table.chairs[2]!.guest).toBeNull()
})

test('a newcomer takes over one seat that was open at the start; a player of the match cannot', () => {
  expect(refused(() => ask(SOL, { type: 'takeOver', seat: 1 }))).toBe('wrong-time')
  beginAlone()
  expect(refused(() => ask(NOOR, { type: 'takeOver', seat: 1 }))).toBe('wrong-time')
  expect(refused(() => ask(SOL, { type: 'takeOver', seat: 0 }))).toBe('full')
  expect(refused(() => ask(SOL, { type: 'takeOver', seat: 9 }))).toBe('not-found')
  ask({ id: 'other', name: 'Noor' }, { type: 'takeOver', seat: 1 })
  expect(table.players()[1]).toEqual({ kind: 'person', name: 'Noor 2', bot: false })
  expect(seatsOf(table, { isHere: () => true, watching: 0, now: clock })[1]).toMatchObject({ offered: false, tookOverFrom: 'search' })
  expect(table.comings.at(-1)).toMatchObject({ kind: 'tookOver', seat: 1, name: 'Noor 2', program: 'search' })
  expect(refused(() => ask({ id: 'other', name: 'Noor' }, { type: 'takeOver', seat: 2 }))).toBe('wrong-time')
  expect(refused(() => ask(SOL, { type: 'takeOver', seat: 1 }))).toBe('full')
  expect(again().chairs).toEqual(table.chairs)
})

test('a seat that the owner gave to an AI stays the AI’s, unless the owner offers it', () => {
  sit(NOOR, 0)
  ask(NOOR, { type: 'giveSeatToMind', seat: 1 })
  beginAlone()
  expect(refused(() => ask(SOL, { type: 'takeOver', seat: 1 }))).toBe('not-yours')
  expect(refused(() => ask(SOL, { type: 'offerSeat', seat: 1, on: true }))).toBe('not-yours')
  expect(refused(() => ask(NOOR, { type: 'offerSeat', seat: 0, on: true }))).toBe('full')
  expect(refused(() => ask(NOOR, { type: 'offerSeat', seat: 1, on: false }))).toBe('wrong-time')
  ask(NOOR, { type: 'offerSeat', seat: 1, on: true })
  ask(NOOR, { type: 'offerSeat', seat: 2, on: false })
  expect(refused(() => ask(SOL, { type: 'takeOver', seat: 2 }))).toBe('not-yours')
  ask(SOL, { type: 'takeOver', seat: 1 })
  expect(table.players().map(({ kind }) => kind)).toEqual(['person', 'person', 'mind'])
})

test('nobody else takes over a reserved seat', () => {
  open({ seats: [{ kind: 'open' }, { kind: 'reserved', guest: 'sol', name: 'Sol' }, { kind: 'open' }] })
  beginAlone()
  expect(refused(() => ask(MARA, { type: 'takeOver', seat: 1 }))).toBe('not-yours')
  ask(SOL, { type: 'takeOver', seat: 1 })
  expect(table.players()[1]).toMatchObject({ kind: 'person', name: 'Sol' })
})
