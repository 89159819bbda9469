/**
 * The value of an attack at each lead, which is attack minus defense. Index `MOST` is a lead of 0; beyond either end, the attack is
 * decided.
 */
export type ByLead = Float64Array

const MOST = 300
const SIZE = 2 * MOST + 1

export const nothing = (): ByLead => new Float64Array(SIZE)

export const at = (worth: ByLead, lead: number): number => worth[Math.max(0, Math.min(SIZE - 1, lead + MOST))]!

/** PBL-CMB-10 If neither side adds anything more, the attack hits if it is ahead. */
export const AS_IT_STANDS: ByLead = Float64Array.from({ length: SIZE }, (_, i) => (i > MOST ? 1 : 0))

/** Computes the value of a lead before an addition with these possible totals and chances. */
export function before(after: ByLead, spread: readonly number[], sign: 1 | -1): ByLead {
  const worth = nothing()
  spread.forEach((chance, total) => {
    if (chance > 0) addShifted(worth, after, sign * total, chance)
  })
  return worth
}

export function addShifted(worth: ByLead, after: ByLead, by: number, chance: number): void {
  const from = Math.max(0, Math.min(SIZE, -by))
  const to = Math.max(0, Math.min(SIZE, SIZE - by))
  for (let i = 0; i < from; i++) worth[i]! += chance * after[0]!
  for (let i = from; i < to; i++) worth[i]! += chance * after[i + by]!
  for (let i = to; i < SIZE; i++) worth[i]! += chance * after[SIZE - 1]!
}

/** Takes the better of two values, for the side that may choose. */
export function best(one: ByLead | null, other: ByLead, sign: 1 | -1): ByLead {
  if (one === null) return other
  return one.map((worth, i) => (sign === 1 ? Math.max(worth, other[i]!) : Math.min(worth, other[i]!)))
}

/** Combines two values: the player who is behind acts, which is the attacker up to a lead of 0, and otherwise the defender. */
export const byWhoIsBehind = (attackerActs: ByLead, defenderActs: ByLead): ByLead =>
  attackerActs.map((worth, i) => (i <= MOST ? worth : defenderActs[i]!))
