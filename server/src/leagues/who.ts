import type { EntrantId, State } from '@robodrome/leagues'

/** The mind that plays for an entrant, a program's or that of a replacement; null for people. */
export function mindOf({ entrants }: State, entrant: EntrantId): string | null {
  const { kind, accounts, replacement } = entrants[entrant]!
  return replacement?.name ?? (kind === 'program' ? accounts[0]! : null)
}

/** The entrants somebody plays for. */
export const ownOf = ({ entrants }: State, guest: string | null): EntrantId[] =>
  entrants.flatMap(({ kind, accounts }, id) => (guest !== null && kind !== 'program' && accounts.includes(guest) ? [id] : []))

/** Whether nobody but programs plays. */
export const isAmongPrograms = (state: State, seats: readonly EntrantId[]): boolean =>
  seats.every((entrant) => mindOf(state, entrant) !== null)
