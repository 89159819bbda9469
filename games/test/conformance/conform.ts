import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadGame, loadWords } from '@robodrome/games'
import { allSettings, fuzz, fuzzSettings, names } from '@robodrome/proof'
import { duplicateIds, parseRulebook, rulesOf } from '@robodrome/rulebook'
import { describe, expect, test } from 'vitest'
import { CLOSELY, SHARE } from '../share.ts'

/** Limits for each setup: random games, and decisions; `robodrome fuzz` plays more. */
const GAMES = 6
const DECISIONS = 2000 * SHARE
const DECISIONS_OF_A_VARIANT = 500 * SHARE
/** Additional runs: with players who leave, and with every other setting. */
const GAMES_LEFT = Math.ceil(8 * SHARE)
const DECISIONS_OF_GAMES_LEFT = 400 * SHARE
const SETTINGS = Math.ceil(4 * SHARE)
const PATIENCE_MS = 300_000

const rulesFor = (id: string) => {
  const file = new URL(`../../${id}/RULES.md`, import.meta.url)
  return existsSync(file) ? rulesOf(parseRulebook(readFileSync(file, 'utf8'))) : []
}

/** Checks a game against all invariants, in all modes, seats and variants. Each game has its own file, so that they run in parallel. */
export async function conform(id: string): Promise<void> {
  const game = (await loadGame(id))!
  const words = (await loadWords(id))!
  describe(game.title, () => {
    test('writes each rule once', () => {
      expect(rulesFor(id).length).toBeGreaterThan(0)
      expect(duplicateIds(rulesFor(id))).toEqual([])
    })

    test('rule and step names, which saved positions hold, are those of the snapshot: renaming one needs a new version of the game', async () => {
      await expect(`version ${game.version}\n${names(game.rules).join('\n')}\n`).toMatchFileSnapshot(
        fileURLToPath(new URL(`../../${id}/test/names.txt`, import.meta.url)),
      )
    })

    const ruleIds = new Set(rulesFor(id).map((rule) => rule.id))

    for (const { title, settings } of allSettings(game)) {
      const decisions = Object.keys(settings.options).length === 0 ? DECISIONS : DECISIONS_OF_A_VARIANT
      test(
        `conforms: ${title}`,
        () => {
          const report = fuzz(game, settings, { games: GAMES, decisions, seed: 1, thorough: 0.03 * CLOSELY, ruleIds, words })
          expect(report.problems).toEqual([])
          expect(report.decisions).toBeGreaterThan(0)
        },
        PATIENCE_MS,
      )

      test(
        `conforms while players leave: ${title}`,
        () => {
          const how = { games: GAMES_LEFT, decisions: DECISIONS_OF_GAMES_LEFT, leaves: 1, seed: 1, thorough: 0.02 * CLOSELY, twins: 0.5 }
          expect(fuzz(game, settings, { ...how, ruleIds, words }).problems).toEqual([])
        },
        PATIENCE_MS,
      )
    }

    for (const [mode, { seats }] of Object.entries(game.modes)) {
      for (const count of seats) {
        test(
          `plays to the end whatever is set: ${mode}, ${count} seats`,
          () => {
            const reports = fuzzSettings(
              game,
              { mode, seats: count },
              { games: SETTINGS, seed: 1, thorough: 0.01 * CLOSELY, twins: 0.25, ruleIds, words },
            )
            expect(reports?.flatMap(({ problems }) => problems) ?? []).toEqual([])
          },
          PATIENCE_MS,
        )
      }
    }
  })
}
