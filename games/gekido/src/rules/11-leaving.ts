import { openNotes, type Frame, type RuleId, type Seat } from '@robodrome/kernel'
import { NOBODY, NOWHERE, type Gekido } from '../state.ts'
import { tell } from '../tell.ts'
import { botAt, isAlive, survivors } from '../vocabulary.ts'
import { turn } from './2-turn.ts'
import { destroy, endByLast } from './11-annihilation.ts'

/** Steps that still run after an abandoned attack: bonuses of lost dice, and the hand limit. */
const OWED: readonly string[] = ['grantBonuses', 'gainArmor', 'gainCards', 'drawCard', 'trimHand', 'choosePower', 'chooseCharge']

/** Questions that depend on where the Bots are, each with the step of its caller that asks it. */
const ABOUT_THE_ARENA: Readonly<Record<string, string>> = {
  firstMove: 'firstMovement',
  chooseTarget: 'chooseTarget',
  flipToken: 'flipToken',
  pushedTo: 'giveWay',
  secondMove: 'secondMovement',
}

/**
 * GK-OVER-4 A player who leaves counts as destroyed by a malfunction. An attack that involves this player is abandoned; an attacker still
 * in play continues with the second movement. GK-OVER-6 Before the first turn, leaving calls the game off.
 */
export function leave(g: Gekido, seat: Seat): void {
  if (isSettingUp(g)) {
    g.ended = 'GK-OVER-6'
    tell?.({ kind: 'called off', rule: 'GK-OVER-6', seat })
    g.stack.length = 0
    return
  }
  if (!isAlive(g, seat)) return
  const fighting = isFighting(g, seat)
  if (seat === g.active) {
    g.discard.push(...g.aside)
    g.aside = []
  }
  if (fighting) undoPush(g)
  destroy(g, seat, 'GK-OVER-4', NOBODY)
  if (endByLast(g)) g.stack.length = 0
  else if (fighting || seat === g.active) abandon(g, seat)
  else putAnew(g)
}

/** The rule that closes questions to others when this player leaves, because the game or the attack ends, or the Arena changes. */
export function leaveCloses(g: Gekido, leaver: Seat): RuleId | null {
  if (isSettingUp(g)) return 'GK-OVER-6'
  if (!isAlive(g, leaver)) return null
  if (survivors(g).length === 2) return 'GK-OVER-1'
  const top = g.stack.at(-1)!
  if (isFighting(g, leaver) || leaver === g.active) return isOwed(top, leaver) ? null : 'GK-OVER-4'
  return top.rule in ABOUT_THE_ARENA ? 'GK-OVER-4' : null
}

const isSettingUp = (g: Gekido): boolean => g.turns === 0 && openNotes(g, turn) === undefined
const isFighting = (g: Gekido, seat: Seat): boolean => g.attack !== null && (seat === g.active || seat === g.attack.target)
const isOwed = ({ rule, notes }: Frame, leaver: Seat): boolean => OWED.includes(rule) && (notes as { seat: Seat }).seat !== leaver

/** If the player was choosing where to be pushed, the Bot stays in place, because the pushing Bot is gone. */
function undoPush(g: Gekido): void {
  const { target } = g.attack!
  if (isAlive(g, target) && botAt(g, target).at === NOWHERE) botAt(g, target).at = botAt(g, g.active).at
}

function abandon(g: Gekido, seat: Seat): void {
  g.attack = null
  const at = g.stack.findIndex((frame) => frame.rule === turn.name)
  const owed = g.stack.splice(at + 1).filter((frame) => isOwed(frame, seat))
  g.stack[at]!.step = isAlive(g, g.active) ? 'lockReset' : ''
  g.stack.push(...owed)
}

/**
 * Updates an open question about the Arena that is out of date: its options are computed again, and it is asked only if a choice remains.
 */
function putAnew(g: Gekido): void {
  const step = ABOUT_THE_ARENA[g.stack.at(-1)!.rule]
  if (step === undefined) return
  g.stack.pop()
  g.stack.at(-1)!.step = step
}
