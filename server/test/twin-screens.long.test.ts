import { gameIds } from '@robodrome/games'
import { expect, test } from 'vitest'
import { twinScreens } from './support/twin-screens.ts'

/** `GAMES=200 npm test -- server/twin-screens.long` plays as many games as the living room's proof requires. */
const GAMES = Number(process.env['GAMES'] ?? 25)

test.each(gameIds())(
  '%s: in random games, what nobody has seen changes no byte of what a screen is sent',
  { timeout: 1_800_000 },
  async (id) => {
    const { varied, leaks } = await twinScreens(id, GAMES, () => null)
    expect(leaks).toBe(0)
    expect(varied).toBeGreaterThan(GAMES)
  },
)
