import type { Seat } from '@robodrome/kernel'
import { BOT_IDS, BOTS, type BotId, type StandardBot } from './content/bots.ts'
import { STANDARD } from './content/box.ts'
import { contentOf } from './content.ts'
import type { Gekido } from './state.ts'
import { botAt } from './vocabulary.ts'
import { WORTHS } from './worths.ts'

/*
 * Bots win more or less often than their Structure dice suggest, because of their damage numbers and Powers, and because of how well the AI
 * uses them. The values come from games of every pairing: `docs/notes/2026-11-18-strength.md`. They hold for two seats. With more players,
 * everyone attacks the favourite, which cancels its edge.
 */

/** Duels that a Bot wins against another, in percent over both starting orders: `docs/balance/gekido-duel.experiment.yaml`. */
const DUELS: Readonly<Record<StandardBot, Readonly<Partial<Record<StandardBot, number>>>>> = {
  VREX: { SLICER: 57, TETSU: 43, OVER: 62, PYTRON: 40, MEOW: 49 },
  SLICER: { TETSU: 32, OVER: 46, PYTRON: 25, MEOW: 36 },
  TETSU: { OVER: 51, PYTRON: 31, MEOW: 58 },
  OVER: { PYTRON: 18, MEOW: 49 },
  PYTRON: { MEOW: 58 },
  MEOW: {},
}

/** How much more often a Bot wins standard games than its dice suggest, in log-odds. */
const RATINGS: Readonly<Record<StandardBot, number>> = { VREX: 0.3, SLICER: 0.25, TETSU: -0.2, OVER: -0.4, PYTRON: 0.25, MEOW: -0.5 }

const chanceOf = (bot: StandardBot, enemy: StandardBot): number => (DUELS[bot][enemy] ?? 100 - DUELS[enemy][bot]!) / 100
const oddsOf = (chance: number): number => chance / (1 - chance)

const byBot = <T>(of: (bot: StandardBot) => T): ReadonlyMap<BotId, T> => new Map(BOT_IDS.map((bot) => [bot, of(bot)]))
const othersThan = (bot: StandardBot): StandardBot[] => BOT_IDS.filter((other) => other !== bot)

/** The factors on both Bots' weights with which the weights match the odds of the pairing. */
const IN_DUEL = byBot(
  (bot) =>
    new Map<BotId, number>(
      othersThan(bot).map((enemy) => {
        const byDice = (BOTS[bot].duel.dice / BOTS[enemy].duel.dice) ** WORTHS.steep
        return [enemy, Math.sqrt(oddsOf(chanceOf(bot, enemy)) / byDice)]
      }),
    ),
)
const IN_STANDARD = byBot((bot) => Math.exp(RATINGS[bot]))

/** The odds of a Bot against an unknown opponent. */
const IN_ANY_DUEL = byBot((bot) => {
  const others = othersThan(bot)
  return oddsOf(others.reduce((sum, enemy) => sum + chanceOf(bot, enemy), 0) / others.length)
})

/** Whether win rates are known; those of other boxes' Bots are not. */
const isKnown = (g: Gekido): boolean => g.seats === 2 && g.box === STANDARD.id

/** The factor on the weight of a seat's Bot. */
export function factorOf(g: Gekido, seat: Seat): number {
  if (!isKnown(g)) return 1
  const { bot } = botAt(g, seat)
  return g.mode === 'duel' ? IN_DUEL.get(bot)!.get(botAt(g, 1 - seat).bot)! : IN_STANDARD.get(bot)!
}

/** Returns a seat's weight during Bot selection: that of its Bot with all dice at six, or the average of all Bots. */
export function promiseOf(g: Gekido, seat: Seat, steep: number): number {
  const bot = g.bots[seat]?.bot
  if (isKnown(g) && g.mode === 'duel') return bot === undefined ? 1 : IN_ANY_DUEL.get(bot)!
  const { bots, botIds } = contentOf(g)
  const weightOf = (each: BotId): number => (6 * bots[each]![g.mode].dice) ** steep * (isKnown(g) ? IN_STANDARD.get(each)! : 1)
  return bot === undefined ? botIds.reduce((sum, each) => sum + weightOf(each), 0) / botIds.length : weightOf(bot)
}
