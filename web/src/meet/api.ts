import {
  account,
  accountList,
  challengeList,
  friendList,
  invitation,
  seek,
  tokenList,
  tokenShown,
  type Account,
  type Challenge,
  type FriendList,
  type NewChallenge,
  type NewSeek,
  type Scope,
  type Seek,
  type TokenList,
  type TokenShown,
} from '@robodrome/protocol'
import * as z from 'zod/mini'
import { call, signIn } from '../table/api.ts'
import { sitDownAt } from '../table/sit-down.ts'

const nothing = z.null()

export const challengesToMe = async (): Promise<Challenge[]> => {
  const { challenges } = await call(challengeList, 'challenges')
  const { id } = await call(account, 'account')
  return challenges.filter(({ to }) => to.id === id)
}
/** Who somebody is. */
export const accountOf = (id: string): Promise<Account> => call(account, `people/${encodeURIComponent(id)}`)
export const decline = (id: string): Promise<null> => call(nothing, `challenges/${id}/decline`, 'POST')
export const programsHere = async (): Promise<Account[]> => (await call(accountList, 'bots')).accounts

export const friends = async (): Promise<FriendList['friends']> => (await call(friendList, 'friends')).friends
export const invite = async (): Promise<string> => (await call(invitation, 'friends/invitations', 'POST')).code
export const befriend = (code: string): Promise<Account> => call(account, 'friends', 'POST', { code })
export const unfriend = (id: string): Promise<null> => call(nothing, `friends/${id}`, 'DELETE')

export const beginSeek = (wanted: NewSeek): Promise<Seek> => call(seek, 'seeks', 'POST', wanted)
export const lookAtSeek = (id: string): Promise<Seek> => call(seek, `seeks/${id}`)
export const endSeek = (id: string): Promise<null> => call(nothing, `seeks/${id}`, 'DELETE')

export const tokens = async (): Promise<TokenList> => {
  await signIn()
  return call(tokenList, 'tokens')
}
export const addProgram = (name: string): Promise<Account> => call(account, 'programs', 'POST', { name })
export const addToken = (program: string | null, name: string, scopes: Scope[]): Promise<TokenShown> =>
  call(tokenShown, 'tokens', 'POST', { program, name, scopes })
export const revoke = (id: string): Promise<null> => call(nothing, `tokens/${id}`, 'DELETE')

/** Challenges somebody, and waits for them at the table. */
export async function challenge(wanted: NewChallenge): Promise<void> {
  const { challenges } = await call(challengeList, 'challenges', 'POST', wanted)
  await sitDownAt(challenges[0]!.table)
}
