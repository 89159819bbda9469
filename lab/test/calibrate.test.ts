import { calibrate } from '@robodrome/lab'
import type { Game } from '@robodrome/kernel'
import { random } from '@robodrome/minds'
import { expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'

const plan = { settings: { mode: 'standard', seats: 2, options: {} }, mind: random, budget: { playouts: 1 }, games: 60, seed: 1 }
const claiming = (estimate: number[]): Game => ({ ...(sparks as Game), insight: { evaluate: () => estimate } })

test('an even estimate lies in one band, and is off by what a coin is', () => {
  const { bands, logLoss } = calibrate(claiming([0.5, 0.5]), plan)
  expect(bands.filter(({ moments }) => moments > 0)).toMatchObject([{ from: 0.5, to: 0.6, estimate: 0.5 }])
  expect(logLoss).toBeCloseTo(Math.log(2))
})

test('a band tells how often the seat won; an overconfident estimate is further off than a blind one', () => {
  const told: number[] = []
  const { bands, logLoss, blindLoss, games } = calibrate(claiming([0.97, 0.03]), plan, (done) => told.push(done))
  const [low, high] = [bands[0]!, bands.at(-1)!]
  expect(low.moments * high.moments).toBeGreaterThan(0)
  expect(high.estimate).toBeCloseTo(0.97)
  expect(high.won).toBeGreaterThan(0.2)
  expect(high.won).toBeLessThan(0.8)
  expect(logLoss).toBeGreaterThan(blindLoss)
  expect([games, told.length]).toEqual([60, 60])
})

test('the same seed gives the same figures', () => {
  expect(calibrate(claiming([0.6, 0.4]), plan)).toEqual(calibrate(claiming([0.6, 0.4]), plan))
})
