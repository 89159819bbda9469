import { fuzz, type Problem } from '@robodrome/proof'
import type { Game } from '@robodrome/kernel'

/**
 * Plays a few random games under all checks of the proof: the smallest and the largest table of each mode. Testing full conformance is up
 * to the author.
 */
export function faultsOf(game: Game, rules: readonly string[]): string[] {
  const faults: string[] = []
  for (const [mode, { seats }] of Object.entries(game.modes))
    for (const count of new Set([seats[0]!, seats.at(-1)!])) {
      const how = { games: 1, seed: 1, thorough: 0.2, leaves: 0.5, twins: 0.2, ruleIds: rules.length === 0 ? null : new Set(rules) }
      faults.push(...fuzz(game, { mode, seats: count, options: {} }, how).problems.map(sentence))
    }
  return faults
}

const sentence = ({ check, message, node }: Problem): string => `${check}: ${message} (at ${node})`
