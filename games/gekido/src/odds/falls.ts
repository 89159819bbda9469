import { COMMAND_IDS } from '../content/commands.ts'
import { faceIndex, groupCount, idOf, rollsOf, together } from '../dice.ts'
import type { Situation } from '../shapes.ts'
import { helped, type Hand } from './at-hand.ts'
import { chanceClosed, chanceOf } from './situation.ts'

/** How dice may fall, in so many ways, and the chance that it leaves to each Command. */
export type Fall = { ways: number; chances: readonly number[] }

const falls = new Map<Hand, Map<number, readonly Fall[]>>()
/** A server lives long; a battle needs a few hundred of these lists. */
const MOST = 4_000
let kept = 0

/**
 * All falls of dice beside those that lie there, before a Command is named, with what is at hand from then on, or from a later roll on; those that leave
 * the same chances are one.
 */
export function fallsOf(at: Situation, dice: number, hand: Hand, isOpen: boolean): readonly Fall[] {
  let known = falls.get(hand)
  if (known === undefined) falls.set(hand, (known = new Map()))
  const key = keyOf(at, dice, hand) * 2 + (isOpen ? 1 : 0)
  let found = known.get(key)
  if (found !== undefined) return found
  if (++kept > MOST) {
    for (const each of falls.values()) each.clear()
    kept = 1
  }
  known.set(key, (found = [...alike(at, dice, hand, isOpen).values()]))
  return found
}

function keyOf(at: Situation, dice: number, { helper }: Hand): number {
  const symbols = faceIndex[at.own] * 6 + (helper === 'setBot' ? faceIndex[at.enemy] : 0)
  return (((symbols * 5 + at.left) * 2 + (at.withheld ? 1 : 0)) * groupCount + idOf(at.free ?? '')) * 7 + dice
}

function alike(at: Situation, dice: number, hand: Hand, isOpen: boolean): Map<string, Fall> {
  const found = new Map<string, Fall>()
  const chance = isOpen ? chanceOf : chanceClosed
  for (const [faces, ways] of rollsOf(dice)) {
    const then = { ...at, free: together(at.free ?? '', faces) }
    const chances = COMMAND_IDS.map((command) => helped(hand, (helper) => chance(then, command, helper)))
    const same = chances.map((each) => each.toFixed(12)).join(' ')
    found.set(same, { chances, ways: ways + (found.get(same)?.ways ?? 0) })
  }
  return found
}

/** All falls of the first roll. */
export const firstFalls = (at: Situation, hand: Hand): readonly Fall[] =>
  fallsOf({ ...at, free: '', left: at.left - 1 }, at.withheld ? 4 : 5, hand, true)

/** The chance of every Command with the dice that lie there, while what is at hand can still be used on them or only later. */
export const chancesOf = (at: Situation, hand: Hand, isOpen: boolean): readonly number[] => fallsOf(at, 0, hand, isOpen)[0]!.chances
