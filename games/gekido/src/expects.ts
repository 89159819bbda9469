import { copyStack, happen, node } from '@robodrome/kernel'
import { COMMAND_IDS } from './content/commands.ts'
import { rollsOf, together, type Dice } from './dice.ts'
import { Ends, mixed } from './ends.ts'
import { evaluate } from './evaluate.ts'
import { canComplete } from './locking.ts'
import { atHand, helped, isWindowOpen, type Hand } from './odds/at-hand.ts'
import { fallsOf } from './odds/falls.ts'
import { situationOf } from './odds/odds.ts'
import { chanceOf } from './odds/situation.ts'
import { rolled } from './odds/uses.ts'
import { commandIn } from './rules/4-attack.ts'
import { isOffered } from './rules/5-windows.ts'
import { rules } from './rules/index.ts'
import type { Situation } from './shapes.ts'
import { clone, type Gekido } from './state.ts'
import { attackOf, symbolOf } from './vocabulary.ts'

const game = { rules }

/** What the position is worth to each seat on average over the dice that are about to fall; null where other luck decides. */
export function expects(g: Gekido): number[] | null {
  const frame = g.stack[g.stack.length - 1]
  if (frame?.rule !== 'rollDice') return null
  const { dice } = frame.notes as { dice: number }
  const at = situationOf(g)
  const hand = atHand(g)
  if (hand.helper !== 'none' && !isWindowOpen(g)) return null
  const { command } = at
  if (command === null) return beforeNaming(g, at, dice, hand)
  if (at.left === 0) return beforeTheEnd(g, at, dice, hand)
  // What a Command is worth is linear in its chance.
  return new Ends(g).shares(
    command,
    helped(hand, (helper) => rolled(at, at.free!, dice, command, helper)),
  )
}

/** Any Command can still be named: with every fall of the dice the one that is best for the attacker. */
function beforeNaming(g: Gekido, at: Situation, dice: number, hand: Hand): number[] {
  const ends = new Ends(g)
  const hit: number[][] = []
  const missed: number[][] = []
  const total: number[] = []
  for (let seat = 0; seat < g.seats; seat++) {
    hit.push(COMMAND_IDS.map((command) => ends.hit(command, seat)))
    missed.push(COMMAND_IDS.map((command) => ends.missed(command, seat)))
    total.push(0)
  }
  const [ownHit, ownMissed] = [hit[g.active]!, missed[g.active]!]
  for (const { ways, chances } of fallsOf(at, dice, hand)) {
    let best = 0
    let most = -1
    for (let i = 0; i < chances.length; i++) {
      const value = mixed(chances[i]!, ownHit[i]!, ownMissed[i]!)
      if (value > most) {
        most = value
        best = i
      }
    }
    for (let seat = 0; seat < total.length; seat++) total[seat]! += ways * mixed(chances[best]!, hit[seat]![best]!, missed[seat]![best]!)
  }
  return total.map((sum) => sum / 6 ** dice)
}

/**
 * No roll follows: all that counts is whether the dice complete the Command or can be bent to, and who may still do something about it. One fall of
 * each such kind is played; null where that leads to other luck.
 */
function beforeTheEnd(g: Gekido, at: Situation, dice: number, hand: Hand): number[] | null {
  const a = attackOf(g)
  const { free, locked } = a
  const own = symbolOf(g, g.active)
  const worths = new Map<number, number[] | null>()
  const total = Array.from({ length: g.seats }, () => 0)
  for (const [faces, ways] of rollsOf(dice)) {
    a.free = together(free, faces)
    const kind = (canComplete(commandIn(a), own, locked, a.free) ? 4 : 0) + (isOffered(g, 'RD') ? 2 : 0) + (isOffered(g, 'RA') ? 1 : 0)
    const then = { ...at, free: a.free }
    a.free = free
    const key = 2 * kind + helped(hand, (helper) => chanceOf(then, commandIn(a), helper))
    let worth = worths.get(key)
    if (worth === undefined) worths.set(key, (worth = worthAfter(g, faces)))
    if (worth === null) return null
    for (let seat = 0; seat < g.seats; seat++) total[seat]! += ways * worth[seat]!
  }
  return total.map((sum) => sum / 6 ** dice)
}

function worthAfter(g: Gekido, faces: Dice): number[] | null {
  const after = clone(g, copyStack(g.stack))
  happen(game, after, faces)
  return node(game, after).kind === 'chance' ? null : evaluate(after)
}
