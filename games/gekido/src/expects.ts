import { copyStack, happen, node } from '@robodrome/kernel'
import { rollsOf, together, type Dice } from './dice.ts'
import { Ends } from './ends.ts'
import { estimated } from './evaluate.ts'
import { atHand, helped, isWindowOpen, type Hand } from './odds/at-hand.ts'
import { fallsOf } from './odds/falls.ts'
import { situationOf } from './odds/odds.ts'
import { fallChances } from './odds/situation.ts'
import { rolled } from './odds/uses.ts'
import { commandIn, rollDice, type RollNotes } from './rules/4-attack.ts'
import { isOffered } from './rules/5-windows.ts'
import { rules } from './rules/index.ts'
import type { Situation } from './shapes.ts'
import { clone, type Gekido } from './state.ts'
import { attackOf } from './vocabulary.ts'
import { WORTHS, type Worths } from './worths.ts'

const game = { rules }

/** The position's value to each seat, averaged over the next dice roll. Null if the next chance is not a dice roll. */
export const expects = (g: Gekido): number[] | null => expected(g, WORTHS)

/** Computes the position's expected value with other values for the pieces. */
export function expected(g: Gekido, worths: Worths): number[] | null {
  const frame = g.stack[g.stack.length - 1]
  if (frame?.rule !== rollDice.name) return null
  const roll = frame.notes as RollNotes
  const { dice } = roll
  const at = situationOf(g)
  const hand = atHand(g)
  const isOpen = isWindowOpen(g)
  const { command } = at
  if (command === null) return new Ends(g, worths).sharesOver(fallsOf(at, dice, hand, isOpen))
  if (at.left === 0) return beforeTheEnd(g, worths, at, roll, hand, isOpen)
  // A Command's value is linear in its chance.
  return new Ends(g, worths).shares(
    command,
    helped(hand, (helper) => rolled(at, at.free!, dice, command, helper, isOpen)),
  )
}

/**
 * Handles positions after which no further roll follows. A result is classified by three things: whether it completes the Command, whether
 * effects can change that, and which players may still use one. Results of the same class have the same value. Null if another chance
 * follows.
 */
function beforeTheEnd(g: Gekido, worths: Worths, at: Situation, { dice, why }: RollNotes, hand: Hand, isOpen: boolean): number[] | null {
  const a = attackOf(g)
  const { free } = a
  const command = commandIn(a)
  const [plain, withHelper] = [fallChances(at, command, 'none', isOpen), fallChances(at, command, hand.helper, isOpen)]
  const ends = new Ends(g, worths)
  const alike = new Map<number, number[] | null>()
  const total = Array.from({ length: g.seats }, () => 0)
  for (const [faces, ways] of rollsOf(dice)) {
    const lying = together(free, faces)
    const completes = plain(lying)
    const chance = helped(hand, (helper) => (helper === 'none' ? completes : withHelper(lying)))
    a.free = lying
    const answers = (isOffered(g, 'RD') ? 2 : 0) + (isOffered(g, 'RA') ? 1 : 0)
    a.free = free
    const key = 2 * (4 * completes + answers) + chance
    let worth = alike.get(key)
    // Next comes the window after the roll; an effect that rerolls dice closes its own window.
    if (worth === undefined)
      alike.set(key, (worth = why === 'roll' && answers > 0 ? ends.shares(command, chance) : worthAfter(g, worths, faces)))
    if (worth === null) return null
    for (let seat = 0; seat < g.seats; seat++) total[seat]! += ways * worth[seat]!
  }
  return total.map((sum) => sum / 6 ** dice)
}

function worthAfter(g: Gekido, worths: Worths, faces: Dice): number[] | null {
  const after = clone(g, copyStack(g.stack))
  happen(game, after, faces)
  return node(game, after).kind === 'chance' ? null : estimated(after, worths)
}
