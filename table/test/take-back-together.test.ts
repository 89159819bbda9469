import type { Game } from '@robodrome/kernel'
import {
  grant,
  promiseOf,
  readRecord,
  Refused,
  Table,
  verify,
  writeRecord,
  type Circumstances,
  type Guest,
  type SavedTable,
  type SeatPlan,
  type Step,
  type Wish,
} from '@robodrome/table'
import { beforeEach, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'

const PEOPLE: Guest[] = [
  { id: 'noor', name: 'Noor' },
  { id: 'sol', name: 'Sol' },
]
const WORDS = ['11'.repeat(16), '22'.repeat(16)]
const PLAN = {
  id: 'aaaaaaaaaaaa',
  settings: { mode: 'standard', seats: 2, options: {} },
  public: false,
  clock: null,
  absence: 'answers' as const,
  host: 'noor',
  seed: 'aa'.repeat(32),
  createdAt: 0,
}
const OPEN: SeatPlan = { kind: 'open' }

let now = 0
let table: Table
let steps: Step[]
let saves: SavedTable[]
let plan: ConstructorParameters<typeof Table>[0]
const here: Circumstances = { minds: ['random'], isAway: () => false, now: () => now, newSeed: () => 'bb'.repeat(32) }
const perform = (draft: Parameters<Table['perform']>[0]): void => {
  steps.push(table.perform(draft, (now += 1000)))
  const saved = table.save()
  if (saved !== null) saves.push(JSON.parse(JSON.stringify(saved)) as SavedTable)
}
const act = (seat: number, wish: Wish): void => perform(grant(table, PEOPLE[seat]!, wish, here))
const refusal = (seat: number, wish: Wish): string => {
  try {
    act(seat, wish)
  } catch (error) {
    if (error instanceof Refused) return error.message
  }
  return 'done'
}

function begin(game: Game, change: { seats?: SeatPlan[]; rated?: true; bot?: true } = {}): void {
  const { seats = [OPEN, OPEN], rated, bot } = change
  plan = { ...PLAN, game, seats, ...(rated && { rated }) }
  table = new Table(plan)
  ;[steps, saves, now] = [[], [], 0]
  const people = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  if (bot) PEOPLE[1] = { ...PEOPLE[1]!, bot: true }
  for (const seat of people) act(seat, { type: 'sit', seat, promise: promiseOf(WORDS[seat]!) })
  if (bot) PEOPLE[1] = { id: 'sol', name: 'Sol' }
  perform({ kind: 'close', minds: [] })
  for (const seat of people) act(seat, { type: 'reveal', seat, contribution: WORDS[seat]! })
  perform({ kind: 'start', minds: [] })
}
const mark = (seat: number, text: string): void => act(seat, { type: 'choose', seat, text })
const ask = (seat: number): void => act(seat, { type: 'propose', seat, how: 'take back' })
const cells = () => (table.course!.match.position as unknown as { cells: (number | null)[] }).cells

beforeEach(() => begin(ticTacToe))

test('the others allow it: the position before the choice is back, and the record has every line', () => {
  mark(0, '4')
  mark(1, '0')
  ask(0)
  expect([table.proposal, cells()[4]]).toEqual([{ how: 'take back', by: 0, yes: [0] }, 0])
  act(1, { type: 'accept', seat: 1 })
  expect([table.proposal, table.asked(), cells()]).toEqual([null, [0], Array<null>(9).fill(null)])
  expect(table.comings.at(-1)).toMatchObject({ kind: 'tookBack', seat: 0 })
  for (const [i, text] of ['4', '0', '3', '1', '5'].entries()) mark(i % 2, text)
  const record = readRecord(table.record())
  expect(table.record()).toContain('\n0 4\n1 0\n! 0 takes back\n0 4\n1 0\n')
  expect(record.entries.map((entry) => (entry.kind === 'choice' ? entry.text : entry.kind))).toEqual(['4', '0', '3', '1', '5'])
  expect(verify(ticTacToe, record)).toMatchObject({ problems: [], dice: 'consistent' })
})

test('the steps lead to the same table again, from the beginning and from every saved position', () => {
  mark(0, '4')
  mark(1, '0')
  ask(0)
  expect(refusal(0, { type: 'accept', seat: 1 })).toBe('This is not your seat.')
  act(0, { type: 'turnDown', seat: 0 })
  ask(0)
  act(1, { type: 'accept', seat: 1 })
  for (const [i, text] of ['4', '0', '3', '1', '5'].entries()) mark(i % 2, text)
  for (const saved of [undefined, ...saves]) {
    const again = new Table(plan)
    steps.forEach((step, i) => again.recall(i + 1, step, (i + 1) * 1000, saved))
    expect(again.record()).toBe(table.record())
    expect(again.course!.undone).toBe(1)
  }
})

test('a request ends with the next choice and when it is turned down; the player then has to move before the next one', () => {
  mark(0, '4')
  mark(1, '0')
  ask(0)
  mark(0, '3')
  expect(table.proposal).toBeNull()
  mark(1, '1')
  ask(0)
  act(1, { type: 'turnDown', seat: 1 })
  expect([cells()[3], table.proposal]).toEqual([0, null])
  expect(refusal(0, { type: 'propose', seat: 0, how: 'take back' })).toMatch(/^Your offer was turned down/)
})

test('a choice that the player can take back alone needs no request, and there must be one', () => {
  expect(refusal(0, { type: 'propose', seat: 0, how: 'take back' })).toMatch(/^This choice stands/)
  mark(0, '4')
  expect(refusal(0, { type: 'propose', seat: 0, how: 'take back' })).toBe('You can take this choice back yourself, without asking.')
})

test('what was hidden and is shown stays: the request is refused', () => {
  begin(sparks)
  for (const seat of [0, 1]) mark(seat, 'charge')
  for (const seat of [0, 1]) expect(refusal(seat, { type: 'propose', seat, how: 'take back' })).toMatch(/^This choice stands/)
})

test('in a rated match every choice stands, and a bot is not asked', () => {
  begin(ticTacToe, { rated: true })
  mark(0, '4')
  mark(1, '0')
  expect(refusal(0, { type: 'propose', seat: 0, how: 'take back' })).toBe('This match is rated: every choice stands.')
  begin(ticTacToe, { bot: true })
  mark(0, '4')
  mark(1, '0')
  expect(refusal(0, { type: 'propose', seat: 0, how: 'take back' })).toMatch(/^Bots do not answer offers/)
})

test('AI opponents always allow it', () => {
  begin(ticTacToe, { seats: [OPEN, { kind: 'mind', mind: 'random' }] })
  mark(0, '4')
  perform({ kind: 'choose', seat: 1, text: '0' })
  ask(0)
  expect([table.proposal, table.asked(), cells()[4]]).toEqual([null, [0], null])
})

test('a choice of an AI ends a request, too: dice may follow it', () => {
  mark(0, '4')
  mark(1, '0')
  perform({ kind: 'mind', seat: 0, mind: 'random' })
  perform({ kind: 'person', seat: 0 })
  ask(0)
  perform({ kind: 'mind', seat: 0, mind: 'random' })
  perform({ kind: 'choose', seat: 0, text: '3' })
  expect(table.proposal).toBeNull()
})

test('a record in which a choice is taken back that was out of reach is refused, and the line is named', () => {
  for (const [i, text] of ['4', '0', '3', '1', '5'].entries()) mark(i % 2, text)
  const { seal: _seal, lines, ...record } = readRecord(table.record())
  const forged = (seat: number, at: number) =>
    verify(ticTacToe, readRecord(writeRecord({ ...record, lines: lines.toSpliced(at, 0, { kind: 'takeBack', seat }) }))).problems[0]
  expect(forged(1, 1)).toMatchObject({ message: expect.stringMatching(/^seat 1 cannot take its last choice back here/) as string })
  expect(forged(5, 1)).toMatchObject({ message: 'there is no seat 5' })
})
