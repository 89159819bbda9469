import { pairSwiss, type Contender } from '@robodrome/leagues'
import { quickLuck } from '@robodrome/kernel'
import { expect, it } from 'vitest'

it('LG-SW-3, LG-SW-5: pairs 512 entrants round after round without a rematch', () => {
  const luck = quickLuck(5)
  const all: (Contender & { met: Set<number>; seats: (0 | 1)[] })[] = Array.from({ length: 512 }, (_, i) => ({
    number: i + 1,
    points: 0,
    met: new Set(),
    hadBye: false,
    floated: false,
    seats: [],
  }))
  const of = (number: number) => all[number - 1]!
  for (let round = 0; round < 9; round++) {
    const { pairs } = pairSwiss(all)
    expect(pairs).toHaveLength(256)
    for (const [a, b] of pairs) {
      expect(of(a).met.has(b)).toBe(false)
      of(a).met.add(b)
      of(b).met.add(a)
      of(a).seats.push(0)
      of(b).seats.push(1)
      of(luck.below(2) === 0 ? a : b).points += 2
    }
  }
})
