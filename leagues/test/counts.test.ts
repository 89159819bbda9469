import { seasonCounts, type Tally } from '@robodrome/leagues'
import { expect, it } from 'vitest'
import { openFixtures, started } from './play.ts'

it('LG-STAT-1: a season counts limbs dealt and taken, by limb and by entrant, and keeps its records with their tables', () => {
  const cup = started(3, { format: 'round robin' })
  expect(seasonCounts(cup.state)).toBeNull()
  const play = (ranks: number[], tally: Tally[], turns: number): void => {
    const { id } = openFixtures(cup.state)[0]!
    cup.act({ kind: 'opened', fixture: id, table: `table ${id}` }, 4)
    cup.act({ kind: 'result', fixture: id, result: { ranks, diff: [0, 0], bouts: [0, 0], tally, turns } }, 5)
  }
  // The pairs 2-3, 1-2 and 3-1 follow Berger's table.
  play([1, 2], [{ head: 1, legs: 3 }, { legs: 1 }], 20)
  play([2, 1], [{}, { head: 2 }], 9)
  play([1, 2], [{ 'left arm': 4 }, { head: 1 }], 31)
  const counts = seasonCounts(cup.state)!
  expect(counts).toMatchObject({ all: 12, by: { head: 4, legs: 4, 'left arm': 4 } })
  expect([...counts.lines].toSorted(([a], [b]) => a - b)).toEqual([
    [0, { made: 1, suffered: 6 }],
    [1, { made: 6, suffered: 1 }],
    [2, { made: 5, suffered: 5 }],
  ])
  expect(counts.records).toEqual([
    { of: 'longest', fixture: 2, table: 'table 2', entrant: null, value: 31 },
    { of: 'fastest', fixture: 1, table: 'table 1', entrant: 1, value: 9 },
    { of: 'most', fixture: 0, table: 'table 0', entrant: 1, value: 4 },
  ])
})
