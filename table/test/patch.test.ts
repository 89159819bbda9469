import { quickLuck, type Json, type Stream } from '@robodrome/kernel'
import { patched, patchOf } from '@robodrome/table'
import { expect, test } from 'vitest'

/** Draws any plain data, small enough that two values often have something in common. */
function anything(luck: Stream, depth: number): Json {
  const kind = luck.below(depth > 0 ? 6 : 4)
  if (kind === 0) return null
  if (kind === 1) return luck.below(2) === 0
  if (kind === 2) return luck.below(3)
  if (kind === 3) return ['', 'put', 'mend'][luck.below(3)]!
  const parts = Array.from({ length: luck.below(4) }, () => anything(luck, depth - 1))
  if (kind === 4) return parts
  return Object.fromEntries(parts.map((part) => [['put', 'mend', 'drop', 'at'][luck.below(4)]!, part]))
}

test('a patch leads from any plain data to any other, through JSON too, and changes neither', () => {
  const luck = quickLuck(5)
  for (let i = 0; i < 3000; i++) {
    const [from, to] = [anything(luck, 3), anything(luck, 3)]
    const before = JSON.stringify([from, to])
    const patch = JSON.parse(JSON.stringify(patchOf(from, to))) as ReturnType<typeof patchOf>
    expect(patched(from, patch)).toEqual(to)
    expect(JSON.stringify([from, to])).toBe(before)
  }
})

test('equal values need no patch, and one difference needs only a small one', () => {
  const from = {
    bots: [
      { at: 'a1', dice: [6, 6] },
      { at: 'b2', dice: [4] },
    ],
    turn: 3,
  }
  expect(patchOf(from, structuredClone(from))).toBeNull()
  expect(patchOf(from, { ...from, bots: [from.bots[0]!, { at: 'b3', dice: [4] }] })).toEqual({
    mend: { bots: { mend: { 1: { mend: { at: { put: 'b3' } } } } } },
  })
})
