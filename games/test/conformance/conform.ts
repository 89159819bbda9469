import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadGame } from '@robodrome/games'
import { allSettings, duplicateIds, fuzz, names, readRules } from '@robodrome/proof'
import { describe, expect, test } from 'vitest'

/** At most so many random games, and about so many decisions, for each way to set up; `robodrome fuzz` plays more. */
const GAMES = 6
const DECISIONS = 2000
const DECISIONS_OF_A_VARIANT = 500
const PATIENCE_MS = 300_000

const rulesOf = (id: string) => {
  const file = new URL(`../../${id}/RULES.md`, import.meta.url)
  return existsSync(file) ? readRules(readFileSync(file, 'utf8')) : []
}

/** Holds a game against every promise, in all its modes, seats and variants. Each game has a file of its own, so that they run side by side. */
export async function conform(id: string): Promise<void> {
  const game = (await loadGame(id))!
  describe(game.title, () => {
    test('writes each rule once', () => {
      expect(rulesOf(id).length).toBeGreaterThan(0)
      expect(duplicateIds(rulesOf(id))).toEqual([])
    })

    test('rule and step names, which saved positions depend on, change only with a migration', async () => {
      await expect(`version ${game.version}\n${names(game.rules).join('\n')}\n`).toMatchFileSnapshot(
        fileURLToPath(new URL(`../../${id}/test/names.txt`, import.meta.url)),
      )
    })

    for (const { title, settings } of allSettings(game)) {
      const decisions = Object.keys(settings.options).length === 0 ? DECISIONS : DECISIONS_OF_A_VARIANT
      test(
        `conforms: ${title}`,
        () => {
          const ruleIds = new Set(rulesOf(id).map((rule) => rule.id))
          const report = fuzz(game, settings, { games: GAMES, decisions, seed: 1, thorough: 0.03, ruleIds })
          expect(report.problems).toEqual([])
          expect(report.decisions).toBeGreaterThan(0)
        },
        PATIENCE_MS,
      )
    }
  })
}
