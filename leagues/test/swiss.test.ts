import { stageTable, type Competition, type TieBreak } from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { openFixtures, play, started, written } from './play.ts'

const table = ({ state }: Competition, ...codes: TieBreak[]): string[] =>
  stageTable(state, 0, 0).map(({ entrant, values }) => `${entrant + 1} (${codes.map((code) => values[code]).join(' ')})`)

const swiss = (n: number, rounds: number): Competition => started(n, { format: 'swiss', rounds })

describe('Swiss', () => {
  it('LG-TV-4, LG-SW-1, LG-SW-4, LG-SW-5, LG-SW-6, LG-SEAT-2: eight entrants, three rounds', () => {
    const cup = swiss(8, 3)
    expect(written(cup)).toBe('1-5 6-2 3-7 8-4')
    play(cup, [1, 6, 3, 8])
    expect(written(cup)).toBe('1-6 8-3 2-5 7-4')
    play(cup, [1, 8, 2, 4])
    expect(written(cup)).toBe('1-8 4-2 3-6 5-7')
    play(cup, [1, 2, 3, 7])
    expect(table(cup, 'PTS', 'BH1', 'BH', 'SB')).toEqual([
      '1 (6 6 6 12)',
      '8 (4 10 12 12)',
      '3 (4 6 8 8)',
      '2 (4 4 4 4)',
      '6 (2 10 14 8)',
      '4 (2 8 10 4)',
      '7 (2 6 6 0)',
      '5 (0 10 12 0)',
    ])
    expect([cup.state.status, cup.state.champion]).toEqual(['finished', 0])
  })

  it('LG-TV-5, LG-SW-2, LG-TB-2: seven entrants with byes', () => {
    const cup = swiss(7, 3)
    expect(written(cup)).toBe('1-4 5-2 3-6')
    play(cup, [1, 5, 6])
    expect(written(cup)).toBe('6-1 7-5 2-3')
    play(cup, [6, 5, 2])
    expect(written(cup)).toBe('5-6 1-7 4-2')
    play(cup, [5, 2])
    expect(table(cup, 'PTS', 'BH1', 'BH', 'SB')).toEqual([
      '5 (6 8 11 22)',
      '6 (4 9 11 10)',
      '2 (4 8 10 8)',
      '7 (3 9 12 3)',
      '1 (3 7 9 7)',
      '3 (2 8 10 0)',
      '4 (2 7 9 0)',
    ])
  })

  it('LG-TV-6, LG-SW-5, LG-TB-1: six entrants, all rounds', () => {
    const cup = swiss(6, 5)
    const rounds: [string, number[]][] = [
      ['1-4 5-2 3-6', [1, 5, 6]],
      ['1-5 2-6 4-3', [1, 4]],
      ['6-1 5-4 3-2', [1, 5, 2]],
      ['2-1 3-5 4-6', [2, 5]],
      ['1-3 6-5 2-4', [1, 5, 2]],
    ]
    for (const [pairs, winners] of rounds) {
      expect(written(cup)).toBe(pairs)
      play(cup, winners)
    }
    expect(table(cup, 'PTS', 'BH1', 'BH', 'SB').slice(0, 3)).toEqual(['1 (8 22 22 30)', '5 (8 22 22 28)', '2 (7 23 23 26)'])
    expect(table(cup, 'PTS').slice(3)).toEqual(['6 (4)', '4 (3)', '3 (0)'])
  })

  it('LG-TV-7, LG-OUT-3, LG-TB-2: seven entrants, one withdraws', () => {
    const cup = swiss(7, 4)
    play(cup, [1, 5, 3])
    expect(written(cup)).toBe('1-5 7-3 2-4')
    const [first, second, third] = openFixtures(cup.state)
    const result = (fixture: number, ranks: number[]) =>
      cup.act({ kind: 'result', fixture, result: { ranks, diff: [0, 0], bouts: [0, 0] } }, 5)
    result(first!.id, [2, 1])
    result(second!.id, [1, 2])
    cup.act({ kind: 'withdrew', entrant: 3, inPlay: [third!.id] }, 5, 'e4')
    result(third!.id, [1, 2])
    expect(written(cup)).toBe('5-7 3-1 6-2')
    play(cup, [5, 3, 2])
    expect(written(cup)).toBe('5-3 2-7 6-1')
    play(cup, [5, 1])
    expect(table(cup, 'PTS', 'BH1', 'BH')).toEqual([
      '5 (8 14 18)',
      '7 (5 18 22)',
      '2 (5 15 17)',
      '3 (4 17 19)',
      '1 (4 14 16)',
      '6 (2 13 15)',
      '4 (0 9 9)',
    ])
  })

  it('LG-TV-8, LG-SW-7: where no complete pairing exists a rematch is played', () => {
    const cup = swiss(6, 4)
    for (const [pairs, winners] of [
      ['1-4 5-2 3-6', [1, 2, 3]],
      ['2-1 4-3 6-5', [2, 4, 6]],
      ['3-2 1-6 5-4', [3, 1, 4]],
    ] as const) {
      expect(written(cup)).toBe(pairs)
      play(cup, winners)
    }
    expect(written(cup)).toBe('1-3 4-2 6-5')
  })
})
