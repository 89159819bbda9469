import { expect, test } from 'vitest'
import { estimated } from '../src/table/chance-history.ts'
import type { Moment } from '../src/table/moments.ts'

const moment = (entries: number): Moment => ({ view: null, asked: [], events: [], entries, chances: null })
const seats = [0, 1, 2].map(() => ({})) as never

test('the steps that a page has seen get the estimates of that time, and the end its result', () => {
  const guesses = [
    { seq: 4, chances: [0.2, 0.3, 0.5] },
    { seq: 9, chances: [0.1, 0.1, 0.8] },
  ]
  const result = { ranking: [[2], [0], [1]], rule: 'LD-END' }
  const found = estimated([4, 6, 11].map(moment), guesses, { result, seats })
  expect(found.map(({ chances }) => chances)).toEqual([[0.2, 0.3, 0.5], null, [0, 0, 1]])
})

test('a match without a result has no chances at its end', () => {
  expect(estimated([moment(4)], [], { result: null, seats })[0]!.chances).toBeNull()
  const shared = estimated([moment(4)], [], { result: { ranking: [[0, 1], [2]], rule: 'LD-END' }, seats })
  expect(shared[0]!.chances).toEqual([0.5, 0.5, 0])
})
