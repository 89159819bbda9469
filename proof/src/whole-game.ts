import type { Game } from '@robodrome/kernel'
import type { Words } from '@robodrome/phrases'
import type { Problem } from './conformance/check.ts'
import { fuzz } from './conformance/fuzz.ts'
import { fuzzSettings } from './conformance/random-settings.ts'
import { allSettings } from './conformance/settings.ts'
import { holdHidden, type HiddenClaims } from './odds/hidden.ts'
import type { Scenario } from './scenario/read.ts'
import { runScenario } from './scenario/run.ts'

/** A game with everything that belongs to it. */
export interface WholeGame {
  game: Game
  words: Readonly<Record<string, Words>>
  ruleIds: ReadonlySet<string>
  scenarios: readonly Scenario[]
  claims?: HiddenClaims
}

/** One part of the proof and its faults. It has passed if there are none. */
export interface Finding {
  part: string
  /** What was played or compared. */
  extent: string
  faults: string[]
}

export interface Extent {
  /** Random games for each setup. */
  games: number
  seed: number
  onPart?(done: number, total: number): void
  /** Called at least once in each game. */
  onPlay?(): void
}

const CLAIMS = 30
/** The share of positions that all checks examine, and the share of games in which players leave. */
const THOROUGH = 0.5

/**
 * The complete proof of a game: scenarios and rules, all setups in all languages, players who leave, settings, and chances of hidden facts.
 */
export function conform(whole: WholeGame, { games, seed, onPart, onPlay = () => {} }: Extent): Finding[] {
  const { game, words, ruleIds, scenarios, claims } = whole
  const findings = [rulesShown(whole), scenariosRun(game, scenarios)]
  const setups = allSettings(game)
  for (const [i, { title, settings }] of setups.entries()) {
    const how = { games, seed, thorough: THOROUGH, twins: 0.5, ruleIds, onGame: onPlay }
    const faults: string[] = []
    let decisions = 0
    const add = (report: { problems: Problem[]; decisions: number }) => {
      decisions += report.decisions
      faults.push(...report.problems.map(describe))
    }
    for (const [n, spoken] of Object.values(words).entries())
      add(fuzz(game, settings, { ...how, games: Math.ceil(games / 2), seed: seed + n * games, leaves: n % 2, words: spoken }))
    if (Object.keys(words).length === 1) add(fuzz(game, settings, { ...how, games: Math.ceil(games / 2), seed: seed + games, leaves: 1 }))
    for (const report of fuzzSettings(game, settings, { ...how, games: Math.ceil(games / 4) }) ?? []) add(report)
    findings.push({ part: title, extent: `${decisions} decisions`, faults: [...new Set(faults)] })
    if (claims !== undefined) {
      const claimed: HiddenClaims = (g, seat) => {
        onPlay()
        return claims(g, seat)
      }
      const odds = holdHidden(game, settings, claimed, { seed, most: CLAIMS, nodes: 400 })
      findings.push({
        part: `${title}: odds over hidden things`,
        extent: `${odds.counted} counted, ${odds.sampled} sampled`,
        faults: odds.differences,
      })
    }
    onPart?.(i + 1, setups.length)
  }
  return findings
}

const describe = ({ check, message, node, reproduce }: Problem): string => `${check}: ${message}\n  at ${node}; again with: ${reproduce}`

/** Every rule of the rulebook must be covered by a scenario. */
function rulesShown({ ruleIds, scenarios }: WholeGame): Finding {
  const shown = new Set(scenarios.flatMap(({ rules }) => rules))
  const faults = [...ruleIds]
    .filter((id) => !shown.has(id))
    .map((id) => `${id} is shown by no scenario: write one, and name the rule under "rules"`)
  const unknown = [...shown].filter((id) => !ruleIds.has(id)).map((id) => `scenarios name ${id}, which RULES.md does not have`)
  return { part: 'rules', extent: `${ruleIds.size} rules, ${scenarios.length} scenarios`, faults: [...faults, ...unknown] }
}

export const scenariosRun = (game: Game, scenarios: readonly Scenario[]): Finding => ({
  part: 'scenarios',
  extent: `${scenarios.length} played`,
  faults: scenarios.flatMap((scenario) => faultsOf(scenario, game).map((fault) => `${scenario.file}: ${scenario.name}: ${fault}`)),
})

function faultsOf(scenario: Scenario, game: Game): string[] {
  try {
    return runScenario(scenario, game).map(
      ({ path, expected, found }) => `${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`,
    )
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
