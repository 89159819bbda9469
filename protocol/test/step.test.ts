import type { Step } from '@robodrome/table'
import { step } from '@robodrome/protocol'
import { expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'

const person = { seat: 0, guest: 'g', name: 'Noor' }
const STEPS: Step[] = [
  { kind: 'sit', ...person, promise: 'ab'.repeat(32) },
  { kind: 'sit', ...person, promise: null },
  // A step from the time before players had to promise their contributions.
  { kind: 'standUp', seat: 1 },
  { kind: 'close', minds: [{ seat: 1, mind: 'random' }] },
  { kind: 'reveal', seat: 0, contribution: 'ab'.repeat(16) },
  { kind: 'reopen', seats: [0], seed: 'cd'.repeat(32) },
  { kind: 'start', minds: [], outcomes: ['1 2', ''] },
  { kind: 'start', minds: [], outcomes: ['1 2'], code: `sha256-${'ab'.repeat(32)}` },
  { kind: 'choose', seat: 0, text: 'attack', outcomes: ['4'] },
  { kind: 'takeBack', seat: 0 },
  { kind: 'leave', seat: 0, outcomes: [] },
  { kind: 'mind', seat: 0, mind: 'random' },
  { kind: 'person', seat: 0 },
  { kind: 'standUp', seat: 1, why: 'absent' },
  { kind: 'offer', seat: 1, on: true },
  { kind: 'takeOver', ...person, after: 12 },
  { kind: 'away', seat: null, on: true },
  { kind: 'host', seat: 1 },
  { kind: 'rematch', table: 'k3pzq7ma2xwd', seat: 1 },
]

test.each(STEPS)('a stored step is read as it was written: $kind', (kept) => {
  expect(step.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

type Fields<T> = T extends { kind: string } ? `${T['kind']}.${keyof T & string}` : never

test('every field of every step is read, even an optional one', () => {
  expectTypeOf<Fields<z.output<typeof step>>>().toEqualTypeOf<Fields<Step>>()
})

test.each([
  { kind: 'sit', ...person },
  { kind: 'sit', ...person, promise: 'short' },
  { kind: 'reveal', seat: 0, contribution: 'too short' },
  { kind: 'start', minds: [], outcomes: [], code: 'sha256-short' },
  { kind: 'dance' },
])('the schema refuses a malformed step: %j', (found) => {
  expect(step.safeParse(found).success).toBe(false)
})
