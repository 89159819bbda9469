import { COMMAND_IDS } from '../content/commands.ts'
import { faceIndex, groupCount, idOf, rollsOf, together } from '../dice.ts'
import type { Situation } from '../shapes.ts'
import { helped, type Hand } from './at-hand.ts'
import { chanceClosed, chanceOf } from './situation.ts'

/** How dice may fall, in so many ways, and the chance that it leaves to each Command. */
export type Fall = { ways: number; chances: readonly number[] }

/** What was worked out for a hand, by situation. */
type Known<T> = Map<Hand, Map<number, T>>

const falls: Known<readonly Fall[]> = new Map()
const closed: Known<readonly number[]> = new Map()

function remembered<T>(all: Known<T>, hand: Hand, key: number, work: () => T): T {
  let known = all.get(hand)
  if (known === undefined) all.set(hand, (known = new Map()))
  let found = known.get(key)
  if (found === undefined) known.set(key, (found = work()))
  return found
}

/** All falls of dice beside those that lie there, before a Command is named, with what is at hand from then on; those that leave the same chances are one. */
export const fallsOf = (at: Situation, dice: number, hand: Hand): readonly Fall[] =>
  remembered(falls, hand, keyOf(at, dice, hand), () => [...alike(at, dice, hand).values()])

function keyOf(at: Situation, dice: number, { helper }: Hand): number {
  const symbols = faceIndex[at.own] * 6 + (helper === 'setBot' ? faceIndex[at.enemy] : 0)
  return (((symbols * 5 + at.left) * 2 + (at.withheld ? 1 : 0)) * groupCount + idOf(at.free ?? '')) * 7 + dice
}

function alike(at: Situation, dice: number, hand: Hand): Map<string, Fall> {
  const found = new Map<string, Fall>()
  for (const [faces, ways] of rollsOf(dice)) {
    const chances = chancesNow({ ...at, free: together(at.free ?? '', faces) }, hand, chanceOf)
    const same = chances.map((chance) => chance.toFixed(12)).join(' ')
    found.set(same, { chances, ways: ways + (found.get(same)?.ways ?? 0) })
  }
  return found
}

/** The chance of every Command with the dice that lie there, while what is at hand can still be used on them or only later. */
export const chancesOf = (at: Situation, hand: Hand, isOpen: boolean): readonly number[] =>
  isOpen ? fallsOf(at, 0, hand)[0]!.chances : remembered(closed, hand, keyOf(at, 0, hand), () => chancesNow(at, hand, chanceClosed))

const chancesNow = (at: Situation, hand: Hand, chance: typeof chanceOf): number[] =>
  COMMAND_IDS.map((command) => helped(hand, (helper) => chance(at, command, helper)))
