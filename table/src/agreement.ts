import type { Entry, Result, Seat } from '@robodrome/kernel'

/** How players may end a match together: with a draw, or as if it had not been played. Records write it as it stands here. */
export const AGREEMENTS = ['draw', 'called off'] as const
export type Agreement = (typeof AGREEMENTS)[number]

/** What ends a match in a draw besides the rules of its game. */
export const AGREED_DRAW = 'TABLE-DRAW'

/** The seats that had left a match when it ended. */
export const leftIn = (entries: readonly Entry[]): Set<Seat> =>
  new Set(entries.flatMap((entry) => (entry.kind === 'leave' ? [entry.seat] : [])))

/** What was agreed on: all who were still in the match share the first place, those who had left come after them. Null: it was called off. */
export function agreedResult(how: Agreement, seats: number, left: ReadonlySet<Seat>): Result | null {
  if (how === 'called off') return null
  const all = Array.from({ length: seats }, (_, seat) => seat)
  const ranking = [all.filter((seat) => !left.has(seat)), all.filter((seat) => left.has(seat))]
  return { ranking: ranking.filter((group) => group.length > 0), rule: AGREED_DRAW }
}
