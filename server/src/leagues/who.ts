import type { EntrantId, State } from '@robodrome/leagues'

/** Returns the mind that plays for an entrant (an AI opponent or a replacement), or null for people. */
export function mindOf({ entrants }: State, entrant: EntrantId): string | null {
  const { kind, accounts, replacement } = entrants[entrant]!
  return replacement?.name ?? (kind === 'program' ? accounts[0]! : null)
}

/** Lists the entrants that an account plays for. */
export const ownOf = ({ entrants }: State, guest: string | null): EntrantId[] =>
  entrants.flatMap(({ kind, accounts }, id) => (guest !== null && kind !== 'program' && accounts.includes(guest) ? [id] : []))

/** Returns the account's index among the members of its entrant. */
export const memberOf = (state: State, guest: string | null): number => {
  const own = ownOf(state, guest).at(-1)
  return own === undefined ? 0 : state.entrants[own]!.accounts.indexOf(guest!)
}

/** LG-ENT-3 Lists an account's open invitations to a team. */
export const invitationsOf = ({ invitations }: State, guest: string | null) =>
  invitations.flatMap(({ isOpen, name, members, accounts }, id) =>
    isOpen && guest !== null && accounts.includes(guest) ? [{ id, name, members: [...members], mine: accounts[0] === guest }] : [],
  )

/** Lists invited accounts that have not answered, while the competition is open for entries. */
export function invitedTo({ status, definition: { entry }, entrants }: State): readonly string[] {
  if (status !== 'open') return []
  return entry.list.filter((account) => !entrants.some(({ accounts }) => accounts.includes(account)))
}

/** Whether only AI opponents play. */
export const isAmongPrograms = (state: State, seats: readonly EntrantId[]): boolean =>
  seats.every((entrant) => mindOf(state, entrant) !== null)

/** Whether an account is involved in a competition: it plays, is invited, or was asked to join a team. */
export const isIn = (state: State, guest: string): boolean =>
  ownOf(state, guest).length > 0 || invitationsOf(state, guest).length > 0 || invitedTo(state).includes(guest)
