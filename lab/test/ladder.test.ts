import type { Game, Settings } from '@robodrome/kernel'
import { levels } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { climb, ladderPicture, ladderText, pairingsOf, withLadder, type LadderDeal, type LadderPlan } from '@robodrome/lab'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'

const settings: Settings = { mode: 'standard', seats: 2, options: {} }
const plan: LadderPlan = { settings, seed: 1, games: 4, all: false, budget: { playouts: 5 }, gauntlet: { playouts: 5 } }
const names = (game: Game, change: Partial<LadderPlan> = {}) =>
  pairingsOf(game, { ...plan, ...change }).map(({ first, second }) => `${first} : ${second}`)

const how = { threads: 0, load: async () => ticTacToe as Game }

describe('a ladder', () => {
  test('holds each level against the one below, or against all below, and the highest against the gauntlet', () => {
    const found = names(ticTacToe)
    expect(found.slice(0, 4)).toEqual(['level-2 : level-1', 'level-3 : level-2', 'level-4 : level-3', 'level-5 : level-4'])
    expect(found.slice(4)).toEqual(['level-2 : beginner', 'level-5 : rule-of-thumb', 'level-5 : search', 'level-5 : flat'])
    expect(names(ticTacToe, { all: true }).filter((name) => /level.*level/.test(name))).toHaveLength(
      (levels.length * (levels.length - 1)) / 2,
    )
  })

  test('knows best reply and equilibrium where plans are made', () => {
    const planned = { ...ticTacToe, insight: { plans: {} } } as unknown as Game
    expect(names(planned)).toEqual(expect.arrayContaining(['level-5 : best-reply', 'level-5 : equilibrium']))
  })

  test('gives both the same time in the gauntlet, and levels their own unless it is said', () => {
    const { budget: _time, ...free } = plan
    for (const { part, budget } of pairingsOf(ticTacToe, free)) expect(budget).toEqual(part === 'gauntlet' ? plan.gauntlet : undefined)
  })

  test('goes on where it was: what is known is not played again, and comes to the same', async () => {
    const kept: LadderDeal[] = []
    const whole = await climb(ticTacToe, plan, { ...how, known: [], keep: (deal) => kept.push(deal) })
    const more: LadderDeal[] = []
    const again = await climb(ticTacToe, plan, { ...how, known: kept.slice(0, 7), keep: (deal) => more.push(deal) })
    expect(kept).toHaveLength(16)
    expect(more.map(({ first, second, deal }) => [first, second, deal])).toEqual(
      kept.slice(7).map(({ first, second, deal }) => [first, second, deal]),
    )
    const points = (rungs: typeof whole) => rungs.map(({ outcome }) => outcome.standings[0]!.share)
    expect(points(again)).toEqual(points(whole))
  })

  test('ends a pairing that takes too long after the deal it is at', async () => {
    const rungs = await climb(ticTacToe, { ...plan, games: 40 }, { ...how, known: [], keep: () => {}, isLong: () => true })
    expect(rungs.map(({ outcome }) => outcome.standings[0]!.games)).toEqual(rungs.map(() => 2))
  })
})

describe('what is told of a ladder', () => {
  const tell = async () => {
    const rungs = await climb(ticTacToe, plan, { ...how, known: [], keep: () => {} })
    return { rungs, part: { key: 'ttt', title: 'Tic <tac> toe', command: 'robodrome ladder ttt', picture: 'p.svg' } }
  }

  test('has a row and a line of the picture for each pairing', async () => {
    const { rungs, part } = await tell()
    const text = ladderText(part, rungs)
    expect(text.match(/^\| (Rivet|Sprocket|Gauge|Vector|Overclock) : /gm)).toHaveLength(rungs.length)
    expect(text).toContain('| Overclock : Flat Monte Carlo | the highest level against the gauntlet | 5 playouts |')
    const picture = ladderPicture(part.title, rungs)
    expect(picture.match(/<circle/g)).toHaveLength(rungs.length)
    expect(picture).toContain('Tic &#60;tac&#62; toe')
  })

  test('takes the place of what was told before, and leaves all else', async () => {
    const { rungs, part } = await tell()
    const text = ladderText(part, rungs)
    const once = withLadder('# Strength\n\nWords.\n', 'ttt', text)
    const other = withLadder(once, 'other', ladderText({ ...part, key: 'other' }, rungs))
    const again = withLadder(other, 'ttt', ladderText({ ...part, title: 'Anew' }, rungs))
    expect(again.startsWith('# Strength\n\nWords.\n\n<!-- ladder ttt -->\n## Ladder: Anew')).toBe(true)
    expect(again.match(/^## Ladder/gm)).toHaveLength(2)
  })
})
