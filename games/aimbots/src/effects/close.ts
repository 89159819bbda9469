import type { Aimbots, BotId } from '../state.ts'
import { areAdjacent, botOf, isOnBoard } from '../vocabulary.ts'

/** The defender that answers a miss, and the bot that missed it. */
export interface Answer {
  bot: BotId
  attacker: BotId
}

/** Whether the defender's ability can be used: the attacker must be adjacent, and both must be on the board. */
export const isClose = (g: Aimbots, { bot, attacker }: Answer): boolean =>
  isOnBoard(botOf(g, bot)) && isOnBoard(botOf(g, attacker)) && areAdjacent(botOf(g, bot), botOf(g, attacker))
