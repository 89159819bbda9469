import { Match, options, quickLuck } from '@robodrome/kernel'
import {
  commitment,
  fairLuck,
  newReceipt,
  nextWord,
  promiseOf,
  readReceipt,
  readRecord,
  resultLine,
  stoodIn,
  verify,
  writeReceipt,
  writeRecord,
  type Receipt,
  type Snapshot,
} from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'

const settings = { mode: 'standard', seats: 2, options: {} }
const SEED = 'ab'.repeat(32)
/** Seat 0 is honest; seat 1 belongs to the host. */
const WORDS = ['11'.repeat(16), '22'.repeat(16)]
const PLAN = { game: 'sparks', settings }
const SAT: Receipt = { ...newReceipt(PLAN, 0, commitment(SEED), WORDS[0]!), promises: WORDS.map(promiseOf) }

/** A whole match whose record agrees with itself. */
function recordWith({ seed = SEED, contributions = WORDS } = {}): string {
  const match = new Match(sparks, settings, fairLuck(seed, contributions))
  const numbers = quickLuck(5)
  for (let [seat] = match.asked(); seat !== undefined; [seat] = match.asked()) {
    const legal = options(sparks, match.position, seat)
    match.take(seat, legal[numbers.below(legal.length)])
  }
  const result = resultLine(sparks, match.position)
  const head = { game: 'sparks', version: 1, settings, players: ['Ann', 'The host'], commitment: commitment(seed) }
  return writeRecord({ ...head, contributions, seed, result, entries: match.entries })
}
const HONEST = readRecord(recordWith())
/** The receipt of seat 0 from the honest match. */
const SEEN: Receipt = {
  ...SAT,
  choices: HONEST.entries.flatMap((entry) => (entry.kind === 'choice' && entry.seat === 0 ? [entry.text] : [])),
  stood: stoodIn(SEED, HONEST.entries, 0),
  end: { result: HONEST.result!, players: HONEST.players, bots: [], seal: HONEST.seal! },
}
const verdict = (text: string, seen?: Partial<Receipt>) => verify(sparks, readRecord(text), seen)

describe('a host', () => {
  test('an honest host is proven honest, by the client’s receipt', () => {
    expect(verdict(recordWith(), SEEN)).toMatchObject({ problems: [], dice: 'proven', unseen: [] })
  })

  test.each([
    ['picked another seed once it knew all contributions', recordWith({ seed: 'cd'.repeat(32) }), 'the host committed to'],
    ['searched for a contribution after the others were shown', recordWith({ contributions: [WORDS[0]!, '33'.repeat(16)] }), 'seat 1'],
    ['put another contribution in the place of the client’s', recordWith({ contributions: ['44'.repeat(16), WORDS[1]!] }), 'seat 0'],
    ['left the client’s contribution out', recordWith({ contributions: ['', WORDS[1]!] }), 'seat 0'],
    ['made a mind of its own seat afterwards', recordWith({ contributions: [WORDS[0]!, ''] }), 'seat 1'],
  ])('a host that %s is caught by the client’s receipt, and by nothing else', (_what, text, why) => {
    expect(verdict(text)).toMatchObject({ problems: [], dice: 'consistent' })
    const { problems, dice } = verdict(text, SEEN)
    expect(dice).toBe('wrong')
    expect(problems[0]!.message).toContain(why)
  })

  test('a host that rewrote an outcome is caught by the seed alone', () => {
    const text = recordWith()
    const at = text.split('\n').findIndex((line) => line.startsWith('* '))
    const rewritten = text.split('\n').with(at, `* ${(Number(text.split('\n')[at]!.slice(2)) % 6) + 1}`)
    expect(verdict(rewritten.join('\n'))).toMatchObject({
      dice: 'wrong',
      problems: [{ line: at + 1 }, { message: expect.stringContaining('sealed') as string }],
    })
  })

  test('a host that rewrote the client’s choice is caught by the receipt; choices of somebody else for the seat are named', () => {
    const text = recordWith()
    const { choices, stood } = SEEN
    expect(verdict(text, { ...SEEN, choices: choices.slice(2), stood: stood.slice(2) })).toMatchObject({
      dice: 'consistent',
      unseen: ['choices'],
      notMine: [expect.any(Number), expect.any(Number)],
    })
    const { problems } = verdict(text, { ...SEEN, choices: [...choices, 'attack'], stood: [...stood, stood.at(-1)!] })
    expect(problems[0]!.message).toBe('seat 0 chose "attack", but the record has no such choice there')
  })
})

test('a receipt is text, and is read back as it was', () => {
  for (const receipt of [
    SEEN,
    {
      ...SEEN,
      box: 'scrapyard 5c46',
      promises: [null, promiseOf('x')],
      redrawn: 2,
      seat: 1,
      choices: ['attack', 'block: x'],
      stood: [SEEN.stood[0]!, { after: null, step: 31, before: null }],
      left: 'told' as const,
    },
    newReceipt(PLAN, 1, commitment(SEED), 'seven'),
  ])
    expect(readReceipt(writeReceipt(receipt))).toEqual(receipt)
  expect(() => readReceipt('robodrome receipt 1\ngame: sparks\nmode: m\nseats: x\n')).toThrow('line 4')
})

describe('a client', () => {
  const dice = {
    commitment: commitment(SEED),
    promises: WORDS.map(promiseOf),
    contributions: [null, null],
    closed: true,
    redrawn: 0,
    seed: null,
    seal: null,
  }
  const snapshot = (change: Partial<typeof dice> = {}): Snapshot =>
    ({ phase: 'open', ...PLAN, dice: { ...dice, ...change } }) as unknown as Snapshot
  const known = newReceipt(PLAN, 0, commitment(SEED), WORDS[0]!)
  const next = (change: Partial<typeof dice>, receipt: Receipt | undefined = known) =>
    nextWord(snapshot(change), 0, receipt ? [receipt] : [], () => 'new')

  test('stores all promises before it shows its own contribution', () => {
    expect(next({})).toEqual({ receipt: SAT, wish: { type: 'reveal', seat: 0, contribution: WORDS[0] } })
    expect(next({ closed: false })).toBe(null)
    expect(nextWord(snapshot({ contributions: [WORDS[0]!, null] as never }), 0, [SEEN], () => 'new')).toBe(null)
  })

  test('shows nothing to a host whose commitment or promises have changed', () => {
    expect(next({ commitment: commitment('cd'.repeat(32)) })).toEqual({ distrust: 'commitment' })
    expect(next({ promises: [promiseOf('other'), promiseOf(WORDS[1]!)] })).toEqual({ distrust: 'promise' })
    expect(next({ promises: [promiseOf(WORDS[0]!), promiseOf('searched')] }, SAT)).toEqual({ distrust: 'promise' })
    expect(nextWord(snapshot(), 0, [], () => 'new')).toEqual({ distrust: 'lost' })
  })

  test('shows nothing where the list lacks a place for a seat, or its own promise twice, or where the settings have changed', () => {
    const own = promiseOf(WORDS[0]!)
    expect(next({ promises: [own] })).toEqual({ distrust: 'promise' })
    expect(next({ promises: [own, promiseOf(WORDS[1]!), promiseOf('of the host')] })).toEqual({ distrust: 'promise' })
    expect(next({ promises: [own, own] })).toEqual({ distrust: 'promise' })
    const other = { ...snapshot(), settings: { ...settings, options: { long: true } } }
    expect(nextWord(other, 0, [known], () => 'new')).toEqual({ distrust: 'settings' })
  })

  test('makes a new promise when the dice restart, and counts restarts after it had shown one', () => {
    const anew = { commitment: commitment('cd'.repeat(32)), promises: [null, null] as never, closed: false }
    const wish = { type: 'sit', seat: 0, promise: promiseOf('new') }
    expect(next(anew)).toEqual({ receipt: newReceipt(PLAN, 0, anew.commitment, 'new', 0), wish })
    expect(next(anew, SEEN)).toEqual({ receipt: newReceipt(PLAN, 0, anew.commitment, 'new', 1), wish })
  })

  test('keeps that count in another seat: a host hides nothing by seating somebody elsewhere', () => {
    const anew = { commitment: commitment('cd'.repeat(32)), promises: [null, null] as never, closed: false }
    expect(nextWord(snapshot(anew), 1, [{ ...SAT, redrawn: 2 }], () => 'new')).toMatchObject({ receipt: { seat: 1, redrawn: 3 } })
    // Two seats of one device that share the dice do not raise the count.
    expect(nextWord(snapshot({ promises: [promiseOf(WORDS[0]!), null] as never, closed: false }), 1, [SAT], () => 'new')).toMatchObject({
      receipt: { seat: 1, redrawn: 0 },
    })
  })
})
