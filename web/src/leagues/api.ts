import {
  competitionList,
  competitionView,
  entryDone,
  friendList,
  tableCard,
  type Account,
  type CompetitionCard,
  type CompetitionView,
  type Managing,
  type NewEntrant,
} from '@robodrome/protocol'
import type { Act } from '@robodrome/leagues'
import { comeBackFrom } from '../page/back-to.ts'
import { go } from '../page/route.ts'
import { call, signIn } from '../table/api.ts'
import { randomHex } from '../table/saved.ts'
import { sitDown } from '../table/sit-down.ts'

export const competitions = async (): Promise<CompetitionCard[]> => (await call(competitionList, 'competitions')).competitions

export async function createCompetition(definition: Record<string, unknown>): Promise<CompetitionView> {
  await signIn()
  return call(competitionView, 'competitions', 'POST', { definition })
}

/** News of a competition. The server answers once there is any. */
export const competitionSince = (id: string, since: number): Promise<CompetitionView> =>
  call(competitionView, `competitions/${id}?since=${since}`)

/** Enters: the reader, a bot, or a team by inviting or accepting. */
export async function enterCompetition(id: string, wanted: Omit<NewEntrant, 'id'> = {}): Promise<void> {
  await signIn()
  await call(entryDone, `competitions/${id}/entrants`, 'POST', { id: randomHex(8), ...wanted })
}

/** People that the reader may invite to a team. */
export async function friendsOf(): Promise<readonly Account[]> {
  await signIn()
  return (await call(friendList, 'friends')).friends
}

/** LG-DATA-4 Changes the settings, before the start. */
export async function changeCompetition(id: string, definition: Record<string, unknown>): Promise<void> {
  await call(entryDone, `competitions/${id}`, 'PUT', { id: randomHex(8), definition })
}

/** LG-MAN-1 */
export async function nameManager(id: string, wanted: Omit<Managing, 'id'>): Promise<void> {
  await call(entryDone, `competitions/${id}/managers`, 'PUT', { id: randomHex(8), ...wanted })
}

/** LG-STATE-5 Opens the next competition with the same people. */
export async function holdAgain(id: string): Promise<string> {
  return (await call(competitionView, `competitions/${id}/next`, 'POST')).id
}

export async function actIn(id: string, act: Act): Promise<void> {
  await call(entryDone, `competitions/${id}/acts`, 'POST', { id: randomHex(8), act })
}

/** Takes the reader's seat at the table of their match, if necessary, and goes there. */
export async function playAt(table: string, seat: number): Promise<void> {
  await signIn()
  const card = await call(tableCard, `tables/${table}`)
  if (card.phase === 'open' && !card.own.includes(seat)) await sitDown(card, seat)
  comeBackFrom(table)
  go({ at: 'table', id: table })
}
