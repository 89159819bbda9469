import { QUARTERS } from './facing.ts'
import type { RuleId, Seat } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import type { Dir } from './content/arena.ts'
import type { Aimbots, Bot, BotId } from './state.ts'
import { botOf, isEmpty, isHeld, program, refOf, stepFrom } from './vocabulary.ts'
import { tell } from './tell.ts'
import type { Deed, DeedOn } from './terms.ts'
import type { Sense, Turn } from './shapes.ts'

/** Moves a bot to another space. Any later movement ends a charge (AB-P17). */
export function putBot(bot: Bot, to: Space): void {
  bot.at = to
  bot.charge = null
}

/** Turns a bot in its space together with its plates (AB-DIE-10). That ends a charge (AB-P17). */
export function turnBot(bot: Bot, turn: Turn): void {
  bot.rot = (bot.rot + QUARTERS[turn]) & 3
  bot.charge = null
}

/**
 * Moves a bot without a Boost and reports the reason. As with every move, the position changes before the event, so that spectators see the
 * bot on its new space.
 */
export function shift(g: Aimbots, id: BotId, to: Space, rule: RuleId): void {
  const bot = botOf(g, id)
  const from = bot.at
  putBot(bot, to)
  tell?.({ kind: 'shift', rule, bot: refOf(g, id, from), onto: to })
}

export function spin(g: Aimbots, id: BotId, sense: Sense, rule: RuleId): void {
  turnBot(botOf(g, id), sense)
  tell?.({ kind: 'spin', rule, bot: refOf(g, id), sense })
}

/** Swaps two bots, and reports the reason. */
export function swap(g: Aimbots, one: BotId, other: BotId, rule: RuleId): void {
  exchange(g, one, other)
  tell?.({ kind: 'swap', rule, bots: [refOf(g, one, botOf(g, other).at), refOf(g, other, botOf(g, one).at)] })
}

export function exchange(g: Aimbots, one: BotId, other: BotId): void {
  const at = botOf(g, one).at
  putBot(botOf(g, one), botOf(g, other).at)
  putBot(botOf(g, other), at)
}

/** The space to which this seat would push the bot; undefined if the edge, another bot or an Anchor prevents it. */
export function pushedTo(g: Aimbots, bot: Bot, dir: Dir, by: Seat): Space | undefined {
  const to = stepFrom(bot.at, dir)
  return to === undefined || !isEmpty(g, to) || isHeld(g, bot, by) ? undefined : to
}

/** Reports a program's effect. */
export function useProgram(g: Aimbots, id: BotId, deed: Deed): void {
  if (tell === null) return
  const bot = botOf(g, id)
  tell({ kind: 'ability', rule: program(g, bot).id, uses: `program ${bot.program}`, seat: bot.owner, bot: refOf(g, id), deed })
}

/** Reports a program's effect on or with another bot. */
export function useProgramOn(g: Aimbots, id: BotId, kind: DeedOn, other: BotId): void {
  if (tell !== null) useProgram(g, id, { kind, bot: refOf(g, other) })
}

/** Reports that an Anchor resisted an ability that would have moved or turned it. */
export function tellHeld(g: Aimbots, bots: readonly BotId[], by: Seat): void {
  if (tell !== null) for (const id of bots) if (isHeld(g, botOf(g, id), by)) useProgram(g, id, { kind: 'holdOut' })
}
