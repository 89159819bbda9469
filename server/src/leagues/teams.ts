import { teamName, type Act, type State } from '@robodrome/leagues'
import { Refused, type Guest } from '@robodrome/table'
import { blocks } from '../people/blocks.ts'
import type { Store } from '../store/store.ts'
import { ratingOf, type Rated } from './rating-of.ts'
import { siteSays } from '@robodrome/protocol/says'

/** If entry is restricted to a list, every member must be on it. */
export function demandInvited({ definition: { entry } }: State, ...guests: string[]): void {
  if (entry.who === 'list' && !guests.every((guest) => entry.list.includes(guest)))
    throw new Refused('not-yours', siteSays('invitationOnly'))
}

/** LG-ENT-3 The first member names the second. */
export async function invitationTo(
  { db }: Store,
  guest: Guest,
  partner: string,
  { name, text }: { name: string | undefined; text: string },
): Promise<Act> {
  const other = await db.selectFrom('guests').select('name').where('id', '=', partner).executeTakeFirst()
  if (other === undefined) throw new Refused('not-found', siteSays('noAccount'))
  if (await blocks(db, [partner], guest.id)) throw new Refused('not-yours', siteSays('invitationsRefused'))
  const members = [guest.name, other.name]
  return { kind: 'invited', team: { name: name ?? teamName(members), members, accounts: [guest.id, partner], text } }
}

/** LG-ENT-3 The second member accepts, and the team enters. LG-ENT-5 It is seeded by the mean of its members. */
export async function acceptance(hall: Rated, { invitations, definition }: State, id: number, guest: string): Promise<Act> {
  const invitation = invitations[id]
  if (invitation === undefined || invitation.accounts[1] !== guest) throw new Refused('not-found', siteSays('noInvitationToYou'))
  const { name, members, accounts, text } = invitation
  const rated = await Promise.all(accounts.map((account) => ratingOf(hall, definition, account)))
  const mean = (of: 'rating' | 'shown'): number => rated.reduce((sum, each) => sum + each[of], 0) / rated.length
  return { kind: 'entered', entrant: { kind: 'team', name, members, accounts, text, rating: mean('rating'), shown: mean('shown') } }
}
