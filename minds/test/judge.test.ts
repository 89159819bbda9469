import { quickLuck, ready, type Settings } from '@robodrome/kernel'
import { adviceOf, adviser, ask, judge, random, search, type Decision, type Reason } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { Race } from '../src/race.ts'

const plain: Settings = { mode: 'standard', seats: 2, options: {} }

/** A decision for the first of these options, each with its value, error and share. */
function decided(options: readonly [text: string, value: number, error: number | null, share?: number][], isPlan = false): Decision {
  const reasons = options.map(([text, value, error, share = 0]): Reason => ({ text, value, error, share }))
  const ahead = [{ seat: 1, text: 'reply' }]
  const line = { moment: 'now', moves: [options[0]![0]], worth: options[0]![1] }
  return { option: { value: null, text: options[0]![0] }, reasons, ahead, playouts: 1, ...(isPlan && { line }) }
}

describe('advice', () => {
  test('names one option if it leads by two standard errors', () => {
    const advice = adviceOf(
      decided([
        ['a', 0.7, 0.01],
        ['b', 0.6, 0.04],
        ['c', 0.65, 0.02],
      ]),
    )
    expect(advice).toMatchObject({ best: ['a'], certainty: 'sure' })
    expect(advice.others).toEqual([
      { text: 'c', cost: expect.closeTo(0.05) as number, error: 0.02 },
      { text: 'b', cost: expect.closeTo(0.1) as number, error: 0.04 },
    ])
  })

  test('names all options that cannot be told apart, best first, including those of unknown value', () => {
    const options = [
      ['a', 0.7, 0.01],
      ['b', 0.5, 0.05],
      ['c', 0.6, 0.06],
      ['d', 0.1, null],
    ] as const
    expect(adviceOf(decided(options.map((each) => [...each])))).toMatchObject({ best: ['a', 'c', 'd'], certainty: 'unsure' })
  })

  test('compares nothing if only one option is left', () => {
    expect(adviceOf(decided([['a', 0, null]]))).toEqual({ best: ['a'], certainty: 'only', others: [] })
  })

  test('does not count options with the same effect twice', () => {
    const found = decided([
      ['pass', 0.5, 0.01],
      ['play', 0.3, 0.01],
    ])
    const all = { ...found, reasons: [...found.reasons, { ...found.reasons[0]!, text: 'pass for long', share: 0, as: 'pass' }] }
    expect(adviceOf(all)).toMatchObject({ best: ['pass'], certainty: 'sure' })
    expect(judge(all, 'pass for long')).toMatchObject({ cost: 0, isMistake: false })
  })

  test('of plans does not count a rarely mixed plan as equally good', () => {
    // When plans are weighed by value, each has some share of the mix, however small.
    const advice = adviceOf(
      decided(
        [
          ['a', 0.6, 0.01, 0.7],
          ['b', 0.6, 0.01, 0.3],
          ['c', 0.3, 0.01, 1e-9],
        ],
        true,
      ),
    )
    expect(advice).toMatchObject({ best: ['a', 'b'], certainty: 'unsure', others: [{ text: 'c', cost: expect.closeTo(0.3) as number }] })
  })

  test('says that it continues a plan, and compares it with nothing', () => {
    const planned = decided(
      [
        ['a', 0.6, null, 1],
        ['b', 0.6, null, 0],
      ],
      true,
    )
    expect(adviceOf({ ...planned, playouts: 0 })).toEqual({ best: ['a'], certainty: 'planned', others: [] })
  })

  test('of mixed plans names those in the mix', () => {
    expect(
      adviceOf(
        decided(
          [
            ['a', 0.5, 0.1, 0.3],
            ['b', 0.6, 0.1, 0.7],
            ['c', 0.7, 0.01, 0],
          ],
          true,
        ),
      ).best,
    ).toEqual(['a', 'b'])
  })
})

describe('a judgement', () => {
  const decision = decided([
    ['a', 0.7, 0.01],
    ['b', 0.6, 0.02],
    ['c', 0.685, 0.005],
    ['d', 0.3, null],
    ['e', 0.5, 0.12],
  ])

  test('calls it a mistake if a decision certainly loses more than a trifle', () => {
    expect(judge(decision, 'b')).toMatchObject({ best: ['a', 'e', 'd'], isMistake: true, error: 0.02 })
    expect(judge(decision, 'b').cost).toBeCloseTo(0.1)
  })

  test('counts a small loss without calling it a mistake, and no loss within the error', () => {
    expect(judge(decision, 'c')).toMatchObject({ isMistake: false, cost: expect.closeTo(0.015) as number })
    for (const text of ['a', 'd', 'e']) expect(judge(decision, text)).toMatchObject({ cost: 0, isMistake: false })
    expect(() => judge(decision, 'z')).toThrow('"z" is not among the options')
  })

  test('of a mind: a win in one move is worth 1, and missing it is a mistake', () => {
    const g = ready(ticTacToe, ticTacToe.arrange({ cells: 'XX.OO....' }, plain))
    const found = ask(adviser, ticTacToe, plain, g, 0, quickLuck(1), { playouts: 400 })
    expect(adviceOf(found)).toMatchObject({ best: ['2'], certainty: 'sure' })
    expect(judge(found, '8')).toMatchObject({ isMistake: true, best: ['2'] })
  })

  test('of a mind that knows nothing finds no mistakes', () => {
    const g = ready(ticTacToe, ticTacToe.arrange({}, plain))
    const found = ask(random, ticTacToe, plain, g, 0, quickLuck(1), {})
    expect(judge(found, '8')).toMatchObject({ cost: 0, isMistake: false })
  })
})

describe('the expected continuation', () => {
  test('follows the most visited moves: after a block, the block of the threat that it makes', () => {
    // O threatens 2, 5 and 8. X on 2 stops this and threatens 2, 4 and 6, which leaves O only one answer.
    const g = ready(ticTacToe, ticTacToe.arrange({ cells: '...XXO..O' }, plain))
    const { option, ahead } = ask(search, ticTacToe, plain, g, 0, quickLuck(2), { playouts: 3000 })
    expect({ option: option.text, next: ahead[0] }).toEqual({ option: '2', next: { seat: 1, text: '6' } })
  })
})

test('errors of a race are those of differences, and shrink with shared visits', () => {
  const race = new Race([0.5, 0.5], 4)
  const before = race.errors(0)
  for (let i = 0; i < 50; i++) {
    race.add(0, i % 2)
    race.add(1, (i % 2) - 0.1)
  }
  const [own, apart] = race.errors(0)
  expect(before[1]).toBeGreaterThan(0.1)
  // The value of the first option swings between 0 and 1, but its distance from the other option is constant.
  expect(own).toBeCloseTo(0.5 / Math.sqrt(50), 1)
  expect(apart).toBeLessThan(0.02)
})
