import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameIds, loadGame } from '@robodrome/games'
import { coverage, filesBelow, readScenarios, runScenario, sideBySide } from '@robodrome/proof'
import { parseRulebook, rulesOf } from '@robodrome/rulebook'
import { describe, expect, test } from 'vitest'

test('scenarios stand in the folder of a registered game', () => {
  const folders = filesBelow(fileURLToPath(new URL('..', import.meta.url)), /\.scenario\.yaml$/).map(
    (file) => file.split('/games/').at(-1)!.split('/')[0]!,
  )
  expect([...new Set(folders)].filter((folder) => !gameIds().includes(folder))).toEqual([])
})

for (const id of gameIds()) {
  const game = (await loadGame(id))!
  const folder = fileURLToPath(new URL(`../${id}`, import.meta.url))
  describe(`scenarios of ${game.title}`, () => {
    for (const file of filesBelow(folder, /\.scenario\.yaml$/)) {
      for (const scenario of readScenarios(readFileSync(file, 'utf8'), file)) {
        test(scenario.name, () => {
          expect(scenario.game).toBe(id)
          const differences = runScenario(scenario, game)
          expect(differences.length, `\n${sideBySide(differences)}\n`).toBe(0)
        })
      }
    }

    test('every rule is named by a test or a scenario, and only rules that exist', () => {
      const found = coverage(rulesOf(parseRulebook(readFileSync(`${folder}/RULES.md`, 'utf8'))), folder)
      expect([...found.unknown]).toEqual([])
      expect([...found.tests].filter(([, tests]) => tests.length === 0).map(([rule]) => rule)).toEqual([])
    })
  })
}
