import type { Seat, Seen } from '@robodrome/kernel'
import type { Happening } from '../terms.ts'

/** A seat's expected and actual hits with its dice; for a defender, the hits that the dice prevented. */
interface Luck {
  expected: number
  actual: number
  tries: number
}

const FACES = [1, 2, 3, 4, 5, 6]
const SUMS = FACES.flatMap((one) => FACES.map((two) => one + two))
/** The number of all rolls of two dice against two. */
export const ROLLS = SUMS.length ** 2

/** The distribution of the difference between two pairs of dice, as counts over all rolls. */
export const DIFFERENCES: ReadonlyMap<number, number> = SUMS.flatMap((mine) => SUMS.map((theirs) => mine - theirs))
  .toSorted((a, b) => a - b)
  .reduce((found, by) => found.set(by, (found.get(by) ?? 0) + 1), new Map<number, number>())

/** AB-ATK-14 Counts the rolls that hit with this margin, without rerolls or tokens. */
export const plainHits = (margin: number): number =>
  [...DIFFERENCES].reduce((hits, [by, rolls]) => hits + (by + margin >= 0 ? rolls : 0), 0)

/** Compares each combat roll with all possible rolls, once for the attacker and once for the defender. The result is exact. */
export function luckOf(events: readonly Seen<Happening>[], seats: number): Luck[] {
  const luck: Luck[] = Array.from({ length: seats }, () => ({ expected: 0, actual: 0, tries: 0 }))
  let aimed: { attacker: Seat; defender: Seat; margin: number } | null = null
  for (const event of events) {
    if (event.kind === 'margin') aimed = { attacker: event.bot.owner, defender: event.target.owner, margin: event.margin }
    if (event.kind !== 'combat roll' || aimed === null) continue
    const chance = plainHits(aimed.margin) / ROLLS
    const isHit = sum(event.attack) + aimed.margin >= sum(event.defense)
    weigh(luck[aimed.attacker]!, chance, isHit)
    weigh(luck[aimed.defender]!, 1 - chance, !isHit)
    aimed = null
  }
  return luck
}

function weigh(luck: Luck, chance: number, came: boolean): void {
  luck.expected += chance
  luck.actual += came ? 1 : 0
  luck.tries++
}

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0)
