import { isOnTop, type Seat } from '@robodrome/kernel'
import { Ends } from './ends.ts'
import { atHand, helped, isWindowOpen } from './odds/at-hand.ts'
import { chancesOf, firstFalls } from './odds/falls.ts'
import { isRolling, situationOf } from './odds/odds.ts'
import { chanceClosed, chanceOf } from './odds/situation.ts'
import { chanceSwitching } from './odds/uses.ts'
import { hitWindow, malfunctionWindow } from './rules/5-windows.ts'
import { keepLocked } from './rules/6-effects.ts'
import { ranking } from './rules/11-annihilation.ts'
import type { Gekido } from './state.ts'
import { Strengths } from './strength.ts'
import { attackOf } from './vocabulary.ts'
import { WORTHS, type Worths } from './worths.ts'

/** Each seat's share of the total strength, averaged over the possible ends of the current attack. */
export const evaluate = (g: Gekido): number[] => estimated(g, WORTHS)

/** Computes each seat's share with other values for the pieces. */
export function estimated(g: Gekido, worths: Worths): number[] {
  if (g.ended !== '') return decided(g)
  if (g.attack === null) return new Strengths(g, worths).shares()
  if (isOnTop(g, hitWindow)) return hurt(g, worths, g.attack.target)
  if (isOnTop(g, malfunctionWindow)) return hurt(g, worths, g.active)
  if (!isRolling(g)) return new Strengths(g, worths).shares()
  const at = situationOf(g)
  const ends = new Ends(g, worths)
  const { command } = at
  // While the attacker picks dice for a switch, the dice locked so far need not fit the new Command.
  if (command !== null && isOnTop(g, keepLocked)) return ends.shares(command, chanceSwitching(at, command))
  const hand = atHand(g)
  const isOpen = isWindowOpen(g)
  if (command !== null) {
    const chance = isOpen ? chanceOf : chanceClosed
    return ends.shares(
      command,
      helped(hand, (helper) => chance(at, command, helper)),
    )
  }
  if (at.free !== null) return ends.bestShares(chancesOf(at, hand, isOpen))
  return ends.sharesOver(firstFalls(at, hand))
}

/** Computes all shares after a seat suffers the pending damage. */
function hurt(g: Gekido, worths: Worths, seat: Seat): number[] {
  const strengths = new Strengths(g, worths)
  return strengths.shares(seat, strengths.weightAfter(seat, attackOf(g).pending))
}

/** The winner gets 1. Nobody gets anything if the match was called off. */
function decided(g: Gekido): number[] {
  const winner = g.ended === 'GK-OVER-6' ? undefined : ranking(g)[0]
  return Array.from({ length: g.seats }, (_, seat) => (seat === winner ? 1 : 0))
}
