import { loadGame } from '@robodrome/games'
import { expect, test } from 'vitest'
import { words } from '../../src/boards/aimbots/words.ts'

test('every question of the game is put in words of its own, short enough for the bar', async () => {
  const { rules } = (await loadGame('aimbots'))!
  const questions = Object.values(rules).filter(({ kind }) => kind === 'choice')
  expect(questions.length).toBeGreaterThan(20)
  expect(questions.map(({ name }) => name).filter((name) => !Object.hasOwn(words.ask, name))).toEqual([])
  expect(Object.values(words.ask).filter((text) => text.length > 60)).toEqual([])
})
