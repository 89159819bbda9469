import type { BoosterPart } from './shapes.ts'
import { useProgram } from './moving.ts'
import { NO_BOT, type Aimbots, type Bot, type BotId } from './state.ts'
import { areAdjacent, areFriends, botAt, botOf, effects, isHeld, opposite, printed, program, stepFrom } from './vocabulary.ts'
import { rayFrom, type Dir } from './content/arena.ts'
import { PLATED } from './content/die.ts'
import { codeOf } from './moments.ts'
import { contentOf } from './content/content.ts'
import type { Space } from '@robodrome/board'

/**
 * AB-BOOST-2 Returns how far the bot can boost in a direction, starting from the value of its opposite side. AB-PROG-5 sets the order:
 * plate, fixed value, additions, minimum, maximum, and last an enemy Magnet. If `parts` is given, each step that changes the value is added
 * to it.
 */
export function boosterValue(g: Aimbots, id: BotId, dir: Dir, parts?: BoosterPart[]): number {
  const bot = botOf(g, id)
  const { booster } = effects(g, bot)
  const side = printed(g, bot, opposite(dir))
  const isPlated = bot.plates.includes(side)
  const open = isPlated && !booster.underPlate ? PLATED : side
  const fixed = booster.always > 0 ? booster.always : open
  const value = Math.min(Math.max(fixed + booster.plus, booster.atLeast), booster.atMost)
  const magnet = value > 1 ? magnetOn(g, bot) : undefined
  const limit = magnet === undefined ? null : effects(g, magnet).standing
  const most = limit === null ? undefined : codeOf('standing', limit).limits?.(limit)
  const held = most === undefined ? value : Math.min(value, most)
  if (parts !== undefined) {
    parts.push({ source: 'booster face', value: side, rule: 'AB-BOOST-2' })
    if (open !== side) parts.push({ source: 'plate', value: open, rule: 'AB-BOOST-3' })
    if (value !== open || (isPlated && booster.underPlate))
      parts.push({ source: { program: bot.program }, value, rule: program(g, bot).id, bot: id })
    if (magnet !== undefined && held !== value)
      parts.push({ source: { program: magnet.program }, value: held, rule: program(g, magnet).id, bot: g.bots.indexOf(magnet) })
  }
  return held
}

/** AB-P32 The first adjacent enemy whose program limits the bot's Boosts. */
function magnetOn(g: Aimbots, bot: Bot): Bot | undefined {
  const { limiters } = contentOf(g)
  if (limiters.length === 0) return undefined
  for (const other of g.bots) {
    if (limiters.includes(other.program) && areAdjacent(bot, other) && !areFriends(g, other.owner, bot.owner)) return other
  }
  return undefined
}

type Travel = ReturnType<typeof codeOf<'travel'>>
const AS_USUAL: Travel = {}

/** How the bot's program lets it boost. */
export function travelOf(g: Aimbots, bot: Bot): Travel {
  const effect = effects(g, bot).travel
  return effect === null ? AS_USUAL : codeOf('travel', effect)
}

/** AB-BOOST-6 Whether the bot can boost this many spaces and stop there: every space is free, unless its program passes or pushes bots. */
export function canTravel(g: Aimbots, id: BotId, from: Space, dir: Dir, spaces: number): boolean {
  const bot = botOf(g, id)
  const { way } = travelOf(g, bot)
  const ray = rayFrom(from, dir)
  if (spaces > ray.length) return false
  if (way === 'over') return botAt(g, ray[spaces - 1]!) === NO_BOT
  let carried = NO_BOT
  for (let i = 0; i < spaces; i++) {
    const met = botAt(g, ray[i]!)
    if (met !== NO_BOT && !(way === 'pushing' && carried === NO_BOT && !isHeld(g, botOf(g, met), bot.owner))) return false
    if (met !== NO_BOT) carried = met
    // The pushed bot stays just ahead of the pushing one, so the space beyond it must be free at every step.
    if (carried !== NO_BOT && (ray[i + 1] === undefined || botAt(g, ray[i + 1]!) !== NO_BOT)) return false
  }
  return true
}

/** AB-BOOST-7 Whether any Boost in that direction is legal. */
export function canBoost(g: Aimbots, id: BotId, dir: Dir): boolean {
  const bot = botOf(g, id)
  const next = stepFrom(bot.at, dir)
  if (next === undefined) return false
  if (botAt(g, next) === NO_BOT) return true
  const { way } = travelOf(g, bot)
  if (way === 'pushing') return canTravel(g, id, bot.at, dir, 1)
  if (way !== 'over') return false
  for (let spaces = boosterValue(g, id, dir); spaces > 1; spaces--) if (canTravel(g, id, bot.at, dir, spaces)) return true
  return false
}

/** Reports the programs that contributed to a booster value. */
export function tellBooster(g: Aimbots, parts: readonly BoosterPart[]): void {
  for (const { bot, value } of parts) if (bot !== undefined) useProgram(g, bot, { kind: 'booster', value })
}
