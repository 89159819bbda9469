import { expect, test } from 'vitest'
import { playerName } from '../../src/people/player.tsx'

test('an AI is called by its name alone everywhere; a deleted account has none', () => {
  expect(playerName({ id: 'mind:level-1', name: 'level-1', bot: false })).toBe('Rivet')
  expect(playerName({ id: 'a1', name: 'Sol', bot: false })).toBe('Sol')
  expect(playerName({ id: 'a2', name: null, bot: false })).toBe('deleted')
})
