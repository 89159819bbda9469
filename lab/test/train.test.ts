import type { Features, Game, Settings } from '@robodrome/kernel'
import { learn, lessonsOf } from '@robodrome/lab'
import { chancesOf, judgingBy, random, ruleOfThumb, ask } from '@robodrome/minds'
import { quickLuck, start } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'
import { ticTacToe, type TicTacToe } from '../../kernel/test/games/tic-tac-toe.ts'

const settings: Settings = { mode: 'standard', seats: 2, options: {} }

/** One feature shows who holds the middle, and the other carries no information. */
const features: Features<TicTacToe> = {
  names: ['middle', 'nothing'],
  of: (g, seat) => [g.cells[4] === seat ? 1 : 0, 1],
  judge: (g, weights) =>
    chancesOf(
      [0, 1].map((seat) => features.of(g, seat)),
      weights,
    ),
}
const game: Game = { ...ticTacToe, insight: { features, evaluate: () => [0.9, 0.1] } } as Game

const plan = { settings, budget: { playouts: 1 }, seed: 1 }
const lessons = Array.from({ length: 1500 }, (_, number) => lessonsOf(game, random, plan, number)).flat()

describe('training', () => {
  test('games of the same seed teach the same', () => {
    expect(lessonsOf(game, random, plan, 7)).toEqual(lessonsOf(game, random, plan, 7))
    for (const { shares, rows } of lessons.slice(0, 50)) expect([shares[0]! + shares[1]!, rows.length]).toEqual([1, 2])
  })

  test('finds out what matters, and says how far off it is in games that it did not learn from', () => {
    const { weights, blind, before, after, moments } = learn(lessons, features.names.length)
    expect(moments).toBe(lessons.length)
    expect(weights[0]).toBeGreaterThan(0.2)
    expect(weights[1]).toBeCloseTo(0)
    expect(after).toBeLessThan(before)
    expect(blind).toBeCloseTo(Math.LN2)
  })

  test('minds can judge by other weights', () => {
    const first = (weights: number[]): string =>
      ask(judgingBy(ruleOfThumb, weights), game, settings, start(ticTacToe, settings), 0, quickLuck(1), { playouts: 9 }).option.text
    expect(first([1, 0])).toBe('4')
    expect(first([-1, 0])).not.toBe('4')
  })
})
