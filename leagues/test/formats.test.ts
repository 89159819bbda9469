import { bracketOrder, doubleRoundRobin, knockout, knockoutPlaces, roundRobin, type Decided } from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'

describe('round robin', () => {
  it('LG-RR-1: for every number of entrants each pair meets once, and first seats differ by at most one', () => {
    for (let n = 2; n <= 40; n++) {
      const pairs = roundRobin(n).flatMap((round) => round.pairs)
      expect(new Set(pairs.map(([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`))).size).toBe((n * (n - 1)) / 2)
      const lead = Array.from(
        { length: n },
        (_, i) => pairs.filter(([a]) => a === i + 1).length - pairs.filter(([, b]) => b === i + 1).length,
      )
      expect(Math.max(...lead.map(Math.abs))).toBeLessThanOrEqual(1)
    }
  })

  it('LG-RR-3: a pair that meets twice swaps seats', () => {
    expect(doubleRoundRobin(2).map(({ pairs }) => pairs)).toEqual([[[1, 2]], [[2, 1]]])
  })
})

describe('brackets', () => {
  it('LG-KO-4: both out: the next opponent has a walkover, and a final without a winner has two runners-up', () => {
    const rounds = knockout(
      bracketOrder(4),
      new Map<string, Decided>([
        ['W1.1', 'both out'],
        ['W1.2', { winner: 2 }],
      ]),
    )
    expect(rounds[1]![0]!.winner).toBe(2)
    const none = knockout(bracketOrder(2), new Map<string, Decided>([['W1.1', 'both out']]))
    expect([...knockoutPlaces(none, null)]).toEqual([
      [1, 2],
      [2, 2],
    ])
  })
})
