import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { parseAllDocuments } from 'yaml'
import type { Example } from './src/learn/scenario.ts'

const NAME = 'virtual:examples/'
const GAMES = fileURLToPath(new URL('../games/', import.meta.url))

/**
 * The worked examples of each game as a module, `virtual:examples/GAME`: the scenarios of its rulebook, which the game's tests play, too.
 */
export const examples = (): Plugin => ({
  name: 'robodrome-examples',
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined
    const game = id.slice(NAME.length + 1)
    const folder = join(GAMES, game, 'test/scenarios/book')
    const found = readdirSync(folder)
      .toSorted()
      .flatMap((name) => examplesIn(readFileSync(join(folder, name), 'utf8')))
    return `export default ${JSON.stringify(found)}`
  },
})

type Scenario = Partial<Omit<Example, 'moves'>> & { moves?: (string | object)[] }

/** The expectations of a scenario are left out: the page plays the scenario and shows the results. */
function examplesIn(source: string): Example[] {
  const scenarios = Array.from(parseAllDocuments(source), (document) => document.toJS() as Scenario)
  return scenarios.flatMap(({ mode, seats, options = {}, rules = [], position, luck = [], moves = [] }) => {
    const played = moves.filter((move) => typeof move === 'string')
    if (position === undefined || rules.length === 0 || played.length === 0) return []
    return [{ ...(mode && { mode }), ...(seats && { seats }), options, rules, position, luck: luck.map(String), moves: played }]
  })
}
