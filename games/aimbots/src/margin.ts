import { byKind, type ByKind } from '@robodrome/kernel'
import { DIRS, lineBetween, type Dir } from './content/arena.ts'
import type { Attacking } from './content/effects.ts'
import type { Aimbots, Bot, BotId } from './state.ts'
import { areFriends, armor, botOf, botsNextTo, effects, opposite, printed, program, sideValue, valueOf } from './vocabulary.ts'
import type { Modifier, Source } from './shapes.ts'

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
  effects(g, bot).attack?.kind === 'bestSide' ? Math.max(...DIRS.map((dir) => sideValue(g, bot, dir))) : valueOf(bot, face)

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
  const { attack, afterPivot, afterBoost } = effects(g, attacker)
  if (attack?.kind === 'bestSide') {
    add(attackBase(g, attacker, bout.attackFace), { program: attacker.program }, program(g, attacker).id, bout.attacker)
  } else add(valueOf(attacker, bout.attackFace), 'attack face', 'AB-ATK-6')
  add(-armor(g, defender), 'armor', 'AB-ATK-7')
  if (attack !== null) ability(byKind(ATTACKING, attack, { bout, defender }), bout.attacker)
  if (afterPivot?.kind === 'aim' && attacker.pivots > 0) ability(afterPivot.margin, bout.attacker)
  if (afterPivot?.kind === 'scan' && attacker.scanned.includes(bout.defender)) ability(afterPivot.margin, bout.attacker)
  if (afterBoost?.kind === 'rush' && attacker.rushed) ability(afterBoost.margin, bout.attacker)
  if (afterBoost?.kind === 'charge' && attacker.charge === bout.dir) ability(afterBoost.margin, bout.attacker)
  helped(g, bout.attacker, 'lead', ability)
  helped(g, bout.defender, 'cover', ability)
  const { defense } = effects(g, defender)
  if (defense !== null && bout.distance >= defense.spaces) ability(defense.margin, bout.defender)
  const limited = Math.max(-MARGIN_LIMIT, Math.min(MARGIN_LIMIT, margin))
  if (limited !== margin) add(limited - margin, 'limit', 'AB-ATK-8')
  return limited
}

/** What a program adds to the margins of its own attacks. */
const ATTACKING: ByKind<Attacking, number, { bout: Bout; defender: Bot }> = {
  always: ({ margin }) => margin,
  far: ({ spaces, margin }, { bout }) => (bout.distance >= spaces ? margin : 0),
  prey: ({ margin }, { defender }) => (defender.plates.length > 0 ? margin : 0),
  bestSide: () => 0,
}

/** AB-ABIL-4 What the first friendly bot next to this one does for it, as it attacks or is attacked: the same program counts once. */
function helped(g: Aimbots, id: BotId, kind: 'lead' | 'cover', ability: (by: number, id: BotId) => void): void {
  const { owner } = botOf(g, id)
  const [helper] = botsNextTo(g, id, (other) => effects(g, other).standing?.kind === kind && areFriends(g, other.owner, owner))
  const standing = helper === undefined ? null : effects(g, botOf(g, helper)).standing
  if (helper !== undefined && standing?.kind === kind) ability(standing.margin, helper)
}
