import { Match, start } from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { perft } from '@robodrome/proof'
import { expect, test } from 'vitest'
import { ticTacToe } from './games/tic-tac-toe.ts'

const settings = { mode: 'standard', seats: 2, options: {} }

test('perft counts the known numbers of tic-tac-toe', () => {
  const g = start(ticTacToe, settings)
  expect([1, 2, 3, 4, 5, 6].map((depth) => perft(ticTacToe, g, depth))).toEqual([9, 72, 504, 3024, 15120, 54720])
})

test('a taken cell is refused with its rule, and nothing changes', () => {
  const match = new Match(ticTacToe, settings, scriptedLuck([]))
  expect(match.choose(0, '4')).toBeNull()
  const before = JSON.stringify(match.position)
  expect(match.choose(1, '4')).toEqual({ option: { kind: 'mark', cell: 4 }, rule: 'TTT-1' })
  expect(match.choose(0, '5')).toEqual({ rule: 'TABLE-TURN' })
  expect(match.choose(1, 'ten')).toEqual({ rule: 'TABLE-MOVE' })
  expect(JSON.stringify(match.position)).toBe(before)
})
