import type { Ghost, Run, Space } from '@robodrome/volt/page'
import { expect, test } from 'vitest'
import { cutOut } from '../../src/boards/volt/stage/cut-out.ts'
import { centre, PITCH } from '../../src/boards/volt/stage/geometry.ts'

/** A ghost run over these spaces. */
const through = (...path: Space[]): Ghost => ({ runs: [{ path, shots: [] } as unknown as Run] }) as Ghost
const FILES = 'abcdefghi'.split('')
const ALL = FILES.flatMap((file) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row): Space => `${file}${row}`))

/** Whether a whole space lies in the part of the arena that is shown. */
const shows = (at: Space, ghost: Ghost | null, space: Space): boolean => {
  const { x, y, width, height } = cutOut(at, ghost)
  const middle = centre(space)
  const left = middle.x - PITCH / 2
  const top = middle.y - PITCH / 2
  // The numbers are sums of fractions.
  const near = 0.001
  return left >= x - near && left + PITCH <= x + width + near && top >= y - near && top + PITCH <= y + height + near
}

test('a hand shows seven by five spaces around its robot', () => {
  const { width, height } = cutOut('e5', null)
  expect([width, height]).toEqual([7 * PITCH, 5 * PITCH])
  expect(ALL.filter((space) => shows('e5', null, space))).toHaveLength(35)
  expect(ALL.filter((at) => !shows(at, null, at))).toEqual([])
})

test('a hand shows the whole ghost run of its robot, wherever it leads', () => {
  const runs = ALL.flatMap((at) => ALL.map((to) => ({ at, to, ghost: through(at, to) })))
  expect(runs.filter(({ at, to, ghost }) => !shows(at, ghost, at) || !shows(at, ghost, to))).toEqual([])
})
