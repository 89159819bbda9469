import { quickLuck } from '@robodrome/kernel'
import { chancesOf, fit, type Moment } from '@robodrome/minds'
import { expect, test } from 'vitest'

const TRUTH = [0.8, -0.5, 0]
const luck = quickLuck(1)
const any = (): number => luck.below(1000) / 250 - 2

/** Positions of games whose results are drawn according to these weights. */
const moments = (count: number, seats: number): Moment[] =>
  Array.from({ length: count }, (_, game) => {
    const rows = Array.from({ length: seats }, () => TRUTH.map(any))
    const lot = luck.below(1_000_000) / 1_000_000
    let sum = 0
    const won = chancesOf(rows, TRUTH).findIndex((chance) => (sum += chance) > lot)
    return { game, rows, shares: rows.map((_row, seat) => (seat === won ? 1 : 0)) }
  })

for (const seats of [2, 4])
  test(`fitting recovers the weights from the results, with ${seats} seats`, () => {
    const found = fit(moments(4000, seats), TRUTH.length)
    TRUTH.forEach((weight, i) => expect(Math.abs(found[i]! - weight)).toBeLessThan(0.1))
  })

test('chances sum to 1 and do not overflow', () => {
  expect(chancesOf([[1000], [0]], [5])).toEqual([1, 0])
  expect(chancesOf([[0], [0], [0], [0]], [1])).toEqual([0.25, 0.25, 0.25, 0.25])
})
