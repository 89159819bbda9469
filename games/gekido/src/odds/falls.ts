import { COMMAND_IDS } from '../content/commands.ts'
import { faceIndex, groupCount, idOf, rollsOf, together } from '../dice.ts'
import type { Situation } from '../shapes.ts'
import { helped, type Hand } from './at-hand.ts'
import { chanceClosed, chanceOf } from './situation.ts'

/** How dice may fall, in so many ways, and the chance that it leaves to each Command. */
export type Fall = { ways: number; chances: readonly number[] }

type Lists = Map<number, readonly Fall[]>
/** Those asked for of late, and those before them: whatever is asked for again stays, and a server that lives long keeps so many of each at most. */
const MOST = 10_000
let late: Lists = new Map()
let before: Lists = new Map()

function keep(key: number, list: readonly Fall[]): readonly Fall[] {
  if (late.size >= MOST) {
    before = late
    late = new Map()
  }
  late.set(key, list)
  return list
}

/**
 * All falls of dice beside those that lie there, before a Command is named, with what is at hand from then on, or from a later roll on; those that leave
 * the same chances are one.
 */
export function fallsOf(at: Situation, dice: number, hand: Hand, isOpen: boolean): readonly Fall[] {
  const key = keyOf(at, dice, hand) * 2 + (isOpen ? 1 : 0)
  return late.get(key) ?? keep(key, before.get(key) ?? [...alike(at, dice, hand, isOpen).values()])
}

function keyOf(at: Situation, dice: number, { id, helper }: Hand): number {
  const symbols = (id * 6 + faceIndex[at.own]) * 6 + (helper === 'setBot' ? faceIndex[at.enemy] : 0)
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
