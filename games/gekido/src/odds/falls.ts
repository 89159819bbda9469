import { COMMAND_IDS } from '../content/commands.ts'
import { faceIndex, groupCount, idOf, rollsOf, together, type Dice } from '../dice.ts'
import type { Situation } from '../shapes.ts'
import { chanceOf } from './situation.ts'

/** How dice may fall, in so many ways, and the chance that it leaves to each Command. */
export type Fall = { ways: number; chances: readonly number[] }

const falls = new Map<number, readonly Fall[]>()

/** All falls of dice beside those that lie there, before a Command is named; those that leave the same chances are one. */
export function fallsOf(at: Situation, dice: number): readonly Fall[] {
  const kept = at.free ?? ''
  const key = (((faceIndex[at.own] * 5 + at.left) * 2 + (at.withheld ? 1 : 0)) * groupCount + idOf(kept)) * 7 + dice
  let found = falls.get(key)
  if (found === undefined) falls.set(key, (found = [...alike(at, kept, dice).values()]))
  return found
}

function alike(at: Situation, kept: Dice, dice: number): Map<string, Fall> {
  const found = new Map<string, Fall>()
  for (const [faces, ways] of rollsOf(dice)) {
    const then = { ...at, free: together(kept, faces) }
    const chances = COMMAND_IDS.map((command) => chanceOf(then, command, 'none'))
    const same = chances.map((chance) => chance.toFixed(12)).join(' ')
    found.set(same, { chances, ways: ways + (found.get(same)?.ways ?? 0) })
  }
  return found
}

/** The chance of every Command with the dice that lie there. */
export const chancesOf = (at: Situation): readonly number[] => fallsOf(at, 0)[0]!.chances
