import { asked, choose, node, ready, start, type Settings } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { reopen } from '../src/reopen.ts'

const plain: Settings = { mode: 'standard', seats: 2, options: {} }

test('seats that have committed in secret are asked again, except for the thinking seat', () => {
  const g = start(sparks, plain)
  choose(sparks, g, 1, 'attack')
  expect(asked(sparks, g)).toEqual([0])
  const mine = sparks.clone(g)
  reopen(sparks, mine, 1)
  expect(mine).toEqual(g)
  reopen(sparks, g, 0)
  expect(new Set(asked(sparks, g))).toEqual(new Set([0, 1]))
  expect(node(sparks, g)).toMatchObject({ notes: { picks: [null, null] } })
})

test('any other question is unchanged', () => {
  const g = ready(ticTacToe, ticTacToe.arrange({ cells: 'XO.......' }, plain))
  const before = ticTacToe.clone(g)
  reopen(ticTacToe, g, 0)
  expect(g).toEqual(before)
})
