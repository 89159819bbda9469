import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as board from '@robodrome/board'
import * as kernel from '@robodrome/kernel'
import { readPackage } from '@robodrome/outside/host'
import * as phrases from '@robodrome/phrases'
import { conform, filesBelow, readScenarios, type WholeGame } from '@robodrome/proof'
import { duplicateIds, parseRulebook, rulesOf, type RuleText } from '@robodrome/rulebook'
import { expect, test } from 'vitest'

const CREATE = fileURLToPath(new URL('../../create/create.mjs', import.meta.url))
const create = (name: string): string => {
  const folder = join(mkdtempSync(join(tmpdir(), 'robodrome-create-')), name)
  execFileSync(process.execPath, [CREATE, folder], { encoding: 'utf8', stdio: 'pipe' })
  return folder
}
const rules = (folder: string, file: string): RuleText[] => rulesOf(parseRulebook(readFileSync(join(folder, file), 'utf8')))

test('a game that was just created keeps all promises, under the name of its folder', async () => {
  const folder = create('my-game')
  expect(readPackage(folder).manifest.id).toBe('my-game')
  const ids = rules(folder, 'RULES.md').map(({ id }) => id)
  expect(rules(folder, 'RULES.de.md').map(({ id }) => id)).toEqual(ids)
  expect(duplicateIds(rules(folder, 'RULES.md'))).toEqual([])
  const { default: define } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'src/index.js')).href)) as {
    default(api: object): Omit<WholeGame, 'ruleIds' | 'scenarios'>
  }
  const scenarios = filesBelow(join(folder, 'scenarios'), /\.yaml$/).flatMap((file) => readScenarios(readFileSync(file, 'utf8'), file))
  const made = define({ version: 1, kernel, phrases, board })
  const found = conform({ ...made, ruleIds: new Set(ids), scenarios }, { games: 8, seed: 1 })
  expect(found.flatMap(({ faults }) => faults)).toEqual([])
})

test.each([
  ['My Game', /cannot be the id of a game/],
  ['2-pigs', /begin with a letter/],
])('a folder that cannot be a game is refused: "%s"', (name, message) => {
  expect(() => create(name)).toThrow(message)
})
