import { gameIds, loadGame } from '@robodrome/games'
import { sharesOf, studyGame } from '@robodrome/lab'
import { random, type Mind } from '@robodrome/minds'
import { expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { Swings } from '../src/study/swings.ts'

test.each(gameIds())('%s tells what every seat brought, counts its turns, and says who used what', async (id) => {
  const game = (await loadGame(id))!
  const settings = { mode: Object.keys(game.modes)[0]!, seats: 2, options: {} }
  const facts = studyGame(game, settings, [{ mind: random, budget: {} }], 1, { deal: 3, turn: 0 })
  expect(facts.seats.map(({ brings }) => brings.length > 0)).toEqual([true, true])
  expect(facts.turns).toBeGreaterThan(1)
  expect(facts.seats.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1)
  const known = game.pieces(settings)
  expect(facts.seats.flatMap(({ uses }) => uses).filter((piece) => !known.includes(piece))).toEqual([])
  expect(facts.rule).not.toBe('')
})

test('the first choices of a game are drawn where it is wanted, and a mind makes the rest', () => {
  const settings = { mode: 'standard', seats: 2, options: {} }
  let asked = 0
  const counting: Mind = { ...random, think: (...of) => (asked++, random.think(...of)) }
  const play = (opening: number): number => {
    asked = 0
    const { decisions } = studyGame(ticTacToe, settings, [{ mind: counting, budget: {} }], 1, { deal: 0, turn: 0 }, opening)
    return decisions - asked
  }
  expect([0, 3, 100].map(play)).toEqual([
    0,
    3,
    studyGame(ticTacToe, settings, [{ mind: random, budget: {} }], 1, { deal: 0, turn: 0 }).decisions,
  ])
})

test('what a winner nearly lost by skill is 0, not -0, which would be another number behind a queue', () => {
  const values = [
    [0.5, 0.5],
    [0.4999, 0.5001],
  ]
  const game = { ...ticTacToe, insight: { evaluate: () => values.shift()! } }
  const swings = new Swings(game, 2)
  const g = ticTacToe.setup({ mode: 'standard', seats: 2, options: {} })
  swings.question(g)
  swings.question(g)
  swings.luckFell()
  expect(swings.end([0]).skill).toBe(0)
})

test('winners share a point, all do where nobody won, and a side that no seat plays may have it', () => {
  expect(sharesOf({ ranking: [[1], [0]], rule: '' }, 2)).toEqual([0, 1])
  expect(sharesOf({ ranking: [[0, 1], [2]], rule: '' }, 3)).toEqual([0.5, 0.5, 0])
  expect(sharesOf(null, 4)).toEqual([0.25, 0.25, 0.25, 0.25])
  expect(sharesOf({ ranking: [[], [0]], rule: '' }, 1)).toEqual([0])
  expect(sharesOf({ ranking: [[0], []], rule: '' }, 1)).toEqual([1])
})

test('VT-KB-16 a player beaten by a squad of KillBots scores nothing', async () => {
  const volt = (await loadGame('volt'))!
  const settings = { mode: 'killbots', seats: 1, options: { killbots: 3 } }
  const { seats } = studyGame(volt, settings, [{ mind: random, budget: {} }], 1, { deal: 0, turn: 0 })
  expect(seats.map(({ score }) => score)).toEqual([0])
})
