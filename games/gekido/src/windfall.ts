import { together, type Dice } from './dice.ts'
import { Ends } from './ends.ts'
import { atHand, helped, isWindowOpen, type Hand } from './odds/at-hand.ts'
import { chancesOf, fallsOf } from './odds/falls.ts'
import { situationOf } from './odds/odds.ts'
import { chanceClosed, chanceOf } from './odds/situation.ts'
import { rolled } from './odds/uses.ts'
import { rollDice, type RollNotes } from './rules/4-attack.ts'
import type { Situation } from './shapes.ts'
import type { Gekido } from './state.ts'
import { WORTHS } from './worths.ts'

/** Computes for each seat how far a dice result exceeds the average, from exact chances of the current attack. Null for other chances. */
export function windfall(g: Gekido, outcome: unknown): number[] | null {
  const frame = g.stack[g.stack.length - 1]
  if (frame?.rule !== rollDice.name) return null
  const { dice } = frame.notes as RollNotes
  const at = situationOf(g)
  const use = { hand: atHand(g), isOpen: isWindowOpen(g) }
  const then = { ...at, free: together(at.free ?? '', outcome as Dice) }
  return at.command === null ? beforeNaming(g, at, then, dice, use) : afterNaming(g, at, then, dice, use)
}

/** The helper, and whether it can be used on the rolled dice. */
type Use = { hand: Hand; isOpen: boolean }

/** A Command's value is linear in its chance. */
function afterNaming(g: Gekido, at: Situation, then: Situation, dice: number, { hand, isOpen }: Use): number[] {
  const command = at.command!
  const ends = new Ends(g, WORTHS)
  const chance = isOpen ? chanceOf : chanceClosed
  const gain = helped(hand, (helper) => chance(then, command, helper) - rolled(at, at.free!, dice, command, helper, isOpen))
  const list: number[] = []
  for (let seat = 0; seat < g.seats; seat++) list.push(gain * (ends.hit(command, seat) - ends.missed(command, seat)))
  return list
}

/** Handles rolls before a Command is named: for each result, the attacker names the best one. */
function beforeNaming(g: Gekido, at: Situation, then: Situation, dice: number, { hand, isOpen }: Use): number[] {
  const ends = new Ends(g, WORTHS)
  const brought = ends.bestShares(chancesOf(then, hand, isOpen))
  const expected = ends.sharesOver(fallsOf(at, dice, hand, isOpen))
  return brought.map((share, seat) => share - expected[seat]!)
}
