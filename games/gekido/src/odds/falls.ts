import { COMMAND_IDS } from '../content/commands.ts'
import { faceIndex, groupCount, idOf, rollsOf, together } from '../dice.ts'
import type { Situation } from '../shapes.ts'
import { helped, type Hand } from './at-hand.ts'
import { chanceClosed, chanceOf } from './situation.ts'

/** A dice result: its multiplicity, and the chance of each Command after it. */
export type Fall = { ways: number; chances: readonly number[] }

type Lists = Map<number, readonly Fall[]>
/** Two-generation cache, bounded in size: entries in use survive, and a long-running server does not grow. */
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
 * All results of rolling dice in addition to the free ones, before a Command is named. The helper can be used from this roll on, or from a
 * later one. Results with equal chances are merged.
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

/** All results of the first roll. */
export const firstFalls = (at: Situation, hand: Hand): readonly Fall[] =>
  fallsOf({ ...at, free: '', left: at.left - 1 }, at.withheld ? 4 : 5, hand, true)

/** The chance of each Command with the current dice; the helper can be used on them, or only later. */
export const chancesOf = (at: Situation, hand: Hand, isOpen: boolean): readonly number[] => fallsOf(at, 0, hand, isOpen)[0]!.chances
