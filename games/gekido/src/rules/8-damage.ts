import { call, type RuleId, type Seat } from '@robodrome/kernel'
import type { Panel } from '../content/bots.ts'
import type { CommandId } from '../content/commands.ts'
import { contentOf, type Piece } from '../content.ts'
import { sequence } from '../rule.ts'
import { copyParts, type BotState, type Gekido, type Part, type Source } from '../state.ts'
import { tell } from '../tell.ts'
import type { Damaged } from '../shapes.ts'
import { attackOf, botAt, damageNumbers, kindOf, panelOf, tileUnder } from '../vocabulary.ts'
import { grantBonuses } from './9-bonuses.ts'
import { annihilate } from './11-annihilation.ts'

/** GK-DMG-1 to GK-DMG-7 Computes the damage of the completed Command part by part; only the sum is raised to at least 0. */
export function blow(g: Gekido, command: CommandId): Part[] {
  const parts: Part[] = [{ of: `command ${command}`, value: damageNumbers(g, command)[0], rule: 'GK-DMG-1' }]
  addTo(g, (of, value, rule) => void (value !== 0 && parts.push({ of, value, rule })))
  return parts
}

/** The additions to the number of any Command. */
export function additions(g: Gekido): number {
  let total = 0
  addTo(g, (_of, value) => void (total += value))
  return total
}

/** Adds the parts of GK-DMG-2 to GK-DMG-6, one after the other. */
function addTo(g: Gekido, add: (of: Source, value: number, rule: RuleId) => void): void {
  const { target, boosts, pierce } = attackOf(g)
  const attacker = g.active
  if (kindOf(g, attacker).upgrade === 'ATTACK') add('upgrade ATTACK', botAt(g, attacker).upgrade, 'GK-DMG-2')
  const [from, to] = [tileUnder(g, attacker), tileUnder(g, target)]
  add(`tile ${from.kind}`, from.attack, 'GK-DMG-3')
  for (const boost of boosts) add(boost, contentOf(g).piece.get(boost)!.amount, 'GK-DMG-4')
  if (kindOf(g, target).upgrade === 'DEFENSE' && !pierce) add('upgrade DEFENSE', -botAt(g, target).upgrade, 'GK-DMG-5')
  add(`tile ${to.kind}`, to.suffers, 'GK-DMG-6')
}

/** GK-MALF-1 The damage of a malfunction: the Command's second number plus Feedback Loops. */
export function backfire(g: Gekido, command: CommandId): Part[] {
  const { feedback } = attackOf(g)
  const parts: Part[] = [{ of: `command ${command}`, value: damageNumbers(g, command)[1], rule: 'GK-MALF-1' }]
  if (feedback > 0) parts.push({ of: 'feedback', value: feedback, rule: 'GK-MALF-1' })
  return parts
}

/** GK-DMG-8, GK-DMG-15 An effect reduces the pending damage, never below 0. */
export function prevent(g: Gekido, seat: Seat, piece: Piece): undefined {
  const a = attackOf(g)
  const value = Math.min(piece.amount, a.pending)
  a.pending -= value
  a.parts.push({ of: piece.key, value: -value, rule: isAttacker(g, seat) ? 'GK-DMG-15' : 'GK-DMG-8' })
  tell?.({ kind: 'prevent', rule: a.parts.at(-1)!.rule, seat, bot: botAt(g, seat).bot, by: piece.key, value, pending: a.pending })
  return undefined
}

const isAttacker = (g: Gekido, seat: Seat): boolean => seat === g.active

/** One damage event. GK-DMG-14: it is resolved completely, including bonuses and annihilation, before the next begins. */
interface Damage {
  seat: Seat
  from: Seat
  cause: Damaged['cause']
  amount: number
  pierce: boolean
  parts: Part[]
}

export const damage = (g: Gekido, seat: Seat, from: Seat, cause: Damage['cause'], pierce: boolean): Damage => ({
  seat,
  from,
  cause,
  amount: attackOf(g).pending,
  pierce,
  parts: copyParts(attackOf(g).parts),
})

/** GK-DMG-9 to GK-DMG-12 Armor takes damage first, then Structure; then follow annihilation or the bonuses of the lost dice. */
export const sufferDamage = sequence<Damage>('sufferDamage', {
  apply(g, { seat, from, cause, amount, pierce, parts }) {
    const bot = botAt(g, seat)
    const before = bot.structure.length
    const { absorbed, lost } = wound(bot, amount, pierce)
    tell?.({
      kind: 'damage',
      rule: 'GK-DMG-10',
      seat,
      bot: bot.bot,
      from,
      cause,
      parts: copyParts(parts),
      amount,
      absorbed,
      result: amount - absorbed,
      lost,
      structure: [...bot.structure],
      armor: [...bot.armor],
    })
    if (bot.structure.length === 0) return call(annihilate, { seat, by: from })
    const todo = unlocked(panelOf(g, seat), before, lost)
    return todo === '' ? undefined : call(grantBonuses, { seat, todo })
  },
})

/** GK-DMG-9, GK-DMG-10 Applies damage to Armor and Structure: points absorbed, dice broken. */
export function wound(bot: Pick<BotState, 'armor' | 'structure'>, amount: number, pierce: boolean): { absorbed: number; lost: number } {
  const before = bot.structure.length
  const absorbed = pierce ? 0 : absorb(bot.armor, amount)
  strip(bot.structure, amount - absorbed)
  return { absorbed, lost: before - bot.structure.length }
}

/** GK-DMG-9 Armor dice absorb damage, leftmost first. Returns the absorbed amount. */
function absorb(armor: number[], amount: number): number {
  let left = amount
  for (let space = 0; space < armor.length && left > 0; space++) {
    const taken = Math.min(armor[space]!, left)
    armor[space]! -= taken
    left -= taken
  }
  return amount - left
}

/**
 * GK-DMG-10 The topmost die is reduced; below 1 it is removed, and the remaining damage carries over to the next die. GK-DMG-11: any excess
 * is lost.
 */
function strip(structure: number[], amount: number): void {
  let left = amount
  while (left > 0 && structure.length > 0) {
    if (structure[0]! > left) {
      structure[0]! -= left
      return
    }
    left -= structure.shift()!
  }
}

/** GK-DMG-12 The bonuses of the removed dice, lowest die number first. */
function unlocked(panel: Panel, before: number, lost: number): string {
  let codes = ''
  for (let die = panel.dice - before; lost > 0 && die < panel.dice - before + lost; die++) codes += panel.bonus[die]!
  return codes
}

/** GK-DMG-13 The topmost Structure die rises to at most 6; lost dice never come back. */
export function heal(g: Gekido, seat: Seat, amount: number): undefined {
  const { structure, bot } = botAt(g, seat)
  const healed = Math.min(amount, 6 - structure[0]!)
  structure[0]! += healed
  tell?.({ kind: 'heal', rule: 'GK-DMG-13', seat, bot, amount, healed, structure: [...structure] })
  return undefined
}

export const damageRules = [sufferDamage]
