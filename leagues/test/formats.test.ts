import {
  arenaPoints,
  bracketOrder,
  bracketSeeds,
  chance,
  doubleKnockout,
  doubleKnockoutPlaces,
  doubleRoundRobin,
  drawLot,
  groupCount,
  groupsOf,
  keyOf,
  knockout,
  knockoutPlaces,
  pairArena,
  pairPods,
  podPoints,
  podSizes,
  roundRobin,
  type Decided,
  type PodEntrant,
  type RobinRound,
} from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'

const written = (rounds: readonly RobinRound[]): string =>
  rounds.map(({ pairs }) => pairs.map((pair) => pair.join('-')).join(' ')).join(' | ')

describe('luck', () => {
  const seed = '01'.padStart(64, '0')

  it('LG-TV-1, LG-LUCK-1, LG-LUCK-2, LG-LUCK-3: lots from a seed and the texts of the entrants', () => {
    const key = keyOf(seed, ['alpha', 'bravo', 'charlie', 'delta'])
    expect(drawLot([...'ABCD'], chance(key, 0)).join(' ')).toBe('C D A B')
    expect(drawLot([...'ABCD'], chance(key, 1)).join(' ')).toBe('C A D B')
    expect(drawLot([...'ABCDEF'], chance(keyOf(seed, ['', '', '', '', '', '']), 0)).join(' ')).toBe('E D A B F C')
  })
})

describe('round robin', () => {
  it('LG-TV-2, LG-RR-1, LG-RR-2: Berger tables', () => {
    expect(written(roundRobin(4))).toBe('1-4 2-3 | 4-3 1-2 | 2-4 3-1')
    expect(written(roundRobin(6))).toBe('1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1')
    expect(written(roundRobin(5))).toBe('2-5 3-4 | 5-3 1-2 | 3-1 4-5 | 1-4 2-3 | 4-2 5-1')
    expect(roundRobin(5).map(({ bye }) => bye)).toEqual([1, 4, 2, 5, 3])
  })

  it('LG-TV-3, LG-RR-3: a double round robin exchanges the last two rounds of its first cycle', () => {
    expect(written(doubleRoundRobin(4))).toBe('1-4 2-3 | 2-4 3-1 | 4-3 1-2 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3')
    expect(written(doubleRoundRobin(2))).toBe('1-2 | 2-1')
  })

  it('LG-RR-1: for every number of entrants each two meet once, and seats differ by one at most', () => {
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
})

const decide = (winners: Record<string, number>): Map<string, Decided> =>
  new Map(Object.entries(winners).map(([name, winner]) => [name, { winner }]))

describe('brackets', () => {
  it('LG-TV-9, LG-KO-1, LG-KO-2, LG-KO-6: twelve entrants, better seeds win', () => {
    const order = bracketOrder(12)
    const first = knockout(order, new Map())
    expect(first[0]!.filter(({ sides }) => !sides.includes('nobody')).map(({ sides }) => sides.join('-'))).toEqual([
      '8-9',
      '5-12',
      '7-10',
      '6-11',
    ])
    const decisions = new Map<string, Decided>()
    for (let more = true; more;) {
      const open = knockout(order, decisions)
        .flat()
        .filter(({ winner, sides }) => winner === 'later' && sides.every((side) => typeof side === 'number'))
      for (const { name, sides } of open) decisions.set(name, { winner: Math.min(...(sides as number[])) })
      more = open.length > 0
    }
    const rounds = knockout(order, decisions)
    expect(rounds[1]!.map(({ sides }) => sides.join('-'))).toEqual(['1-8', '4-5', '2-7', '3-6'])
    expect(rounds[2]!.map(({ sides }) => sides.join('-'))).toEqual(['1-4', '2-3'])
    const places = knockoutPlaces(rounds, null)
    expect(Array.from({ length: 12 }, (_, i) => places.get(i + 1))).toEqual([1, 2, 3, 3, 5, 5, 5, 5, 9, 9, 9, 9])
  })

  it('LG-KO-4: both out: the next opponent has a walkover, and a final without a winner leaves two on place 2', () => {
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

  it('LG-TV-12, LG-DK-1, LG-DK-2, LG-DK-3: double knockout of eight', () => {
    const decisions = decide({
      'W1.1': 8,
      'W1.2': 4,
      'W1.3': 2,
      'W1.4': 3,
      'W2.1': 4,
      'W2.2': 3,
      'W3.1': 3,
      'L1.1': 1,
      'L1.2': 6,
      'L2.1': 1,
      'L2.2': 6,
      'L3.1': 1,
      'L4.1': 1,
      final: 1,
      decider: 1,
    })
    const both = doubleKnockout(8, decisions)
    expect(both.losers.map((round) => round.map(({ sides }) => sides.join(' v ')))).toEqual([
      ['1 v 5', '7 v 6'],
      ['1 v 2', '6 v 8'],
      ['1 v 6'],
      ['1 v 4'],
    ])
    expect([both.final.sides.join('-'), both.decider!.sides.join('-')]).toEqual(['3-1', '1-3'])
    const places = doubleKnockoutPlaces(both)
    expect([1, 3, 4, 6, 2, 8, 5, 7].map((seed) => places.get(seed))).toEqual([1, 2, 3, 4, 5, 5, 7, 7])
  })

  it('LG-TV-13, LG-DK-1: double knockout of six, byes are passed on', () => {
    const both = doubleKnockout(6, decide({ 'W1.2': 4, 'W1.4': 6, 'W2.1': 1, 'W2.2': 2 }))
    expect(both.losers[0]!.map(({ winner }) => winner)).toEqual([5, 3])
    expect(both.losers[1]!.map(({ sides }) => sides.join(' v '))).toEqual(['5 v 6', '3 v 4'])
  })
})

describe('groups', () => {
  it('LG-TV-14, LG-GB-1, LG-GB-2, LG-GB-3: two groups of four, and no winner meets its own second at once', () => {
    expect(groupCount(8)).toBe(2)
    expect(groupsOf([1, 2, 3, 4, 5, 6, 7, 8], 2)).toEqual([
      [1, 4, 5, 8],
      [2, 3, 6, 7],
    ])
    const of = (number: number, group: number, points: number) => ({ number, group, points, matches: 3 })
    expect(bracketSeeds([of(4, 0, 5), of(2, 1, 6)], [of(1, 0, 4), of(3, 1, 4)])).toEqual([2, 4, 3, 1])
  })
})

describe('pods', () => {
  it('LG-TV-15, LG-POD-1: sizes', () => {
    const sizes = (n: number, seats: number[]): string => {
      const found = podSizes(n, seats)
      return found === null ? 'refused' : found.sizes.join(' ') + ' bye'.repeat(found.byes)
    }
    expect([3, 4, 5, 6, 7, 8, 9, 10, 11, 13].map((n) => sizes(n, [3, 4]))).toEqual([
      '3',
      '4',
      '4 bye',
      '3 3',
      '4 3',
      '4 4',
      '3 3 3',
      '4 3 3',
      '4 4 3',
      '4 3 3 3',
    ])
    expect([sizes(5, [2, 3, 4]), sizes(7, [2, 3]), sizes(8, [2, 3]), sizes(2, [3, 4])]).toEqual(['3 2', '3 2 2', '3 3 2', 'refused'])
  })

  it('LG-TV-16, LG-POD-3: points for ranks, also for shared ones', () => {
    expect(
      [
        [1, 2, 3, 4],
        [1, 2, 3],
        [1, 2],
      ].map((ranks) => podPoints(ranks)),
    ).toEqual([
      [12, 8, 4, 0],
      [12, 6, 0],
      [12, 0],
    ])
    expect(
      [
        [1, 1, 3, 4],
        [1, 2, 2, 2],
        [1, 1, 3],
        [1, 2, 2],
        [1, 1, 1, 1],
      ].map((ranks) => podPoints(ranks)),
    ).toEqual([
      [10, 10, 4, 0],
      [12, 4, 4, 4],
      [9, 9, 0],
      [12, 3, 3],
      [6, 6, 6, 6],
    ])
  })

  it('LG-TV-17, LG-POD-2, LG-POD-4, LG-SEAT-3: seven entrants, two rounds', () => {
    const fresh = (number: number): PodEntrant => ({ number, points: 0, byes: 0, met: new Map(), seatSum: 0 })
    expect(pairPods([1, 2, 3, 4, 5, 6, 7].map(fresh), [3, 4], true)).toEqual({
      pods: [
        [1, 4, 5, 7],
        [2, 3, 6],
      ],
      byes: [],
    })
    const after = (number: number, points: number, seatSum: number, met: number[]): PodEntrant => ({
      number,
      points,
      byes: 0,
      seatSum,
      met: new Map(met.map((each) => [each, 1])),
    })
    const second = [
      after(1, 8, 0, [4, 5, 7]),
      after(2, 6, 0, [3, 6]),
      after(3, 12, 1, [2, 6]),
      after(4, 12, 1, [1, 5, 7]),
      after(5, 0, 2, [1, 4, 7]),
      after(6, 0, 2, [2, 3]),
      after(7, 4, 3, [1, 4, 5]),
    ]
    expect(pairPods(second, [3, 4], false)).toEqual({
      pods: [
        [3, 4, 1, 2],
        [7, 5, 6],
      ],
      byes: [],
    })
  })
})

describe('arena', () => {
  it('LG-TV-28, LG-AR-1, LG-AR-2: doubled points, and who meets whom at a tick', () => {
    const results = [...'WWDWWWLW'].map((each) => (each === 'W' ? 'win' : each === 'D' ? 'draw' : 'loss'))
    expect(arenaPoints(results)).toEqual([2, 2, 2, 2, 2, 4, 0, 2])
    const waiting = [
      [1, 8, 2],
      [2, 6, 1],
      [3, 6, 0],
      [4, 2, 0],
      [5, 0, 0],
    ].map(([number, points, lastOpponent]) => ({
      number: number!,
      points: points!,
      lastOpponent: lastOpponent!,
      leftOut: number === 5,
    }))
    expect(pairArena(waiting)).toEqual({
      pairs: [
        [1, 3],
        [2, 5],
      ],
      leftOut: 4,
    })
  })
})
