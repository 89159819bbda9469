import {
  asked,
  call,
  choice,
  copy,
  answer,
  listen,
  Match,
  options,
  quickLuck,
  run,
  rulebook,
  same,
  seenBy,
  sequence,
  unwind,
  type Position,
} from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { sparks } from './games/sparks.ts'
import { tell } from './games/tell.ts'
import { ticTacToe } from './games/tic-tac-toe.ts'
import { volley } from './games/volley.ts'

const settings = { mode: 'standard', seats: 2, options: {} }

test('a game may tidy what people type; the record keeps the notation', () => {
  const words: Record<string, string> = { centre: '4' }
  const match = new Match({ ...ticTacToe, tidy: (text) => words[text] ?? text }, settings, scriptedLuck([]))
  expect(match.choose(0, 'centre')).toBeNull()
  expect(match.choose(1, 'corner')).toEqual({ rule: 'TABLE-MOVE' })
  expect(match.entries).toMatchObject([{ text: '4' }])
})

describe('taking back', () => {
  test('undoes a choice, its entry and what it told', () => {
    const match = new Match(ticTacToe, settings, scriptedLuck([]))
    const before = copy(match.position)
    match.choose(0, '4')
    expect(match.told).toHaveLength(1)
    expect(match.takeBack(0)).toBeNull()
    expect(match.position).toEqual(before)
    expect([match.entries, match.told]).toEqual([[], []])
    expect(match.takeBack(0)).toEqual({ rule: 'TABLE-BACK' })
  })

  test('ends when another seat has chosen', () => {
    const match = new Match(ticTacToe, settings, scriptedLuck([]))
    match.choose(0, '4')
    match.choose(1, '3')
    expect([match.canTakeBack(0), match.canTakeBack(1)]).toEqual([false, true])
    match.takeBack(1)
    expect(match.canTakeBack(0)).toBe(false)
  })

  test('together restores the position before the last choice of a seat, with what others chose since', () => {
    const match = new Match(ticTacToe, settings, scriptedLuck([]))
    match.choose(0, '4')
    const before = copy(match.position)
    match.choose(1, '3')
    match.choose(0, '0')
    expect(match.takeBackTogether(1)).toBeNull()
    expect([match.position, match.entries.length, match.told.length]).toEqual([before, 1, 1])
    expect(match.lines.map(({ kind }) => kind)).toEqual(['choice', 'choice', 'choice', 'takeBack'])
    expect([match.canTakeBack(0), match.settled()]).toEqual([false, 4])
    expect(match.takeBackTogether(0)).toBeNull()
    expect(match.entries).toEqual([])
    expect(match.takeBackTogether(0)).toEqual({ rule: 'TABLE-BACK' })
    expect(match.isFixed()).toBe(true)
  })

  test('together is impossible once a die has fallen or secrets were shown', () => {
    const rolled = new Match(volley, settings, quickLuck(1))
    rolled.choose(0, 'rest')
    const shown = new Match(sparks, settings, scriptedLuck([]))
    for (const seat of [0, 1]) shown.choose(seat, 'charge')
    for (const match of [rolled, shown]) expect([match.canAskBack(0), match.canAskBack(1)]).toEqual([false, false])
  })

  test('ends when secrets are shown, though no die fell', () => {
    const match = new Match(sparks, settings, scriptedLuck([]))
    match.choose(0, 'charge')
    expect(match.canTakeBack(0)).toBe(true)
    match.choose(1, 'charge')
    expect([match.canTakeBack(0), match.canTakeBack(1)]).toEqual([false, false])
  })

  test('ends when a die has fallen', () => {
    const match = new Match(volley, settings, quickLuck(1))
    match.choose(0, 'rest')
    expect(match.canTakeBack(0)).toBe(false)
  })
})

test('after the end every move is refused, and nobody can leave', () => {
  const match = new Match(ticTacToe, settings, scriptedLuck([]))
  for (const [seat, cell] of [
    [0, 0],
    [1, 3],
    [0, 1],
    [1, 4],
    [0, 2],
  ] as const)
    expect(match.choose(seat, String(cell))).toBeNull()
  expect(match.choose(1, '5')).toEqual({ rule: 'TABLE-OVER' })
  expect(match.leave(1)).toEqual({ rule: 'TABLE-OVER' })
})

describe('events', () => {
  const event = { kind: 'draw', rule: 'VOL-2', seat: 1, secret: { to: [1], card: 'dodge' } }

  test('show a seat what it may see and no more', () => {
    expect(seenBy(event, 1)).toEqual({ kind: 'draw', rule: 'VOL-2', seat: 1, card: 'dodge' })
    expect(seenBy(event, 0)).toEqual({ kind: 'draw', rule: 'VOL-2', seat: 1 })
    expect(seenBy(event, null)).toEqual({ kind: 'draw', rule: 'VOL-2', seat: 1 })
    expect(seenBy({ kind: 'peek', rule: 'X-1', to: [0] }, 1)).toBeNull()
    expect(seenBy({ kind: 'peek', rule: 'X-1', to: [0] }, 0)).toEqual({ kind: 'peek', rule: 'X-1' })
  })

  test('are not even built without a listener, and listeners nest', () => {
    let made = 0
    const say = (kind: string) => tell?.({ kind, rule: `X-${++made}` })
    say('unheard')
    expect(made).toBe(0)
    const outer: string[] = []
    const inner: string[] = []
    listen(
      (event) => outer.push(event.kind),
      () => {
        say('before')
        listen(
          (event) => inner.push(event.kind),
          () => say('inside'),
        )
        expect(() =>
          listen(null, () => {
            throw new Error('lost')
          }),
        ).toThrow('lost')
        say('after')
      },
    )
    expect([outer, inner]).toEqual([['before', 'after'], ['inside']])
  })
})

describe('the response window', () => {
  test('closes after all have passed in a row, and a response opens it again for all', () => {
    const match = new Match(
      volley,
      settings,
      scriptedLuck(['strike', 'strike']),
      volley.arrange(
        {
          hands: [
            ['strike', 'boost', 'boost'],
            ['dodge', 'strike'],
          ],
        },
        settings,
      ),
    )
    const turns: number[] = []
    const play = (seat: number, move: string) => {
      turns.push(match.asked()[0]!)
      expect(match.choose(seat, move)).toBeNull()
    }
    play(0, 'strike 1')
    expect(match.choose(1, 'boost')).toEqual({ rule: 'TABLE-MOVE' })
    expect(match.choose(1, 'strike')).toEqual({ option: 'strike', rule: 'VOL-6' })
    play(1, 'pass')
    play(0, 'boost')
    play(1, 'pass')
    play(0, 'boost')
    play(1, 'pass')
    play(0, 'pass')
    // Two passes in a row closed the response window; now the target orders the effects.
    expect(turns).toEqual([0, 1, 0, 1, 0, 1, 0])
    expect(options(volley, match.position, 1)).toEqual(['hit', 'boost 1', 'boost 2'])
    match.choose(1, 'boost 2')
    expect(options(volley, match.position, 1)).toEqual(['hit', 'boost 1'])
    match.choose(1, 'hit')
    match.choose(1, 'boost 1')
    expect(match.position.lives).toEqual([6, 2])
  })
})

describe('the run loop', () => {
  test('fills the note of the caller with an answer, and unwinds to an open rule', () => {
    type Toy = Position & { log: string[] }
    const ask = choice<Toy, { from: string }, string>('ask', {
      seats: () => [0],
      ask: () => ({ kind: 'ask', rule: 'TOY-1' }),
      candidates: () => ['yes', 'no'],
      choose: (_g, _n, _s, said) => answer(said),
    })
    const outer = sequence<Toy, { said: string }>('outer', {
      ask: () => call(between, {}),
      end: (g, notes) => void g.log.push(`outer ${notes.said}`),
    })
    const between = sequence<Toy, object>('between', { ask: () => call(inner, { said: '' }) })
    const inner = sequence<Toy, { said: string }>('inner', {
      ask: () => call(ask, { from: 'inner' }, 'said'),
      note: (g, notes) => void g.log.push(`inner ${notes.said}`),
    })
    const book = rulebook(outer, between, inner, ask)
    const game = { rules: book } as never
    const g: Toy = { stack: [call(outer, { said: 'none' })], log: [] }
    run(book, g)
    expect(asked(game, g)).toEqual([0])
    const twin = copy(g)
    unwind(twin, outer, 'end')
    run(book, twin)
    expect(twin.log).toEqual(['outer none'])
    expect(() => unwind({ stack: [] }, outer, 'end')).toThrow('rule "outer" is not open')
    expect(() => rulebook(outer, sequence('outer', {}))).toThrow('two rules are named "outer"')
  })
})

test('plain data is compared by value', () => {
  expect(same({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true)
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(same([1, 2], { 0: 1, 1: 2 })).toBe(false)
})
