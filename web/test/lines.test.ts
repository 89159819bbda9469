import type { Step } from '@robodrome/table'
import { expect, test } from 'vitest'
import { branched, changed, MOST_LINES, movesOf, undone, type Lines } from '../src/review/lines.ts'

const choice = (text: string): Step => ({ kind: 'choose', seat: 0, text, outcomes: [] })
const start: Step = { kind: 'start', minds: [], outcomes: [] }

test('a line goes back move by move to its position and no further, and a branch leaves the line that it came from', () => {
  const first: Lines = { base: 1, all: [{ steps: [start, choice('a'), choice('b')], chance: 0.5 }], open: 0 }
  const second = branched(first)
  expect(second.open).toBe(1)
  const back = changed(second, { steps: undone(second), chance: null })
  expect(back.all.map(movesOf)).toEqual([['a', 'b'], ['a']])
  const further = changed(back, { steps: undone(back), chance: null })
  expect(movesOf(further.all[1]!)).toEqual([])
  expect(undone(further)).toBe(further.all[1]!.steps)
  let many = first
  for (let i = 0; i < 2 * MOST_LINES; i++) many = branched(many)
  expect(many.all).toHaveLength(MOST_LINES)
})
