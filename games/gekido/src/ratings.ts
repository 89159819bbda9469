import type { BotId, Mode, StandardBot } from './content/bots.ts'
import { STANDARD } from './content/box.ts'
import { contentOf } from './content.ts'
import type { Gekido } from './state.ts'

/**
 * By how much a Bot wins more often than its Structure dice promise, in logarithms of odds: its numbers and Powers, and how well programs use them. Found by games
 * with every pairing: `docs/strength.md`. They hold for two: among more, whoever is held for strong is attacked by all, and is not.
 */
const RATINGS: Readonly<Record<Mode, Readonly<Record<StandardBot, number>>>> = {
  duel: { VREX: 0, SLICER: -0.4, TETSU: -0.4, OVER: -0.25, PYTRON: 0.6, MEOW: 0.05 },
  standard: { VREX: 0.3, SLICER: 0.25, TETSU: -0.2, OVER: -0.4, PYTRON: 0.25, MEOW: -0.5 },
}

const factors = (mode: Mode): ReadonlyMap<BotId, number> =>
  new Map(Object.entries(RATINGS[mode]).map(([bot, rating]) => [bot, Math.exp(rating)]))
const FACTORS: Readonly<Record<Mode, ReadonlyMap<BotId, number>>> = { duel: factors('duel'), standard: factors('standard') }

/** How many times likelier a Bot wins than its points say. Of Bots in other boxes nothing is known. */
export const factorOf = (g: Gekido, bot: BotId): number => (g.seats > 2 || g.box !== STANDARD.id ? 1 : FACTORS[g.mode].get(bot)!)

/** What a Bot weighs before the battle, its dice all showing six. */
export const weightAtFirst = (g: Gekido, bot: BotId, steep: number): number =>
  (6 * contentOf(g).bots[bot]![g.mode].dice) ** steep * factorOf(g, bot)

/** The same on average over all Bots, for whoever has none yet. */
export function usualWeight(g: Gekido, steep: number): number {
  const { botIds } = contentOf(g)
  return botIds.reduce((sum, bot) => sum + weightAtFirst(g, bot, steep), 0) / botIds.length
}
