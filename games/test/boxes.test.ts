import { answer, packed, type Choice, type Json } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { loadGame, openBox, tryOut } from '../src/index.ts'

const slicer = { game: 'gekido', id: 'slicer', changes: { bots: { SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } } } } }

describe('a box that is handed on', () => {
  test('is opened elsewhere as the same game, and only if it is what it says', async () => {
    const { game, name } = await openBox(slicer)
    const box = packed(game)!
    expect((await loadGame('gekido', JSON.parse(JSON.stringify(box)) as typeof box))?.box).toBe(name)
    await expect(loadGame('gekido', { ...box, name: `slicer ${'0'.repeat(64)}` })).rejects.toThrow('which is what its content gives')
    await expect(loadGame('aimbots', box)).rejects.toThrow('expected a box for aimbots')
    expect(packed((await loadGame('gekido'))!)).toBeUndefined()
  })

  test('is not looked into deeper than any content is', async () => {
    const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as Json
    await expect(openBox({ game: 'gekido', id: 'deep', content: deep })).rejects.toThrow('inside each other')
  })
})

test('random games say how many they were, and find out a game that never ends', async () => {
  expect(tryOut((await openBox(slicer)).game)).toBe(10)
  const { mark } = ticTacToe.rules
  const idle = { ...(mark as Choice), choose: () => answer() }
  expect(() => tryOut({ ...ticTacToe, rules: { ...ticTacToe.rules, mark: idle } })).toThrow('expected its end')
})
