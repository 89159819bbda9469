import { answer, call, only, type Seat } from '@robodrome/kernel'
import { COMMANDS } from '../content/commands.ts'
import { isUse, MOVE, NO_PUSH, PUSH } from '../options.ts'
import { choice, sequence } from '../rule.ts'
import { copyParts, NOBODY, NOWHERE, type Cell, type Gekido } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf, Use } from '../terms.ts'
import { CELLS, around, attackOf, botAt, firstOffered, hasCards, isAlive, isEmpty, tileUnder } from '../vocabulary.ts'
import { commandIn } from './4-attack.ts'
import { hitWindow, isOffered, malfunctionWindow, refusedOutside, temptingUses } from './5-windows.ts'
import { sum } from '../parts.ts'
import { backfire, blow, damage, sufferDamage } from './8-damage.ts'
import { gainCards } from './10-cards.ts'

/** The Command is complete: damage, rewards, push. */
export const strike = sequence<{ wants: '' | 'push' | 'no push' }>('strike', {
  /** GK-HIT-1 The pending damage is computed and shown. */
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
      command: commandIn(a),
      pending: a.pending,
      parts: copyParts(a.parts),
    })
    if (tell !== null) tellTiles(g)
  },
  /** GK-HIT-2 The defender may answer. */
  defenderAnswers: (g) => (isOffered(g, 'HIT') ? call(hitWindow, { cards: 0, done: false }) : undefined),
  /** GK-HIT-3 The target suffers the damage and, GK-HIT-4, its consequences. */
  hit: (g) => call(sufferDamage, damage(g, attackOf(g).target, g.active, 'attack', attackOf(g).pierce)),
  /** GK-HIT-5 Two Pairs draw 2 cards, Three of a Kind draws 1, whatever the damage was. */
  reward(g) {
    const { cards } = COMMANDS[commandIn(attackOf(g))]
    return cards > 0 && hasCards(g) ? call(gainCards, { seat: g.active, left: cards, rule: 'GK-HIT-5' }) : undefined
  },
  /** GK-HIT-6 The target jolts the attacker, if the target is still in play. */
  jolt(g) {
    const a = attackOf(g)
    if (a.jolt === 0 || !isAlive(g, a.target)) return undefined
    a.parts = [{ of: 'jolt', value: a.jolt, rule: 'GK-HIT-6' }]
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
  /** GK-HIT-8 The attacker takes the target's tile; the target goes to an empty tile next to it. */
  push(g, notes) {
    if (notes.wants !== 'push') return undefined
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
      tile: g.arena[cell]!,
    })
    attacker.at = cell
    target.at = NOWHERE
    g.moved = true
    return undefined
  },
  giveWay(g) {
    if (botAt(g, attackOf(g).target).at !== NOWHERE || !isAlive(g, attackOf(g).target)) return undefined
    return call(pushedTo, {})
  },
})

/** GK-TILE-1 Static tiles always apply; each gets its own event. */
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
        uses: `tile ${tileUnder(g, seat).kind}`,
      })
  }
  told(g.active, tileUnder(g, g.active).attack, 'GK-DMG-3')
  told(a.target, tileUnder(g, a.target).suffers, 'GK-DMG-6')
}

/** The Command failed, so the attacker damages itself. GK-MALF-3: there is no push, no cards, and no reward if this destroys it. */
export const malfunction = sequence<object>('malfunction', {
  /** GK-MALF-1 The Command's second number plus Feedback Loops; nothing else counts. */
  reckon(g) {
    const a = attackOf(g)
    a.parts = backfire(g, commandIn(a))
    a.pending = sum(a.parts)
    tell?.({
      kind: 'malfunction',
      rule: 'GK-ATK-10',
      seat: g.active,
      bot: botAt(g, g.active).bot,
      command: commandIn(a),
      pending: a.pending,
      parts: copyParts(a.parts),
    })
  },
  /** GK-MALF-2 The attacker may answer a malfunction above 0, then suffers it; Armor absorbs it. */
  answerIt: (g) => (attackOf(g).pending > 0 && isOffered(g, 'MAL') ? call(malfunctionWindow, { cards: 0, done: false }) : undefined),
  suffer: (g) =>
    attackOf(g).parts.some((part) => part.value > 0) ? call(sufferDamage, damage(g, g.active, NOBODY, 'malfunction', false)) : undefined,
})

/** GK-HIT-7 Pushing is allowed even after 0 damage, and even if the attacker has moved this turn. */
const offerPush = choice<object, OptionOf<'push' | 'noPush'> | Use>('offerPush', {
  seats: (g) => only(g.active),
  ask: (g) => ({ kind: 'offerPush', rule: 'GK-HIT-7', bot: botAt(g, attackOf(g).target).bot }),
  candidates: () => [PUSH, NO_PUSH],
  forbids: (g, _notes, _seat, option) => (isUse(option) ? refusedOutside(g, option) : null),
  tempting: (g, _notes, seat) => temptingUses(g, seat),
  absent: () => NO_PUSH,
  choose: (_g, _notes, _seat, option) => answer(option.kind === 'push' ? 'push' : 'no push'),
})

/** GK-HIT-8 The pushed Bot's controller chooses the tile; an effect may let the attacker choose. */
const pushedTo = choice<object, OptionOf<'move'>>('pushedTo', {
  seats: (g) => only(attackOf(g).ram ? g.active : attackOf(g).target),
  ask: (g) => ({ kind: 'pushedTo', rule: 'GK-HIT-8', bot: botAt(g, attackOf(g).target).bot, rammed: attackOf(g).ram }),
  candidates: (g) => CELLS[g.mode].map((cell) => MOVE[cell]!),
  forbids: (g, _notes, _seat, { cell }) => (wayOut(g).includes(cell) ? null : 'GK-HIT-8'),
  forced: true,
  absent: firstOffered,
  choose(g, _notes, _seat, { cell }) {
    pushTo(g, cell)
    return answer()
  },
})

/** Lists the empty tiles next to the target's old tile, where the attacker now stands. */
const wayOut = (g: Gekido): Cell[] => around(g, botAt(g, g.active).at).filter((cell) => isEmpty(g, cell))

function pushTo(g: Gekido, cell: Cell): undefined {
  const { target } = attackOf(g)
  botAt(g, target).at = cell
  tell?.({ kind: 'pushed', rule: 'GK-HIT-8', seat: target, bot: botAt(g, target).bot, cell, tile: g.arena[cell]! })
  return undefined
}

export const outcomeRules = [strike, malfunction, offerPush, pushedTo]
