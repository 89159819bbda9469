import type { ATTACK, CardName, Combat, DEFENSE, Pbl, SideId } from './state.ts'
import type { View } from './seen.ts'
import { dieValue, noteBase, noteDice, pointsOn } from './vocabulary.ts'

/** One card's share of a number. Sources can be listed for a position or for a seat's view, because everything that counts is public. */
export type NumberSource = { from: CardName; value: number; rule: string }

type Which = typeof ATTACK | typeof DEFENSE
type Open = Pbl | View
const position = (g: Open): Pbl => g as Pbl

const some = (sources: NumberSource[]): NumberSource[] => sources.filter(({ value }) => value !== 0)

/** PBL-CREW-4 Lists the sources of a side's base attack or defense: pilot, crew, celebrities, hangar. */
export function baseSources(open: Open, id: SideId, which: Which): NumberSource[] {
  const found: NumberSource[] = []
  noteBase(position(open), id, which, (_part, from, value, rule) => found.push({ from, value, rule }))
  return some(found)
}

/** PBL-CMB-1 Lists the sources of a side's initial dice in this combat, with their current amounts. */
export function diceSources(open: Open, combat: Combat, of: Which): NumberSource[] {
  const found: NumberSource[] = []
  noteDice(position(open), combat, of, (_part, from, value, rule) => found.push({ from, value, rule }))
  return some(found)
}

/** PBL-DICE-5 Returns the value of each die of a roll. */
export const countsOf = (open: Open, combat: Combat, at: number): number[] =>
  combat.rolls[at]!.dice.map((face) => dieValue(position(open), combat, combat.rolls[at]!, face))

/** PBL-PILOT-2 Counts the Pilot Points of each limb and shoulder. */
export const pointsBySlot = (side: View['sides'][number]): number[] => side.slots.map(pointsOn)
