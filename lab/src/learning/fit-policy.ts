import { quickLuck } from '@robodrome/kernel'
import { POLICY_BITS } from '@robodrome/minds'
import type { Lesson } from './lessons.ts'
import { isForTest } from './plan.ts'

/** Options whose values differ by less than this are nearly equal to the teacher. */
const TOLERANCE = 0.003
const PASSES = 3
/** Adagrad: the learning rate, the initial sum of squares, and the weight decay. */
const RATE = 0.1
const SQUARES = 0.01
const DECAY = 1e-6
/** Smaller gradients are ignored, because they change nothing noticeable. */
const LITTLE = 1e-4

/**
 * The result of a fit, on decisions held out for testing: the win chance that the policy gives away after each pass, and the win chance
 * that a random choice gives away.
 */
export type PolicyFit = { weights: Float32Array; passes: { given: number }[]; random: number; decisions: number }

/** Fits the policy's weights so that it chooses as the teacher does, by softmax regression on the teacher's values. */
export function fitPolicy(lessons: readonly Lesson[], seed: number, onPass: (pass: number, of: number) => void = () => {}): PolicyFit {
  const weights = new Float32Array(1 << POLICY_BITS)
  const squares = new Float32Array(1 << POLICY_BITS).fill(SQUARES)
  const learnt = lessons.filter((_, i) => !isForTest(i))
  const test = lessons.filter((_, i) => isForTest(i))
  const targets = learnt.map(({ values }) => softmax(values.map((value) => value / TOLERANCE)))
  const order = learnt.map((_, i) => i)
  const luck = quickLuck(seed)
  const passes: PolicyFit['passes'] = []
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, luck)
    for (const at of order) learnFrom(learnt[at]!, targets[at]!, weights, squares)
    passes.push({ given: mean(test.map((lesson) => givenAway(lesson, weights))) })
    onPass(pass + 1, PASSES)
  }
  return { weights, passes, random: mean(test.map(givenAtRandom)), decisions: lessons.length }
}

function learnFrom({ rows }: Lesson, target: readonly number[], weights: Float32Array, squares: Float32Array): void {
  const chances = softmax(scores(rows, weights))
  rows.forEach((own, i) => {
    const off = chances[i]! - target[i]!
    if (Math.abs(off) < LITTLE) return
    for (const row of own) {
      const gradient = off + DECAY * weights[row]!
      squares[row]! += gradient * gradient
      weights[row]! -= (RATE * gradient) / Math.sqrt(squares[row]!)
    }
  })
}

const scores = (rows: readonly Uint16Array[], weights: Float32Array): number[] =>
  rows.map((own) => {
    let sum = 0
    for (const row of own) sum += weights[row]!
    return sum
  })

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

function givenAway({ rows, values }: Lesson, weights: Float32Array): number {
  const found = scores(rows, weights)
  return Math.max(...values) - values[found.indexOf(Math.max(...found))]!
}

const givenAtRandom = ({ values }: Lesson): number => Math.max(...values) - mean(values)

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Fisher and Yates. */
export function shuffle(order: number[], luck: { below(n: number): number }): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = luck.below(i + 1)
    const kept = order[i]!
    order[i] = order[j]!
    order[j] = kept
  }
}
