import { lineBetween } from './content/arena.ts'
import type { Effects } from './content/effects.ts'
import type { Bout } from './frames.ts'
import { codeOf } from './moments.ts'
import type { Aimbots, Bot, BotId } from './state.ts'
import { areFriends, armor, botOf, botsNextTo, effects, opposite, printed, program, valueOf } from './vocabulary.ts'
import { ATTACK, DEFENSE, type Modifier, type SideOfAttack, type Source } from './shapes.ts'

/** AB-ATK-1, AB-ATK-4 Returns the attack of one bot on another in line with it. */
export function boutOf(g: Aimbots, attacker: BotId, defender: BotId): Bout {
  const from = botOf(g, attacker)
  const to = botOf(g, defender)
  const { dir, distance } = lineBetween(from.at, to.at)!
  return { attacker, defender, dir, distance, attackFace: printed(g, from, dir), hitFace: printed(g, to, opposite(dir)) }
}

/** AB-ATK-8 The advantage die has no face beyond 6. */
export const MARGIN_LIMIT = 6

/**
 * AB-ATK-8 Computes the margin: attack base minus armor, changed by programs, and limited to between -6 and 6. It is computed once, for the
 * current defender and spaces (AB-ATK-18). If `parts` is given, every summand is added to it.
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
  const base = own.attack === null ? undefined : codeOf('attack', own.attack).base?.(g, attacker)
  if (base !== undefined) add(base, { program: attacker.program }, program(g, attacker).id, bout.attacker)
  else add(valueOf(attacker, bout.attackFace), 'attack face', 'AB-ATK-6')
  add(-armor(g, defender), 'armor', 'AB-ATK-7')
  for (const moment of ADDING) ability(added(g, bout, moment, own), bout.attacker)
  helped(g, bout.attacker, ATTACK, ability)
  helped(g, bout.defender, DEFENSE, ability)
  const { defense } = effects(g, defender)
  if (defense !== null) ability(codeOf('defense', defense).margin(g, bout, defense), bout.defender)
  const limited = Math.max(-MARGIN_LIMIT, Math.min(MARGIN_LIMIT, margin))
  if (limited !== margin) add(limited - margin, 'limit', 'AB-ATK-8')
  return limited
}

/** Moments of the attacker's program that may add to its margin, in the order in which they are added. */
const ADDING = ['attack', 'afterPivot', 'afterBoost'] as const

type Adding = (typeof ADDING)[number]

function added(g: Aimbots, bout: Bout, moment: Adding, own: Effects): number {
  const effect = own[moment]
  return effect === null ? 0 : (codeOf(moment, effect).margin?.(g, bout, effect) ?? 0)
}

/** AB-ABIL-4 Applies the bonus of the first adjacent friendly bot that helps with attack or defense. Each program counts only once. */
function helped(g: Aimbots, id: BotId, side: SideOfAttack, ability: (by: number, id: BotId) => void): void {
  const { owner } = botOf(g, id)
  const [helper] = botsNextTo(g, id, (other) => helpOf(g, other)?.side === side && areFriends(g, other.owner, owner))
  if (helper === undefined) return
  const standing = effects(g, botOf(g, helper)).standing!
  ability(codeOf('standing', standing).helps!.margin(standing), helper)
}

function helpOf(g: Aimbots, bot: Bot): { side: SideOfAttack } | undefined {
  const { standing } = effects(g, bot)
  return standing === null ? undefined : codeOf('standing', standing).helps
}
