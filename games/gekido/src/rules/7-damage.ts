import { answer, call, choice, sequence, tell, type Choice, type Seat, type Sequence } from '@robodrome/kernel'
import { COMMANDS, type CommandId } from '../content/commands.ts'
import type { Panel } from '../content/bots.ts'
import { CARDS } from '../content/cards.ts'
import { POWERS, type PowerId } from '../content/powers.ts'
import { movedTo, moveText, NO_PUSH, PUSH, type Piece } from '../notation.ts'
import { NOBODY, copyParts, type Cell, type Gekido, type Part } from '../state.ts'
import { around, attackOf, botAt, damageNumbers, hasCards, isAlive, isEmpty, kindOf, only, panelOf, tileUnder } from '../words.ts'
import { commandIn } from './4-attack.ts'
import { hitWindow, isOffered, malfunctionWindow } from './5-windows.ts'
import { grantBonuses } from './8-bonuses.ts'
import { gainCards } from './9-cards.ts'
import { annihilate } from './10-annihilation.ts'

/** The Command is complete: the blow, its rewards, the push. */
export const strike: Sequence<Gekido, { wants: string }> = sequence('strike', {
  /** GK-HIT-1 The pending damage is worked out and shown. */
  reckon(g) {
    const a = attackOf(g)
    a.parts = blow(g, commandIn(a))
    a.pending = Math.max(0, sum(a.parts))
    tell?.({
      kind: 'success',
      rule: 'GK-ATK-10',
      seat: g.active,
      bot: botAt(g, g.active).bot,
      target: a.target,
      targetBot: botAt(g, a.target).bot,
      command: a.command,
      pending: a.pending,
      parts: copyParts(a.parts),
    })
    if (tell !== null) tellTiles(g)
  },
  /** GK-HIT-2 The defender may answer. */
  defenderAnswers: (g) => (isOffered(g, 'HIT') ? call(hitWindow, { cards: 0, done: false }) : undefined),
  /** GK-HIT-3 The damage is suffered. GK-HIT-4: with all that follows from it. */
  hit: (g) => call(sufferDamage, damage(g, attackOf(g).target, g.active, 'attack', attackOf(g).pierce)),
  /** GK-HIT-5 Two Pairs draw 2 cards, Three of a Kind draws 1, whatever the damage was. */
  reward(g) {
    const { cards } = COMMANDS[commandIn(attackOf(g))]
    return cards > 0 && hasCards(g) ? call(gainCards, { seat: g.active, left: cards, rule: 'GK-HIT-5' }) : undefined
  },
  /** GK-HIT-6 Counter Jolt, if the target is still in play. */
  jolt(g) {
    const a = attackOf(g)
    if (a.jolt === 0 || !isAlive(g, a.target)) return undefined
    a.parts = [{ of: 'card C19', value: a.jolt, rule: 'GK-HIT-6' }]
    a.pending = a.jolt
    return isOffered(g, 'MAL') ? call(malfunctionWindow, { cards: 0, done: false }) : undefined
  },
  joltStrikes(g) {
    const a = attackOf(g)
    return a.jolt > 0 && isAlive(g, a.target) ? call(sufferDamage, damage(g, g.active, a.target, 'jolt', false)) : undefined
  },
  /** GK-HIT-7 The attacker may push, unless clamped. */
  offerPush(g) {
    const a = attackOf(g)
    return isAlive(g, a.target) && !a.clamps ? call(offerPush, {}, 'wants') : undefined
  },
  /** GK-HIT-8 The attacker takes the target's tile, the target goes to an empty one beside it. */
  push(g, notes) {
    if (notes.wants !== PUSH) return undefined
    const a = attackOf(g)
    const attacker = botAt(g, g.active)
    const target = botAt(g, a.target)
    const cell = target.at
    tell?.({
      kind: 'push',
      rule: 'GK-HIT-8',
      seat: g.active,
      bot: attacker.bot,
      target: a.target,
      targetBot: target.bot,
      from: attacker.at,
      cell,
      tile: g.arena[cell],
    })
    attacker.at = cell
    target.at = ''
    g.moved = true
    const cells = around(g, cell).filter((free) => isEmpty(g, free))
    return cells.length === 1 ? pushTo(g, cells[0]!) : call(pushedTo, { cells })
  },
})

/** GK-DMG-1 to GK-DMG-7 What the completed Command would deal, number by number; only the sum is clamped at 0. */
export function blow(g: Gekido, command: CommandId): Part[] {
  const a = attackOf(g)
  const attacker = g.active
  const parts: Part[] = [{ of: COMMANDS[command].name, value: damageNumbers(g, command)[0], rule: 'GK-DMG-1' }]
  const add = (of: string, value: number, rule: string): void => void (value !== 0 && parts.push({ of, value, rule }))
  if (kindOf(g, attacker).upgrade === 'ATTACK') add('Attack Upgrade', botAt(g, attacker).upgrade, 'GK-DMG-2')
  add(tileUnder(g, attacker).key, tileUnder(g, attacker).attack, 'GK-DMG-3')
  for (const boost of a.boosts) add(boost, boostOf(boost), 'GK-DMG-4')
  if (kindOf(g, a.target).upgrade === 'DEFENSE' && !a.pierce) add('Defense Upgrade', -botAt(g, a.target).upgrade, 'GK-DMG-5')
  add(tileUnder(g, a.target).key, tileUnder(g, a.target).suffers, 'GK-DMG-6')
  return parts
}

const boostOf = (key: string): number => {
  const [kind, id] = key.split(' ') as [string, string]
  return kind === 'card' ? CARDS[id]!.amount : POWERS[id as PowerId].amount
}

export const sum = (parts: readonly Part[]): number => parts.reduce((total, part) => total + part.value, 0)

/** GK-TILE-1 Static tiles always count; each is told as a use of its own. */
function tellTiles(g: Gekido): void {
  const a = attackOf(g)
  const told = (seat: Seat, value: number, rule: string): void => {
    if (value !== 0)
      tell?.({
        kind: 'tile counts',
        rule: 'GK-TILE-1',
        seat,
        bot: botAt(g, seat).bot,
        tile: tileUnder(g, seat).kind,
        value,
        by: rule,
        uses: tileUnder(g, seat).key,
      })
  }
  told(g.active, tileUnder(g, g.active).attack, 'GK-DMG-3')
  told(a.target, tileUnder(g, a.target).suffers, 'GK-DMG-6')
}

/** GK-DMG-8, GK-DMG-15 An effect takes something off the pending damage, never below 0. */
export function prevent(g: Gekido, seat: Seat, piece: Piece): undefined {
  const a = attackOf(g)
  const value = Math.min(piece.amount, a.pending)
  a.pending -= value
  a.parts.push({ of: piece.key, value: -value, rule: isAttacker(g, seat) ? 'GK-DMG-15' : 'GK-DMG-8' })
  tell?.({ kind: 'prevent', rule: a.parts.at(-1)!.rule, seat, bot: botAt(g, seat).bot, by: piece.key, value, pending: a.pending })
  return undefined
}

const isAttacker = (g: Gekido, seat: Seat): boolean => seat === g.active

/** The Command failed: the attacker hurts itself. GK-MALF-3: no push, no cards, and nobody is rewarded if it dies. */
export const malfunction: Sequence<Gekido, object> = sequence('malfunction', {
  /** GK-MALF-1 The second number, 2 more for each Feedback Loop; nothing else counts. */
  reckon(g) {
    const a = attackOf(g)
    a.parts = [{ of: COMMANDS[commandIn(a)].name, value: damageNumbers(g, commandIn(a))[1], rule: 'GK-MALF-1' }]
    if (a.feedback > 0) a.parts.push({ of: 'card C15', value: a.feedback, rule: 'GK-MALF-1' })
    a.pending = sum(a.parts)
    tell?.({
      kind: 'malfunction',
      rule: 'GK-ATK-10',
      seat: g.active,
      bot: botAt(g, g.active).bot,
      command: a.command,
      pending: a.pending,
      parts: copyParts(a.parts),
    })
  },
  /** GK-MALF-2 A malfunction above 0 may be answered, then it is suffered; Armor absorbs it. */
  answerIt: (g) => (attackOf(g).pending > 0 && isOffered(g, 'MAL') ? call(malfunctionWindow, { cards: 0, done: false }) : undefined),
  suffer: (g) =>
    attackOf(g).parts.some((part) => part.value > 0) ? call(sufferDamage, damage(g, g.active, NOBODY, 'malfunction', false)) : undefined,
})

/** One damage event. GK-DMG-14: it is finished, bonuses and annihilation included, before the next begins. */
interface Damage {
  seat: Seat
  from: Seat
  cause: 'attack' | 'malfunction' | 'jolt'
  amount: number
  pierce: boolean
  parts: Part[]
}

const damage = (g: Gekido, seat: Seat, from: Seat, cause: Damage['cause'], pierce: boolean): Damage => ({
  seat,
  from,
  cause,
  amount: attackOf(g).pending,
  pierce,
  parts: copyParts(attackOf(g).parts),
})

/** GK-DMG-9 to GK-DMG-12 Armor first, then Structure; then annihilation or the bonuses of the dice that were lost. */
export const sufferDamage: Sequence<Gekido, Damage> = sequence('sufferDamage', {
  apply(g, { seat, from, cause, amount, pierce, parts }) {
    const bot = botAt(g, seat)
    const absorbed = pierce ? 0 : absorb(bot.armor, amount)
    const before = bot.structure.length
    strip(bot.structure, amount - absorbed)
    const lost = before - bot.structure.length
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

/** GK-DMG-9 Armor dice absorb, the leftmost first; returns how much. */
function absorb(armor: number[], amount: number): number {
  let left = amount
  for (let space = 0; space < armor.length && left > 0; space++) {
    const taken = Math.min(armor[space]!, left)
    armor[space]! -= taken
    left -= taken
  }
  return amount - left
}

/** GK-DMG-10 The topmost die is reduced; below 1 it is removed, and the rest goes on to the next. GK-DMG-11: excess is lost. */
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

/** GK-DMG-12 The bonuses of the removed dice, lower die number first. */
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

/** GK-HIT-7 Also after 0 damage, and also if the attacker moved earlier this turn. */
const offerPush: Choice<Gekido, object, string> = choice('offerPush', {
  seats: (g) => only(g.active),
  candidates: () => [PUSH, NO_PUSH],
  choose: (_g, _notes, _seat, option) => answer(option),
})

/** GK-HIT-8 The pushed Bot's controller chooses the tile, or the attacker with Ram Plate. */
const pushedTo: Choice<Gekido, { cells: Cell[] }, string> = choice('pushedTo', {
  seats: (g) => only(attackOf(g).ram ? g.active : attackOf(g).target),
  candidates: (_g, notes) => notes.cells.map((cell) => moveText[cell]!),
  forbids: (_g, notes, _seat, option) => (notes.cells.includes(movedTo.get(option)!) ? null : 'GK-HIT-8'),
  tempting: (g, notes) =>
    Object.keys(g.arena)
      .filter((cell) => !notes.cells.includes(cell))
      .map((cell) => moveText[cell]!),
  choose(g, _notes, _seat, option) {
    pushTo(g, movedTo.get(option)!)
    return answer()
  },
})

function pushTo(g: Gekido, cell: Cell): undefined {
  const { target } = attackOf(g)
  botAt(g, target).at = cell
  tell?.({ kind: 'pushed', rule: 'GK-HIT-8', seat: target, bot: botAt(g, target).bot, cell, tile: g.arena[cell] })
  return undefined
}

export const damageRules = [strike, malfunction, sufferDamage, offerPush, pushedTo]
