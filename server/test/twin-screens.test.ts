import { gameIds } from '@robodrome/games'
import { expect, test } from 'vitest'
import { twinScreens } from './support/twin-screens.ts'

const GAMES = 2

test.each(gameIds())('%s: what nobody has seen changes no byte of what a screen, a broadcast or a by-stander is sent', async (id) => {
  const { looked, varied, leaks } = await twinScreens(id, GAMES, () => null)
  expect(leaks).toBe(0)
  expect(looked).toBeGreaterThan(1)
  expect(varied).toBeGreaterThan(0)
})

test.each(gameIds())('%s: what a seat cannot know changes no byte of what its hand is sent', async (id) => {
  const { varied, leaks } = await twinScreens(id, GAMES, () => 1)
  expect(leaks).toBe(0)
  expect(varied).toBeGreaterThan(0)
})

test('a screen that looked through a seat would be found out', async () => {
  expect((await twinScreens('pbl', GAMES, () => null, true)).leaks).toBeGreaterThan(0)
})
