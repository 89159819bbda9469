import { start } from '@robodrome/kernel'
import { resultOf } from '@robodrome/leagues'
import { expect, it } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'

it('LG-FIX-1, LG-FIX-3: a player who gives up loses, even before the game has a winner; if nobody or everybody gave up, the match was called off', () => {
  const settings = { mode: 'standard', seats: 2, options: {} }
  const ranksAfter = (left: number[]) => resultOf(ticTacToe, start(ticTacToe, settings), settings, 2, { left }).ranks
  expect([[], [0], [1], [0, 1]].map(ranksAfter)).toEqual([null, [2, 1], [1, 2], null])
})
