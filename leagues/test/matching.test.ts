import { quickLuck } from '@robodrome/kernel'
import { expect, it } from 'vitest'
import { Matching } from '../src/formats/matching.ts'
import { toEnd } from '../src/job.ts'

/** By trying everything. */
function canPair(left: readonly number[], may: (a: number, b: number) => boolean): boolean {
  const [a, ...others] = left
  return a === undefined || others.some((b) => may(a, b) && canPair(without(others, b), may))
}

const without = (list: readonly number[], ...gone: readonly number[]): number[] => list.filter((each) => !gone.includes(each))

it('LG-SW-5: fixes a pair exactly if the rest can then be paired, in sparse and in dense graphs', () => {
  const seen = { fixed: 0, refused: 0, incomplete: 0 }
  for (let seed = 1; seed <= 400; seed++) {
    const luck = quickLuck(seed)
    const size = 2 * (2 + luck.below(4))
    const density = 2 + luck.below(8)
    const edges = new Set<string>()
    for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) if (luck.below(10) < density) edges.add(`${a} ${b}`)
    const may = (a: number, b: number): boolean => edges.has(a < b ? `${a} ${b}` : `${b} ${a}`)
    const matching = toEnd(Matching.of(size, may))
    let left = Array.from({ length: size }, (_, i) => i)
    expect(matching.complete).toBe(canPair(left, may))
    if (!matching.complete) seen.incomplete++
    while (matching.complete && left.length > 0) {
      const a = left[0]!
      const mates = without(left, a).filter((b) => may(a, b))
      const b = mates[luck.below(mates.length)]!
      const fits = canPair(without(left, a, b), may)
      expect(matching.fix(a, b)).toBe(fits)
      seen[fits ? 'fixed' : 'refused']++
      if (fits) left = without(left, a, b)
    }
  }
  expect(Math.min(seen.fixed, seen.refused, seen.incomplete)).toBeGreaterThan(30)
})
