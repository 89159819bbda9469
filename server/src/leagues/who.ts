import type { EntrantId, State } from '@robodrome/leagues'

/** The mind that plays for an entrant, a program's or that of a replacement; null for people. */
export function mindOf({ entrants }: State, entrant: EntrantId): string | null {
  const { kind, accounts, replacement } = entrants[entrant]!
  return replacement?.name ?? (kind === 'program' ? accounts[0]! : null)
}

/** The entrants somebody plays for. */
export const ownOf = ({ entrants }: State, guest: string | null): EntrantId[] =>
  entrants.flatMap(({ kind, accounts }, id) => (guest !== null && kind !== 'program' && accounts.includes(guest) ? [id] : []))

/** Which member of the entrant somebody plays for they are, counted from 0. */
export const memberOf = (state: State, guest: string | null): number => {
  const own = ownOf(state, guest).at(-1)
  return own === undefined ? 0 : state.entrants[own]!.accounts.indexOf(guest!)
}

/** LG-ENT-3 The invitations to a team that concern somebody and are not answered. */
export const invitationsOf = ({ invitations }: State, guest: string | null) =>
  invitations.flatMap(({ isOpen, name, members, accounts }, id) =>
    isOpen && guest !== null && accounts.includes(guest) ? [{ id, name, members: [...members], mine: accounts[0] === guest }] : [],
  )

/** Those on the list of a competition that takes entrants, who have not answered yet. */
export function invitedTo({ status, definition: { entry }, entrants }: State): readonly string[] {
  if (status !== 'open') return []
  return entry.list.filter((account) => !entrants.some(({ accounts }) => accounts.includes(account)))
}

/** Whether nobody but programs plays. */
export const isAmongPrograms = (state: State, seats: readonly EntrantId[]): boolean =>
  seats.every((entrant) => mindOf(state, entrant) !== null)

/** Whether a competition knows somebody: they play in it, are asked to, or were asked into a team. */
export const isIn = (state: State, guest: string): boolean =>
  ownOf(state, guest).length > 0 || invitationsOf(state, guest).length > 0 || invitedTo(state).includes(guest)
