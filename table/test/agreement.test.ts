import {
  agreedAt,
  agreedTo,
  chose,
  commitment,
  grant,
  newReceipt,
  promiseOf,
  readReceipt,
  readRecord,
  Refused,
  resigned,
  sittingOf,
  snapshotOf,
  stoodIn,
  Table,
  verify,
  witnessed,
  writeReceipt,
  writeRecord,
  type Circumstances,
  type Guest,
  type Receipt,
  type SeatPlan,
  type Step,
  type Wish,
} from '@robodrome/table'
import { beforeEach, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'

const NOOR: Guest = { id: 'noor', name: 'Noor' }
const SOL: Guest = { id: 'sol', name: 'Sol' }
const WORDS = ['11'.repeat(16), '22'.repeat(16)]
const SEED = 'aa'.repeat(32)
const SETTINGS = { mode: 'standard', seats: 2, options: {} }
const PLAN = {
  id: 'aaaaaaaaaaaa',
  game: sparks,
  settings: SETTINGS,
  public: false,
  clock: null,
  absence: 'answers' as const,
  host: 'noor',
  seed: SEED,
  createdAt: 0,
}
const OPEN: SeatPlan = { kind: 'open' }

let now = 0
let table: Table
let steps: Step[]
const here: Circumstances = { minds: ['random'], isAway: () => false, now: () => now, newSeed: () => 'bb'.repeat(32) }
const perform = (draft: Parameters<Table['perform']>[0]): void => void steps.push(table.perform(draft, (now += 1000)))
const act = (guest: Guest, wish: Wish): void => perform(grant(table, guest, wish, here))
const refusal = (guest: Guest, wish: Wish): string => {
  try {
    act(guest, wish)
  } catch (error) {
    if (error instanceof Refused) return error.message
  }
  return 'done'
}

/** Both players have sat down and revealed their contributions to the dice; the match has begun. */
function begin(seats: SeatPlan[] = [OPEN, OPEN], bot = false): void {
  table = new Table({ ...PLAN, seats })
  steps = []
  const people = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  for (const seat of people)
    act(seat === 0 ? NOOR : { ...SOL, ...(bot && { bot }) }, { type: 'sit', seat, promise: promiseOf(WORDS[seat]!) })
  perform({ kind: 'close', minds: [] })
  for (const seat of people) act(seat === 0 ? NOOR : SOL, { type: 'reveal', seat, contribution: WORDS[seat]! })
  perform({ kind: 'start', minds: [] })
}
const who = (seat: number): Guest => (seat === 0 ? NOOR : SOL)
const move = (): void => {
  const seat = table.asked()[0]!
  act(who(seat), { type: 'choose', seat, text: 'charge' })
}
const offer = (seat: number, how: 'draw' | 'called off' = 'draw'): void => act(who(seat), { type: 'propose', seat, how })

beforeEach(() => begin())

test('an agreed draw ends the match: both share the first place, no seat is asked any more, and the record says so', () => {
  move()
  offer(0)
  expect([table.phase, table.proposal]).toEqual(['playing', { how: 'draw', by: 0, yes: [0] }])
  act(SOL, { type: 'accept', seat: 1 })
  expect([table.phase, table.proposal, table.asked()]).toEqual(['over', null, []])
  expect(table.course!.result()).toEqual({ ranking: [[0, 1]], rule: 'TABLE-DRAW' })
  const record = readRecord(table.record())
  expect(record).toMatchObject({ agreed: 'draw', result: '0 and 1 share the win (TABLE-DRAW)', seed: SEED })
  expect(verify(sparks, record)).toMatchObject({ problems: [], dice: 'consistent' })
  expect(refusal(SOL, { type: 'leave', seat: 1 })).toBe('The match is over.')
})

test('a match that was called off has no result, and replaying its steps gives the same', () => {
  move()
  offer(1, 'called off')
  act(NOOR, { type: 'accept', seat: 0 })
  expect(readRecord(table.record())).toMatchObject({ agreed: 'called off', result: 'called off' })
  const again = new Table({ ...PLAN, seats: [OPEN, OPEN] })
  steps.forEach((step, i) => again.recall(i + 1, step, (i + 1) * 1000))
  expect([again.phase, again.course!.result(), again.record()]).toEqual(['over', null, table.record()])
})

test('an offer is withdrawn, turned down, or ends with the next choice of a person; a player who was turned down must move first', () => {
  offer(0)
  expect(refusal(SOL, { type: 'propose', seat: 1, how: 'draw' })).toBe('There is already an offer.')
  act(NOOR, { type: 'turnDown', seat: 0 })
  expect(refusal(SOL, { type: 'accept', seat: 1 })).toBe('This offer is no longer open.')
  offer(0)
  act(SOL, { type: 'turnDown', seat: 1 })
  expect(table.comings.at(-1)).toMatchObject({ kind: 'playsOn', seat: 1 })
  expect(refusal(NOOR, { type: 'propose', seat: 0, how: 'draw' })).toMatch(/^Your offer was turned down/)
  while (table.turnedDown !== null) move()
  offer(0)
  move()
  expect(table.proposal).toBeNull()
})

test('nobody agrees for somebody else, or twice; an AI takes no draw, agrees to call it off, and a bot is made no offer', () => {
  offer(0)
  expect(refusal(NOOR, { type: 'accept', seat: 0 })).toBe('You have already agreed.')
  expect(refusal(NOOR, { type: 'accept', seat: 1 })).toBe('This is not your seat.')
  begin([OPEN, { kind: 'mind', mind: 'random' }])
  expect(refusal(NOOR, { type: 'propose', seat: 0, how: 'draw' })).toMatch(/^AI opponents do not accept draws/)
  offer(0, 'called off')
  expect([table.phase, table.course!.result()]).toEqual(['over', null])
  begin([OPEN, OPEN], true)
  expect(refusal(NOOR, { type: 'propose', seat: 0, how: 'called off' })).toMatch(/^Bots do not answer offers/)
})

/** The receipt of Noor's device so far. */
function seenBy0(): Receipt {
  const record = readRecord(table.record())
  const receipt = newReceipt({ game: 'sparks', settings: SETTINGS }, 0, commitment(SEED), WORDS[0]!)
  const own = record.entries.flatMap((entry) => (entry.kind === 'choice' && entry.seat === 0 ? [entry.text] : []))
  const end = { result: record.result!, players: record.players, bots: [], seal: record.seal! }
  return { ...receipt, promises: WORDS.map(promiseOf), choices: own, stood: stoodIn(SEED, record.entries, 0), end }
}

test('the agreement is proven to a device that gave its word, and refused by one that did not, or that has chosen since', () => {
  for (let i = 0; i < 4; i++) move()
  offer(1)
  act(NOOR, { type: 'accept', seat: 0 })
  const record = readRecord(table.record())
  const seen = agreedTo(seenBy0(), 'draw', shown().point)
  expect(readReceipt(writeReceipt(seen))).toEqual(seen)
  expect(verify(sparks, record, seen)).toMatchObject({ problems: [], dice: 'proven' })
  const line = record.lineOf('agreed')
  for (const without of [agreedTo(seen, null), agreedTo(seen, 'called off')])
    expect(verify(sparks, record, without)).toMatchObject({ dice: 'wrong', problems: [{ line }] })
  expect(chose(seen, 'charge', null, 9).agreed).toBeNull()
  expect(resigned(seen, null).agreed).toBeNull()
})

/** The snapshot that Noor's device receives now. */
const shown = () =>
  snapshotOf({ ...sittingOf(table, { watching: 0, now, isHere: () => true }), chat: [] }, { own: [0], host: true, seat: 0, since: 0 })

test.each([
  ['is turned down', () => act(SOL, { type: 'turnDown', seat: 1 })],
  ['ends with the choice of the opponent', () => act(SOL, { type: 'choose', seat: 1, text: 'charge' })],
])('a host who draws a match by an offer that %s is refused', (_how, end) => {
  const blank = { ...newReceipt({ game: 'sparks', settings: SETTINGS }, 0, commitment(SEED), WORDS[0]!), promises: WORDS.map(promiseOf) }
  const early = agreedTo(blank, 'draw')
  // An acceptance that the host has not confirmed may concern an offer that this device has not seen yet.
  expect(witnessed(early, shown()).agreed).toEqual({ how: 'draw', step: null, point: null })
  while (!table.asked().includes(1)) move()
  offer(0)
  const standing = witnessed(agreedAt(early, table.seq, shown()), shown())
  expect(standing.agreed).toEqual({ how: 'draw', step: table.seq, point: shown().point })
  end()
  const seen = witnessed(standing, shown())
  expect(seen.agreed).toBeNull()
  // The host ends the match anyway, in Noor's name.
  offer(1)
  act(NOOR, { type: 'accept', seat: 0 })
  const record = readRecord(table.record())
  const { agreed } = witnessed(seen, shown())
  expect(verify(sparks, record, { ...seenBy0(), agreed })).toMatchObject({ dice: 'wrong', problems: [{ line: record.lineOf('agreed') }] })
  expect(verify(sparks, record, { ...seenBy0(), agreed: standing.agreed }).dice).toBe('proven')
})

test('an offer ends with a choice that is taken back: nobody agrees to a position that is gone', () => {
  while (!table.course!.match.canTakeBack(0)) move()
  offer(0)
  act(NOOR, { type: 'takeBack', seat: 0 })
  expect(refusal(SOL, { type: 'accept', seat: 1 })).toBe('This offer is no longer open.')
})

test('a made-up agreement contradicts a match that is over, and its result follows from it', () => {
  offer(0)
  act(SOL, { type: 'accept', seat: 1 })
  const { seal: _seal, ...record } = readRecord(table.record())
  const problemsOf = (change: object) =>
    verify(sparks, readRecord(writeRecord({ ...record, ...change }))).problems.map(({ message }) => message)
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ result: '0 wins (SPK-4)' })).toEqual([expect.stringMatching(/^the record claims the result/)])
  expect(problemsOf({ agreed: 'peace' })[0]).toBe('players cannot agree on "peace"')
  begin()
  while (table.phase === 'playing') {
    const seat = table.asked()[0]!
    act(who(seat), { type: 'choose', seat, text: table.course!.match.entries.length % 3 === 0 ? 'charge' : 'attack' })
  }
  const { seal: _own, ...decided } = readRecord(table.record())
  const { problems } = verify(sparks, readRecord(writeRecord({ ...decided, agreed: 'draw', result: '0 and 1 share the win (TABLE-DRAW)' })))
  expect(problems[0]!.message).toMatch(/^the match had already ended by its rules/)
})
