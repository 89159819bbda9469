import { fuzz, type Problem } from '@robodrome/proof'
import type { Game } from '@robodrome/kernel'

/**
 * Plays a few random games of a mode with all conformance checks, at its smallest and its largest table. A full conformance test is up to
 * the author.
 */
export function faultsOf(game: Game, mode: string, rules: readonly string[]): string[] {
  const { seats } = game.modes[mode]!
  const how = { games: 1, seed: 1, thorough: 0.2, leaves: 0.5, twins: 0.2, ruleIds: rules.length === 0 ? null : new Set(rules) }
  return [...new Set([seats[0]!, seats.at(-1)!])].flatMap((count) =>
    fuzz(game, { mode, seats: count, options: {} }, how).problems.map(sentence),
  )
}

const sentence = ({ check, message, node }: Problem): string => `${check}: ${message} (at ${node})`
