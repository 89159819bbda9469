import type { Seat } from '@robodrome/kernel'
import { DIRS, lineBetween, type Dir } from './content/arena.ts'
import type { Aimbots, Bot, BotId } from './state.ts'
import { areFriends, armor, botOf, botsNextTo, effects, opposite, printed, program, sideValue, valueOf } from './vocabulary.ts'

/** What a part of a number comes from: a name of the rulebook, or a program. */
export type Source = 'attack face' | 'armor' | 'limit' | 'die' | 'advantage' | 'booster face' | 'plate' | { program: string }

/** One line of a margin or a combat value: what gives it, how much, and the rule. `bot` is whose program it is, if it is one. */
export interface Modifier {
  source: Source
  by: number
  rule: string
  bot?: BotId
}

/** An attack as it stands: who, on whom, which way and how far; faces by their printed values (AB-ATK-4). */
export interface Bout {
  attacker: BotId
  defender: BotId
  dir: Dir
  distance: number
  attackFace: number
  hitFace: number
}

/** AB-ATK-1, AB-ATK-4 The attack of one bot on another in line with it. */
export function boutOf(g: Aimbots, attacker: BotId, defender: BotId): Bout {
  const from = botOf(g, attacker)
  const to = botOf(g, defender)
  const { dir, distance } = lineBetween(from.at, to.at)!
  return { attacker, defender, dir, distance, attackFace: printed(g, from, dir), hitFace: printed(g, to, opposite(dir)) }
}

/** AB-ATK-8 The advantage die has no face beyond 6. */
export const MARGIN_LIMIT = 6

/** AB-ATK-6 The value of the attack face; a Scorpion's best side. */
export const attackBase = (g: Aimbots, bot: Bot, face: number): number =>
  effects(g, bot).bestSide ? Math.max(...DIRS.map((dir) => sideValue(g, bot, dir))) : valueOf(bot, face)

/**
 * AB-ATK-8 The margin: attack base less armor, with what programs add and take, limited to 6 either way. Read once, for the
 * defender and the spaces as they are now (AB-ATK-18). The whole sum goes into `parts` if it is wanted.
 */
export function marginOf(g: Aimbots, bout: Bout, parts?: Modifier[]): number {
  const attacker = botOf(g, bout.attacker)
  const defender = botOf(g, bout.defender)
  let margin = 0
  const add = (by: number, source: Source, rule: string, bot?: BotId) => {
    margin += by
    parts?.push(bot === undefined ? { source, by, rule } : { source, by, rule, bot })
  }
  const ability = (by: number, id: BotId) => {
    if (by !== 0) add(by, { program: botOf(g, id).program }, program(g, botOf(g, id)).id, id)
  }
  const own = effects(g, attacker)
  if (own.bestSide) add(attackBase(g, attacker, bout.attackFace), { program: attacker.program }, program(g, attacker).id, bout.attacker)
  else add(valueOf(attacker, bout.attackFace), 'attack face', 'AB-ATK-6')
  add(-armor(g, defender), 'armor', 'AB-ATK-7')
  ability(own.margin, bout.attacker)
  if (bout.distance >= own.farMargin.spaces) ability(own.farMargin.margin, bout.attacker)
  if (defender.plates.length > 0) ability(own.preyMargin, bout.attacker)
  if (attacker.pivots > 0) ability(own.pivotMargin, bout.attacker)
  if (attacker.rushed) ability(own.rush.margin, bout.attacker)
  if (attacker.charge === bout.dir) ability(own.charge.margin, bout.attacker)
  if (attacker.scanned.includes(bout.defender)) ability(own.scanMargin, bout.attacker)
  const captain = aura(g, bout.attacker, attacker.owner, 'captainMargin')
  if (captain !== undefined) ability(effects(g, botOf(g, captain)).captainMargin, captain)
  const bulwark = aura(g, bout.defender, defender.owner, 'bulwarkMargin')
  if (bulwark !== undefined) ability(effects(g, botOf(g, bulwark)).bulwarkMargin, bulwark)
  const { fogMargin } = effects(g, defender)
  if (bout.distance >= fogMargin.spaces) ability(fogMargin.margin, bout.defender)
  const limited = Math.max(-MARGIN_LIMIT, Math.min(MARGIN_LIMIT, margin))
  if (limited !== margin) add(limited - margin, 'limit', 'AB-ATK-8')
  return limited
}

/** AB-ABIL-4 The first friendly bot next to this one that helps it so: the same program counts once. */
function aura(g: Aimbots, id: BotId, owner: Seat, effect: 'captainMargin' | 'bulwarkMargin'): BotId | undefined {
  return botsNextTo(g, id, (other) => effects(g, other)[effect] !== 0 && areFriends(g, other.owner, owner))[0]
}
