import { answer, call, choice, sequence, tell, type Choice, type Seat, type Sequence } from '@robodrome/kernel'
import { COMMANDS } from '../content/commands.ts'
import { movedTo, moveText, NO_PUSH, PUSH, useOf } from '../notation.ts'
import { copyParts, NOBODY, NOWHERE, type Cell, type Gekido } from '../state.ts'
import { CELLS, around, attackOf, botAt, damageNumbers, firstOffered, hasCards, isAlive, isEmpty, only, tileUnder } from '../vocabulary.ts'
import { commandIn } from './4-attack.ts'
import { hitWindow, isOffered, malfunctionWindow, refusedOutside, temptingUses } from './5-windows.ts'
import { blow, damage, sufferDamage, sum } from './8-damage.ts'
import { gainCards } from './10-cards.ts'

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
    target.at = NOWHERE
    g.moved = true
    return undefined
  },
  giveWay(g) {
    if (botAt(g, attackOf(g).target).at !== NOWHERE || !isAlive(g, attackOf(g).target)) return undefined
    const cells = wayOut(g)
    return cells.length === 1 ? pushTo(g, cells[0]!) : call(pushedTo, {})
  },
})

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

/** GK-HIT-7 Also after 0 damage, and also if the attacker moved earlier this turn. */
const offerPush: Choice<Gekido, object, string> = choice('offerPush', {
  seats: (g) => only(g.active),
  candidates: () => [PUSH, NO_PUSH],
  forbids: (_g, _notes, _seat, option) => (useOf(option) === undefined ? null : refusedOutside(option)),
  tempting: (g, _notes, seat) => temptingUses(g, seat),
  absent: () => NO_PUSH,
  choose: (_g, _notes, _seat, option) => answer(option),
})

/** GK-HIT-8 The pushed Bot's controller chooses the tile, or the attacker with Ram Plate. */
const pushedTo: Choice<Gekido, object, string> = choice('pushedTo', {
  seats: (g) => only(attackOf(g).ram ? g.active : attackOf(g).target),
  candidates: (g) => CELLS[g.mode].map((cell) => moveText[cell]!),
  forbids: (g, _notes, _seat, option) => (wayOut(g).includes(movedTo.get(option)!) ? null : 'GK-HIT-8'),
  absent: firstOffered,
  choose(g, _notes, _seat, option) {
    pushTo(g, movedTo.get(option)!)
    return answer()
  },
})

/** The empty tiles beside the one from which the target is pushed, where the attacker now stands. */
const wayOut = (g: Gekido): Cell[] => around(g, botAt(g, g.active).at).filter((cell) => isEmpty(g, cell))

function pushTo(g: Gekido, cell: Cell): undefined {
  const { target } = attackOf(g)
  botAt(g, target).at = cell
  tell?.({ kind: 'pushed', rule: 'GK-HIT-8', seat: target, bot: botAt(g, target).bot, cell, tile: g.arena[cell] })
  return undefined
}

export const outcomeRules = [strike, malfunction, offerPush, pushedTo]
