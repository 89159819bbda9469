import { ATTACK, type CardName, type Combat, type DEFENSE, type Pbl, type SideId } from './state.ts'
import { crewOf } from './content/index.ts'
import type { View } from './seen.ts'
import { armorStat, crewStat, dieValue, hangarOf, isLimb, limbArmorAt, pilotStat, pointsOn, topOf } from './vocabulary.ts'

/** Where a number comes from, card by card. It takes a position or what a seat sees of it: all that counts lies open. */
export type Source = { from: CardName; value: number; rule: string }

type Which = typeof ATTACK | typeof DEFENSE
type Open = Pbl | View
const position = (g: Open): Pbl => g as Pbl

const some = (sources: Source[]): Source[] => sources.filter(({ value }) => value !== 0)

/** PBL-CREW-4 The base attack or defense of a side: pilot, crew, celebrities, hangar. */
export function baseSources(open: Open, id: SideId, which: Which): Source[] {
  const g = position(open)
  const side = g.sides[id]!
  const hangar = hangarOf(side)
  return some([
    { from: side.expert ?? side.starter, value: pilotStat(g, side, which), rule: side.expert === null ? 'PBL-CRIT-1' : 'PBL-PILOT-1' },
    ...[...side.crew, ...g.celebrities].map((from) => ({ from, value: crewStat(from, which), rule: 'PBL-CREW-4' })),
    ...(hangar === null ? [] : [{ from: hangar.name, value: which === ATTACK ? hangar.attack : hangar.defense, rule: 'PBL-HANGAR-1' }]),
  ])
}

/** PBL-CMB-1 The initial dice of a side of this combat, as they would be counted now. */
export function diceSources(open: Open, combat: Combat, of: Which): Source[] {
  const g = position(open)
  const id = of === ATTACK ? combat.attacker : combat.defender
  const slot = of === ATTACK ? combat.limb : combat.target
  const side = g.sides[id]!
  const rule = 'PBL-CMB-1'
  const only = side.crew.length === 1 ? side.crew[0]! : null
  return some([
    ...baseSources(g, id, of),
    { from: topOf(side.slots[slot]!) ?? '', value: armorStat(side, slot, of), rule },
    ...(of === ATTACK ? [] : guards(g, combat).map((each) => ({ ...each, rule }))),
    ...(only === null ? [] : [{ from: only, value: crewOf(only).aloneDice ?? 0, rule }]),
  ])
}

function guards(g: Pbl, { defender, target }: Combat): Omit<Source, 'rule'>[] {
  const side = g.sides[defender]!
  return side.slots.flatMap((_slot, at) => {
    const armor = isLimb(at) ? limbArmorAt(side, at) : null
    return armor?.guards?.slots.includes(target) ? [{ from: armor.name, value: armor.guards.dice }] : []
  })
}

/** PBL-DICE-5 What each die of a roll counts. */
export const countsOf = (open: Open, combat: Combat, at: number): number[] =>
  combat.rolls[at]!.dice.map((face) => dieValue(position(open), combat, combat.rolls[at]!, face))

/** PBL-PILOT-2 Pilot Points by limb and shoulder. */
export const pointsBySlot = (side: View['sides'][number]): number[] => side.slots.map(pointsOn)
