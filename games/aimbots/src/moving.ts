import { tell, type RuleId, type Seat } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import type { Dir } from './content/arena.ts'
import type { Aimbots, Bot, BotId } from './state.ts'
import { botOf, isEmpty, isHeld, nameOf, program, stepFrom } from './vocabulary.ts'

export const SENSES = ['clockwise', 'counterclockwise'] as const
export type Sense = (typeof SENSES)[number]
export type Turn = Sense | 'half turn'

export const QUARTERS: Readonly<Record<Turn, number>> = { clockwise: 1, 'half turn': 2, counterclockwise: 3 }

/** Puts a bot on another space. A charge ends with any movement after it (AB-P17). */
export function putBot(bot: Bot, to: Space): void {
  bot.at = to
  bot.charge = null
}

/** Turns a bot in its space; plates turn with it (AB-DIE-10). A charge ends (AB-P17). */
export function turnBot(bot: Bot, turn: Turn): void {
  bot.rot = (bot.rot + QUARTERS[turn]) & 3
  bot.charge = null
}

/** Moves a bot without a Boost, and says why. */
export function shift(g: Aimbots, id: BotId, to: Space, rule: RuleId): void {
  const bot = botOf(g, id)
  tell?.({ kind: 'shift', rule, bot: id, name: nameOf(g, id), from: bot.at, onto: to })
  putBot(bot, to)
}

export function spin(g: Aimbots, id: BotId, sense: Sense, rule: RuleId): void {
  tell?.({ kind: 'spin', rule, bot: id, name: nameOf(g, id), sense })
  turnBot(botOf(g, id), sense)
}

/** Exchanges the spaces of two bots, and says why. */
export function swap(g: Aimbots, one: BotId, other: BotId, rule: RuleId): void {
  tell?.({ kind: 'swap', rule, bots: [one, other], names: [nameOf(g, one), nameOf(g, other)] })
  exchange(g, one, other)
}

export function exchange(g: Aimbots, one: BotId, other: BotId): void {
  const at = botOf(g, one).at
  putBot(botOf(g, one), botOf(g, other).at)
  putBot(botOf(g, other), at)
}

/** Where a push that way by this seat would bring the bot; undefined if it fails: the edge, another bot, or an Anchor. */
export function pushedTo(g: Aimbots, bot: Bot, dir: Dir, by: Seat): Space | undefined {
  const to = stepFrom(bot.at, dir)
  return to === undefined || !isEmpty(g, to) || isHeld(g, bot, by) ? undefined : to
}

/** Says that a program is at work. */
export function useProgram(g: Aimbots, id: BotId, effect: string): void {
  const bot = botOf(g, id)
  tell?.({ kind: 'ability', rule: program(bot).id, uses: `program ${bot.program}`, seat: bot.owner, bot: id, name: nameOf(g, id), effect })
}

/** Says that an Anchor held its ground against an ability that would have moved or turned it. */
export function tellHeld(g: Aimbots, bots: readonly BotId[], by: Seat): void {
  if (tell !== null) for (const id of bots) if (isHeld(g, botOf(g, id), by)) useProgram(g, id, 'cannot be moved or turned by enemies')
}
