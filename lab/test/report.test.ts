import { csvOf, gamesCsvOf, htmlOf, reportOf, Results } from '@robodrome/lab'
import type { Experiment, Facts } from '@robodrome/lab'
import { describe, expect, test } from 'vitest'

const arm = (name: string) => ({
  name,
  game: 'toy',
  settings: { mode: 'standard', seats: 2, options: {} },
  box: null,
  players: [{ mind: 'random', budget: {} }],
})
const experiment = (arms: number): Experiment => ({
  title: 'Who wins?',
  about: 'A <toy>.',
  seed: 1,
  deals: 400,
  chunk: 400,
  until: null,
  arms: Array.from({ length: arms }, (_, i) => arm(`arm ${i}`)),
})

/** Rock wins three of four games against Paper. A winner with Paper uses a hammer, and everybody uses a saw. */
const game = (deal: number, rockWins = deal % 4 !== 0): Facts => ({
  deal,
  turn: 0,
  seats: [
    { player: 0, brings: ['Rock'], uses: ['saw'], score: rockWins ? 1 : 0 },
    { player: 0, brings: ['Paper'], uses: rockWins ? ['saw'] : ['hammer', 'saw'], score: rockWins ? 0 : 1 },
  ],
  turns: 5 + (deal % 3),
  decisions: 10,
  leads: deal % 2,
  luck: rockWins ? 0.5 : -0.1,
  skill: rockWins ? 0 : 0.6,
  rule: 'TOY-1',
})

function resultsOf(arms = 1): Results {
  const results = new Results(experiment(arms))
  const facts = Array.from({ length: 400 }, (_, deal) => game(deal))
  results.add({ chunk: { arm: 0, from: 0, to: 400 }, facts })
  if (arms > 1) results.add({ chunk: { arm: 1, from: 0, to: 400 }, facts: facts.map(({ deal }) => game(deal, deal % 2 === 0)) })
  return results
}
const about = { command: 'robodrome lab run x', version: 'robodrome 0' }

describe('what a report says', () => {
  const { summaries } = reportOf(resultsOf(), about, (_arm, piece) => piece.toUpperCase())
  const [summary] = summaries

  test('shares by what was brought, by seat and by pairing, with ranges and games', () => {
    expect(summary!.brought.map(({ name, share, games }) => [name, share, games])).toEqual([
      ['Rock', 0.75, 400],
      ['Paper', 0.25, 400],
    ])
    expect(summary!.bySeat[0]).toMatchObject({ share: 0.75, examples: ['arm 0:0.0', 'arm 0:1.0', 'arm 0:2.0', 'arm 0:3.0', 'arm 0:4.0'] })
    expect(summary!.bySeat[0]!.low).toBeGreaterThan(0.7)
    expect(summary!.bySeat[0]!.high).toBeLessThan(0.8)
    expect(summary!.pairings!.cells[0]![1]).toMatchObject({ share: 0.25 })
    expect(summary!.pairings!.cells[0]![0]).toBeNull()
  })

  test('a piece is measured against what its holder scores anyway; what all use tells nothing', () => {
    expect(summary!.pieces.map(({ name, share, games }) => [name, share, games])).toEqual([['HAMMER', 0.75, 100]])
  })

  test('length, leads, and what luck decided', () => {
    expect(summary!.turns).toMatchObject({ median: 6, from: 5, width: 1, bars: [134, 133, 133] })
    expect(summary!.leads).toBe(0.5)
    // Rock starts at a half and gains the rest by luck. Paper starts at a half and wins by decisions, against luck.
    expect(summary!.byLuck!.share).toBe(0.75)
    expect(summary!.luck!.share).toBe(0.75)
    expect(summary!.ends).toEqual([{ rule: 'TOY-1', games: 400 }])
  })
})

test('a lopsided pairing is told with the games that were played, and a few games tell nothing', () => {
  const told = (games: number): string => {
    const results = new Results(experiment(1))
    results.add({ chunk: { arm: 0, from: 0, to: games }, facts: Array.from({ length: games }, (_, deal) => game(deal, true)) })
    return htmlOf(reportOf(results, about))
  }
  expect(told(40)).toContain('Rock beats Paper in 100.0 % of 40 games')
  expect(told(40)).toContain('in percent; 40 games each')
  expect(told(6)).toContain('No pairing is clearly lopsided')
})

test('the page is one file that names its findings, its games and how to make it again, and lets nothing through unescaped', () => {
  const html = htmlOf(reportOf(resultsOf(), about))
  expect(html).toContain('Rock is too strong, Paper too weak')
  expect(html).toContain('Seat 1 is ahead by 25.0 points')
  expect(html).toContain('Luck decides 75.0 % of the games')
  expect(html).toContain('robodrome lab run x')
  expect(html).toContain('A &#60;toy&#62;.')
  expect(html).toContain('arm 0:0.0')
  expect(html).not.toMatch(/<(script|link|img)|https?:/)
})

test('two versions are side by side, with the significant changes', () => {
  const html = htmlOf(reportOf(resultsOf(2), about))
  expect(html).toContain('Side by side')
  expect(html).toContain('50.0 % <small>(−25.0, significant)</small>')
})

test('an unfinished run says so', () => {
  const results = new Results(experiment(1))
  results.add({ chunk: { arm: 0, from: 0, to: 1 }, facts: [game(0)] })
  expect(htmlOf(reportOf(results, about))).toContain('Not all games are played yet')
})

test('all numbers as a table, and every game as lines from which they can be counted', () => {
  const results = resultsOf()
  expect(csvOf(reportOf(results, about)).split('\n')).toContain('arm 0,ended by,TOY-1,,1,,,400,')
  const lines = gamesCsvOf(results).trim().split('\n')
  expect(lines).toHaveLength(801)
  expect(lines[1]).toBe('arm 0:0.0,1,random,Rock,0,saw,5,10,0,-0.1,0.6,TOY-1')
  const won = lines.filter((line) => line.split(',')[3] === 'Rock' && line.split(',')[4] === '1')
  expect(won).toHaveLength(300)
})
