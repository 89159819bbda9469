import { armorStat, ATTACK, type Boxed, DEFENSE, isLimb, levelOf, NOBODY, topOf, type SideView, type Slot } from '@robodrome/pbl/page'
import { words } from '../words/index.ts'

const says = words.stage

/** What is on a limb or shoulder, in a word. */
export function coverOf(slot: Slot, at: number): string {
  if (slot.dead) return says.blownOff
  return topOf(slot) ?? (isLimb(at) ? says.base : says.noShoulder)
}

/** A limb or shoulder in words: its cover, numbers and state. */
export function nameOfSlot(view: Boxed, side: SideView, at: number): string {
  const slot = side.slots[at]!
  const below = slot.stack.slice(0, -1)
  return [
    says.slots[at]!,
    coverOf(slot, at),
    ...(slot.dead || !isLimb(at)
      ? []
      : [
          says.level(levelOf(view, slot)),
          says.attack(armorStat(view, side, at, ATTACK)),
          says.defense(armorStat(view, side, at, DEFENSE)),
        ]),
    ...(slot.counter > 0 ? [says.counter(slot.counter)] : []),
    ...(slot.malfunction === NOBODY ? [] : [says.malfunction]),
    ...(below.length > 0 ? [says.under(below)] : []),
  ].join(', ')
}
