import { quickLuck, asked, choose, options, settle, start, same, type Game, type Position, type Settings } from '@robodrome/kernel'
import { ask, minds, pose, questionOf } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { volley } from '../../kernel/test/games/volley.ts'

const plain: Settings = { mode: 'standard', seats: 2, options: {} }

/** Positions of one random game in which a seat chooses. */
function* positions<G extends Position>(game: Game<G>, settings: Settings, seed: number): Generator<G> {
  const luck = quickLuck(seed)
  const g = start(game, settings)
  for (;;) {
    settle(game, g, luck)
    const seats = asked(game, g)
    const seat = seats[luck.below(seats.length)]
    if (seat === undefined) return
    yield g
    const legal = options(game, g, seat)
    choose(game, g, seat, legal[luck.below(legal.length)])
  }
}

describe('a question', () => {
  test('crosses to another thread as plain data', () => {
    const g = start(ticTacToe, plain)
    const puzzle = pose(ticTacToe, plain, g, 0, quickLuck(1))
    const question = questionOf(ticTacToe, JSON.parse(JSON.stringify(puzzle)))
    expect(question.options.map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8'])
    expect(question.view).toEqual(ticTacToe.view(g, 0))
  })

  test('holds nothing that the seat may not know', () => {
    let different = 0
    for (const g of positions(volley, plain, 3)) {
      const seat = asked(volley, g).at(0)!
      const other = volley.imagine(g, seat, quickLuck(99))
      if (!same(g, other)) different++
      expect(pose(volley, plain, g, seat, quickLuck(5))).toEqual(pose(volley, plain, other, seat, quickLuck(5)))
    }
    expect(different).toBeGreaterThan(5)
  })
})

for (const mind of Object.values(minds))
  describe(`mind: ${mind.title}`, () => {
    test('same view, same luck, same budget: same answer', () => {
      for (const game of [volley, sparks] as Game[])
        for (const g of positions(game, plain, 4)) {
          const seat = asked(game, g).at(-1)!
          const other = game.imagine(g, seat, quickLuck(7))
          const answer = ask(mind, game, plain, g, seat, quickLuck(8), { playouts: 20 })
          expect(ask(mind, game, plain, other, seat, quickLuck(8), { playouts: 20 })).toEqual(answer)
        }
    })

    test('leaves the position as it was and chooses one of the options', () => {
      for (const g of positions(volley, { ...plain, seats: 3 }, 6)) {
        const before = volley.clone(g)
        const seat = asked(volley, g).at(0)!
        const { option, reasons } = ask(mind, volley, { ...plain, seats: 3 }, g, seat, quickLuck(1), { playouts: 10 })
        expect(g).toEqual(before)
        expect(options(volley, g, seat)).toContainEqual(option.value)
        expect(reasons).toHaveLength(options(volley, g, seat).length)
        expect(reasons.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
        for (const { value } of reasons) expect(value >= 0 && value <= 1).toBe(true)
      }
    })
  })
