import { loadGame } from '@robodrome/games'
import { holdOdds, type Claims } from '@robodrome/proof'
import { describe, expect, test } from 'vitest'
import { SHARE } from '../share.ts'

const PATIENCE_MS = 300_000

/**
 * Checks a game's chances against its rules, up to a limit for each mode and number of seats. Each game has a file of its own, so that the
 * games run in parallel.
 */
export async function holdFor(id: string, claims: Claims, most: number): Promise<void> {
  const game = (await loadGame(id))!
  describe(`what ${game.title} tells about chances is what its rules bring`, () => {
    for (const [mode, { seats }] of Object.entries(game.modes)) {
      for (const count of seats) {
        test(
          `${mode}, ${count} seats`,
          () => {
            const report = holdOdds(game, { mode, seats: count, options: {} }, claims, {
              seed: 1,
              most: Math.max(1, Math.round(most * SHARE)),
            })
            expect(report.differences).toEqual([])
            expect(report.counted + report.sampled).toBeGreaterThan(0)
          },
          PATIENCE_MS,
        )
      }
    }
  })
}
