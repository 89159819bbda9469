import { quickLuck } from '@robodrome/kernel'
import {
  closesAt,
  commitment,
  COUNTDOWN_MS,
  gatheringDue,
  grant,
  PATIENCE_MS,
  promiseOf,
  readRecord,
  Refused,
  Table,
  type Circumstances,
  type Guest,
  type Wish,
} from '@robodrome/table'
import { beforeEach, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { playOut } from './play.ts'

const NOOR: Guest = { id: 'noor', name: 'Noor' }
const SOL = { id: 'sol', name: 'Sol' }
const SEEDS = ['aa', 'bb', 'cc'].map((each) => each.repeat(32))
const settings = { mode: 'standard', seats: 2, options: {} }
const WORDS = ['11'.repeat(16), '22'.repeat(16)]

let clock = 1
let table: Table
beforeEach(() => {
  clock = 1_000
  table = new Table({
    id: 'aaaaaaaaaaaa',
    game: sparks,
    settings,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    public: false,
    clock: null,
    absence: 'answers',
    host: 'noor',
    seed: SEEDS[0]!,
    createdAt: 0,
  })
})

const here: Circumstances = { minds: ['random', 'search'], isAway: () => false, now: () => clock, newSeed: () => SEEDS[1]! }

/** Carries out a wish, and then everything that is due. */
function ask(guest: Guest, wish: Wish): void {
  table.perform(grant(table, guest, wish, here), clock)
  for (let due = gatheringDue(table, clock); due !== null; due = gatheringDue(table, clock)) table.perform(due, clock)
}

const sitDown = (guest: Guest, seat: number, word = WORDS[seat]!): void => ask(guest, { type: 'sit', seat, promise: promiseOf(word) })
const refused = (act: () => void): string => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
  return 'done'
}

test('contributions are shown only when all have promised, and the match begins with the last one', () => {
  sitDown(NOOR, 0)
  expect(refused(() => ask(NOOR, { type: 'reveal', seat: 0, contribution: WORDS[0]! }))).toBe('wrong-time')
  sitDown(SOL, 1)
  expect(table.dice()).toMatchObject({ closed: true, promises: WORDS.map(promiseOf), contributions: [null, null], seed: null })
  ask(NOOR, { type: 'reveal', seat: 0, contribution: WORDS[0]! })
  expect(table.phase).toBe('open')
  ask(SOL, { type: 'reveal', seat: 1, contribution: WORDS[1]! })
  expect(table.phase).toBe('playing')
  expect(table.course!.secret).toEqual({ seed: SEEDS[0], contributions: WORDS })
  playOut(table.course!, quickLuck(1), () => expect(table.dice().seed).toBe(table.phase === 'over' ? SEEDS[0] : null))
  expect(table.phase).toBe('over')
})

test('only the promised contribution can be shown, only by its seat, and only once', () => {
  sitDown(NOOR, 0)
  sitDown(SOL, 1)
  expect(refused(() => ask(SOL, { type: 'reveal', seat: 1, contribution: WORDS[0]! }))).toBe('malformed')
  expect(refused(() => ask(SOL, { type: 'reveal', seat: 0, contribution: WORDS[0]! }))).toBe('not-yours')
  ask(SOL, { type: 'reveal', seat: 1, contribution: WORDS[1]! })
  expect(refused(() => ask(SOL, { type: 'reveal', seat: 1, contribution: WORDS[1]! }))).toBe('wrong-time')
})

test('a seat cannot promise anew by sitting down again, nor sit down once the table has closed', () => {
  sitDown(NOOR, 0)
  expect(refused(() => sitDown(NOOR, 0, WORDS[1]))).toBe('wrong-time')
  ask(NOOR, { type: 'standUp', seat: 0 })
  expect(refused(() => sitDown(NOOR, 0, WORDS[1]))).toBe('wrong-time')
  sitDown(NOOR, 0)
  sitDown(SOL, 1)
  expect(refused(() => sitDown(SOL, 1))).toBe('wrong-time')
})

test('a player who shows nothing can be removed after a minute: these dice are dropped, and everybody promises again', () => {
  sitDown(NOOR, 0)
  sitDown(SOL, 1)
  ask(NOOR, { type: 'reveal', seat: 0, contribution: WORDS[0]! })
  expect(refused(() => ask(NOOR, { type: 'putOut', seat: 1 }))).toBe('wrong-time')
  clock += PATIENCE_MS
  expect(refused(() => ask(NOOR, { type: 'putOut', seat: 0 }))).toBe('wrong-time')
  expect(refused(() => ask({ id: 'mara', name: 'Mara' }, { type: 'putOut', seat: 1 }))).toBe('not-yours')
  ask(NOOR, { type: 'putOut', seat: 1 })
  expect(table.dice()).toEqual({
    commitment: commitment(SEEDS[1]!),
    promises: [null, null],
    contributions: [null, null],
    closed: false,
    redrawn: 1,
    seed: null,
    seal: null,
  })
  expect(table.chairs.map(({ guest }) => guest)).toEqual(['noor', null])
  sitDown(SOL, 1)
  expect(table.dice().closed).toBe(false)
  sitDown(NOOR, 0, '33'.repeat(16))
  expect(table.dice().closed).toBe(true)
})

test('standing up after everybody has promised restarts the dice', () => {
  sitDown(NOOR, 0)
  sitDown(SOL, 1)
  ask(SOL, { type: 'standUp', seat: 1 })
  expect(table.dice()).toMatchObject({ closed: false, redrawn: 1, commitment: commitment(SEEDS[1]!), promises: [null, null] })
})

test('minds that the owner let in leave when the dice restart', () => {
  sitDown(NOOR, 0)
  ask(NOOR, { type: 'start' })
  expect(table.dice()).toMatchObject({ closed: true, promises: [promiseOf(WORDS[0]!), null] })
  ask(NOOR, { type: 'standUp', seat: 0 })
  expect(table.players()).toEqual([
    { kind: 'open', name: '', bot: false },
    { kind: 'open', name: '', bot: false },
  ])
})

test('a bot is marked in its seat and in the record, and a later player of that seat is not', () => {
  sitDown({ ...NOOR, bot: true }, 0)
  expect(table.players()[0]).toEqual({ kind: 'person', name: 'Noor', bot: true })
  ask(NOOR, { type: 'standUp', seat: 0 })
  sitDown({ id: 'kuro', name: 'Kuro' }, 0)
  sitDown({ ...SOL, bot: true }, 1)
  ask({ id: 'kuro', name: 'Kuro' }, { type: 'reveal', seat: 0, contribution: WORDS[0]! })
  ask(SOL, { type: 'reveal', seat: 1, contribution: WORDS[1]! })
  expect(table.players().map(({ bot }) => bot)).toEqual([false, true])
  expect(readRecord(table.course!.record(['Kuro', 'Sol'], [1])).bots).toBe('1')
  expect(readRecord(table.course!.record(['Kuro', 'Sol'])).bots).toBeUndefined()
})

test('a player in a reserved seat has their own name', () => {
  const kept = { kind: 'reserved', guest: 'noor', name: 'Noor' } as const
  table = new Table({ ...table.plan, seats: [kept, { kind: 'open' }] })
  expect(table.players()[0]).toMatchObject({ kind: 'open', name: 'Noor' })
  sitDown({ id: 'other', name: 'Noor' }, 1)
  sitDown(NOOR, 0)
  expect(table.players().map(({ name }) => name)).toEqual(['Noor', 'Noor 2'])
})

test('a full table waits for players who are not ready, and then a moment more, in which anybody may object', () => {
  sitDown(NOOR, 0)
  ask(SOL, { type: 'sit', seat: 1, promise: promiseOf(WORDS[1]!), ready: false })
  expect(table.dice().closed).toBe(false)
  expect(closesAt(table)).toBeNull()
  expect(refused(() => ask(NOOR, { type: 'ready', seat: 1, on: true }))).toBe('not-yours')
  expect(refused(() => ask(SOL, { type: 'ready', seat: 1, on: false }))).toBe('wrong-time')
  ask(SOL, { type: 'ready', seat: 1, on: true })
  expect(closesAt(table)).toBe(clock + COUNTDOWN_MS)
  clock += COUNTDOWN_MS - 1
  expect(gatheringDue(table, clock)).toBeNull()
  ask(NOOR, { type: 'ready', seat: 0, on: false })
  clock += COUNTDOWN_MS
  expect(gatheringDue(table, clock)).toBeNull()
  ask(NOOR, { type: 'ready', seat: 0, on: true })
  clock += COUNTDOWN_MS
  expect(gatheringDue(table, clock)).toEqual({ kind: 'close', minds: [] })
})

test('a table does not wait for players who sit down ready, as bots do', () => {
  sitDown({ ...NOOR, bot: true }, 0)
  sitDown(SOL, 1)
  expect(table.dice().closed).toBe(true)
})

test('a player who promises again after the dice restarted is as ready as before', () => {
  ask(SOL, { type: 'sit', seat: 0, promise: promiseOf(WORDS[0]!), ready: false })
  sitDown(SOL, 0)
  expect(table.chairs[0]!.ready).toBe(false)
})

test('the owner begins although somebody is not ready, with the named AI in the open seat', () => {
  ask(SOL, { type: 'sit', seat: 0, promise: promiseOf(WORDS[0]!), ready: false })
  expect(refused(() => ask(NOOR, { type: 'start', mind: 'nobody' }))).toBe('not-found')
  ask(NOOR, { type: 'start', mind: 'search' })
  expect(table.players().map(({ name }) => name)).toEqual(['Sol', 'search'])
})

test('the owner gives an open seat to an AI, changes it and opens it again; nobody else may, and no taken seat changes', () => {
  sitDown(NOOR, 0)
  expect(refused(() => ask(SOL, { type: 'giveSeatToMind', seat: 1, mind: 'search' }))).toBe('not-yours')
  expect(refused(() => ask(NOOR, { type: 'giveSeatToMind', seat: 0, mind: 'search' }))).toBe('full')
  expect(refused(() => ask(NOOR, { type: 'openSeat', seat: 1 }))).toBe('wrong-time')
  ask(NOOR, { type: 'giveSeatToMind', seat: 1, mind: 'search' })
  expect(refused(() => sitDown(SOL, 1))).toBe('full')
  ask(NOOR, { type: 'giveSeatToMind', seat: 1, mind: 'random' })
  expect(refused(() => ask(NOOR, { type: 'giveSeatToMind', seat: 1, mind: 'random' }))).toBe('wrong-time')
  expect(refused(() => ask(SOL, { type: 'openSeat', seat: 1 }))).toBe('not-yours')
  ask(NOOR, { type: 'openSeat', seat: 1 })
  sitDown(SOL, 1)
  expect(table.players().map(({ name }) => name)).toEqual(['Noor', 'Sol'])
})

test('at a table with reserved seats the seating is settled, and guests are ready once they come', () => {
  table = new Table({
    ...table.plan,
    seats: [
      { kind: 'reserved', guest: 'sol', name: 'Sol' },
      { kind: 'mind', mind: 'random' },
    ],
  })
  expect(refused(() => ask(NOOR, { type: 'giveSeatToMind', seat: 1, mind: 'search' }))).toBe('wrong-time')
  expect(refused(() => ask(NOOR, { type: 'openSeat', seat: 1 }))).toBe('wrong-time')
  ask(SOL, { type: 'sit', seat: 0, promise: promiseOf(WORDS[0]!), ready: false })
  expect(table.dice().closed).toBe(true)
})
