import {
  accountSettings,
  battleList,
  leaderboard,
  passkeyOptions,
  poolList,
  profile,
  recoveryCodes,
  session,
  type AccountSettings,
  type BattleList,
  type FigureName,
  type Leaderboard,
  type PoolList,
  type Profile,
  type Session,
} from '@robodrome/protocol'
import { prefer } from '../page/preferences.ts'
import { call, signIn } from '../table/api.ts'
import { words } from '../words/index.ts'

/** A schema for answers without a body. */
const nothing = { safeParse: () => ({ success: true as const, data: null }) }

const query = (words: Readonly<Record<string, string | number | undefined>>): string =>
  new URLSearchParams(
    Object.entries(words).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, `${value}`]])),
  ).toString()

/** A profile; `me` stands for the reader's own, which requires a name. */
export async function profileOf(id: string): Promise<Profile> {
  if (id === 'me') await signIn()
  return call(profile, `people/${encodeURIComponent(id)}`)
}

export type BattleFilter = { game?: string; opponent?: string; result?: string; before?: number }

export const battlesOf = (id: string, filter: BattleFilter): Promise<BattleList> =>
  call(battleList, `people/${encodeURIComponent(id)}/battles?${query(filter)}`)

export const pools = (): Promise<PoolList> => call(poolList, 'ratings')

export const leaderboardOf = (pool: string, show: string, from: number): Promise<Leaderboard> =>
  call(leaderboard, `ratings/${encodeURIComponent(pool)}?${query({ show, from })}`)

export const pickFigure = (figure: FigureName): Promise<null> => call(nothing, 'account/figure', 'PUT', { figure })

export const rename = (name: string): Promise<Session> => call(session, 'session', 'POST', { name })

export type Account = AccountSettings & { /** Times are measured by this device's clock, which may be wrong. */ provenUntil: number }

export async function settings(): Promise<Account> {
  await signIn()
  const found = await call(accountSettings, 'account/settings')
  return { ...found, provenUntil: Date.now() + (found.provenFor ?? 0) }
}

export const setPassword = (username: string, password: string): Promise<Session> =>
  call(session, 'account/password', 'POST', { username, password })

/** A browser's message about a failed passkey is meant for developers, so it is replaced. */
const told = (error: Error): never => {
  const w = words.account.passkeyFaults
  throw new Error(error.name === 'InvalidStateError' ? w.known : error.name === 'NotAllowedError' ? w.none : w.other)
}

/** Asks the device for a new passkey, which saves the account. */
export async function addPasskey(): Promise<Session> {
  const [{ startRegistration }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(passkeyOptions, 'account/passkeys/options', 'POST', {}),
  ])
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  const credential = await startRegistration({ optionsJSON }).catch(told)
  return call(session, 'account/passkeys', 'POST', { credential })
}

/** Makes the account's name apply here after signing in. */
const entered = (found: Session): Session => {
  prefer({ name: found.name })
  return found
}

export async function enterByPasskey(bring: boolean): Promise<Session> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(passkeyOptions, 'sign-in/passkey/options', 'POST', {}),
  ])
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const credential = await startAuthentication({ optionsJSON }).catch(told)
  return entered(await call(session, 'sign-in/passkey', 'POST', { credential, bring }))
}

export const enterByPassword = async (username: string, password: string, bring: boolean): Promise<Session> =>
  entered(await call(session, 'sign-in', 'POST', { username, password, bring }))

export const enterByCode = async (code: string, bring: boolean): Promise<Session> =>
  entered(await call(session, 'sign-in/code', 'POST', { code, bring }))

export const newCodes = async (): Promise<string[]> => (await call(recoveryCodes, 'account/codes', 'POST', {})).codes
export const dropPasskey = (id: string): Promise<null> => call(nothing, `account/passkeys/${encodeURIComponent(id)}`, 'DELETE')
export const endSession = (id: string): Promise<null> => call(nothing, `account/sessions/${encodeURIComponent(id)}`, 'DELETE')
export const endAllSessions = (): Promise<null> => call(nothing, 'account/sessions', 'DELETE')
export const deleteAccount = (): Promise<null> => call(nothing, 'account', 'DELETE')
