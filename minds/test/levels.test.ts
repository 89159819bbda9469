import { quickLuck, ready, start, type Settings } from '@robodrome/kernel'
import { ask, budgetFor, firstOpponent, flat, levels, minds, offered, ruleOfThumb, tempered } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { softmaxOf } from '../src/mix.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'

const plain: Settings = { mode: 'standard', seats: 2, options: {} }
const winning = () => ready(ticTacToe, ticTacToe.arrange({ cells: 'XX.OO....' }, plain))
const chosen = (mind: Parameters<typeof ask>[0], seeds: number) =>
  Array.from({ length: seeds }, (_, seed) => ask(mind, ticTacToe, plain, winning(), 0, quickLuck(seed), { playouts: 20 }).option.text)

describe('a mind with a temperature', () => {
  test('plays its best option when cold, and errs more the hotter it is', () => {
    const right = (temperature: number) => chosen(tempered(ruleOfThumb, temperature), 60).filter((text) => text === '2').length
    expect(right(0.001)).toBe(60)
    expect(right(0.3)).toBeGreaterThan(right(3))
    expect(right(3)).toBeLessThan(40)
  })

  test('compares log-odds: options still differ near a win, and keep their distance near 0.5', () => {
    const apart = (one: number, other: number): number => softmaxOf([one, other], 0.05)[0]!
    expect(apart(0.99, 0.97)).toBeGreaterThan(0.95)
    expect(apart(0.51, 0.49)).toBeCloseTo(1 / (1 + Math.exp(-0.02 / 0.05)), 3)
    expect(apart(1, 1)).toBe(0.5)
  })

  test('errs only by its own luck', () => {
    expect(chosen(tempered(ruleOfThumb, 1), 20)).toEqual(chosen(tempered(ruleOfThumb, 1), 20))
  })
})

describe('levels', () => {
  test('are five with names and thinking times, and newcomers meet the second', () => {
    expect(levels.map(({ id }) => id)).toEqual(['level-1', 'level-2', 'level-3', 'level-4', 'level-5'])
    expect(new Set(levels.map(({ title }) => title)).size).toBe(5)
    expect(levels.map((level) => budgetFor(level).ms)).toEqual([50, 50, 50, 100, 1000])
    expect(budgetFor(levels[4]!, { playouts: 7 })).toEqual({ playouts: 7 })
    expect(firstOpponent).toBe(levels[1])
  })

  test('are offered to players; baselines can be found by name', () => {
    expect(offered).toEqual([...levels.map(({ id }) => id), 'random'])
    for (const id of ['search', 'rule-of-thumb', 'best-reply', 'equilibrium', 'flat', 'beginner']) expect(minds[id]?.id).toBe(id)
  })

  test('from the third on take a win in one move', () => {
    for (const level of levels.slice(2)) expect(new Set(chosen(level, 5))).toEqual(new Set(['2']))
  })
})

test('flat Monte Carlo plays to the end and finds a win', () => {
  const decision = ask(flat, ticTacToe, plain, winning(), 0, quickLuck(1), { playouts: 200 })
  expect(decision.option.text).toBe('2')
  expect(decision.reasons.find(({ text }) => text === '2')?.value).toBe(1)
  expect(
    ask(flat, ticTacToe, plain, start(ticTacToe, plain), 0, quickLuck(1), { playouts: 0 }).reasons.every(({ value }) => value === 0.5),
  ).toBe(true)
})
