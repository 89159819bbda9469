import type { Entry, Result, Seat } from '@robodrome/kernel'

/** How players may end a match by agreement: with a draw, or as if it had never been played. Records use the same words. */
export const AGREEMENTS = ['draw', 'called off'] as const
export type Agreement = (typeof AGREEMENTS)[number]

/** What a player may ask of all others: to end the match, or to take back the last choice of the player who asks. */
export const OFFERS = [...AGREEMENTS, 'take back'] as const
export type Offer = (typeof OFFERS)[number]

/** The rule that ends a match in a draw, in addition to the rules of its game. */
export const AGREED_DRAW = 'TABLE-DRAW'

/** Lists the seats that had left a match when it ended. */
export const leftIn = (entries: readonly Entry[]): Set<Seat> =>
  new Set(entries.flatMap((entry) => (entry.kind === 'leave' ? [entry.seat] : [])))

/**
 * Makes the agreed result: everybody still in the match shares first place, followed by the seats that had left. Null if the match was
 * called off.
 */
export function agreedResult(how: Agreement, seats: number, left: ReadonlySet<Seat>): Result | null {
  if (how === 'called off') return null
  const all = Array.from({ length: seats }, (_, seat) => seat)
  const ranking = [all.filter((seat) => !left.has(seat)), all.filter((seat) => left.has(seat))]
  return { ranking: ranking.filter((group) => group.length > 0), rule: AGREED_DRAW }
}
