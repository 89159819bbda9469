import { asked, choose, options, quickLuck, ready, start, type Settings } from '@robodrome/kernel'
import { ask, ruleOfThumb, search } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { ticTacToe, type TicTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { volley } from '../../kernel/test/games/volley.ts'

const plain: Settings = { mode: 'standard', seats: 2, options: {} }

/** Corner, side and middle: by symmetry, every opening is equivalent to one of these. */
const OPENINGS = [0, 1, 4]

/** Plays every game that an opponent can play against a mind, up to symmetry. The mind's answers are cached by position. */
function losses(seat: number, playouts: number): number {
  const answers = new Map<string, unknown>()
  const answer = (g: TicTacToe): unknown => {
    const key = JSON.stringify(g.cells)
    if (!answers.has(key)) answers.set(key, ask(search, ticTacToe, plain, g, seat, quickLuck(1), { playouts }).option.value)
    return answers.get(key)
  }
  const play = (g: TicTacToe): number => {
    const [next] = asked(ticTacToe, g)
    if (next === undefined) return g.winner === 1 - seat ? 1 : 0
    const isFirst = g.cells.every((cell) => cell === null)
    const moves = next === seat ? [answer(g)] : isFirst ? OPENINGS : options(ticTacToe, g, next)
    return moves.reduce<number>((sum, move) => {
      const after = ticTacToe.clone(g)
      choose(ticTacToe, after, next, move)
      return sum + play(after)
    }, 0)
  }
  return play(start(ticTacToe, plain))
}

describe('search', () => {
  for (const seat of [0, 1])
    test(`never loses tic-tac-toe in seat ${seat}, whatever the opponent plays`, () => expect(losses(seat, 1000)).toBe(0))

  test('does not search a single option', () => {
    const g = ready(volley, volley.arrange({ hands: [['dodge'], []] }, plain))
    const { option, playouts } = ask(search, volley, plain, g, 0, quickLuck(1), { playouts: 50 })
    expect(option.text).toBe('rest')
    expect(playouts).toBe(0)
  })
})

describe('rule of thumb', () => {
  test('takes a win in one move, and reports its value as 1', () => {
    const g = ready(ticTacToe, ticTacToe.arrange({ cells: 'XX.OO....' }, plain))
    const { option, reasons } = ask(ruleOfThumb, ticTacToe, plain, g, 0, quickLuck(1), { playouts: 32 })
    expect(option.text).toBe('2')
    expect(reasons.find(({ text }) => text === '2')).toMatchObject({ value: 1, share: 1 })
  })
})
