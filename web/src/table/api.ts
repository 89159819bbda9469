import {
  challengeList,
  fault,
  gameList,
  gamePuzzles,
  session,
  tableCard,
  tableList,
  tableMoments,
  type GameList,
  type NewTable,
  type Reason,
  type Session,
  type TableCard,
} from '@robodrome/protocol'
import type { Json, Seat } from '@robodrome/kernel'
import { patched, Refused } from '@robodrome/table'
import type { HostedGame, HostedPuzzle } from '@robodrome/outside/hosted'
import { hostedLoadsBy, noteHosted } from '../page/hosted.ts'
import { prefer, preferences } from '../page/preferences.ts'
import { noteVersions } from '../page/update.ts'
import { namedSeats, words } from '../words/index.ts'
import type { Moment } from './moments.ts'
import { refusedIn } from './says.ts'

/** Parses outside data. */
type Schema<T> = { safeParse(found: unknown): { success: true; data: T } | { success: false } }

/** Calls the server and parses the answer. A refusal becomes an error with its sentence. */
export async function call<T>(
  schema: Schema<T>,
  path: string,
  method = 'GET',
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const init =
    body === undefined
      ? { method, headers }
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`/api/${path}`, init)
  noteVersions(answer.headers)
  const found = (await answer.json().catch(() => null)) as { error?: unknown } | null
  if (!answer.ok) {
    const said = fault.safeParse(found?.error)
    throw said.success ? refusedIn(said.data) : new Refused('broken', { message: words.faults.answered({ status: answer.status }) })
  }
  const parsed = schema.safeParse(found)
  if (!parsed.success) throw new Refused('malformed', { message: words.faults.version })
  return parsed.data
}

const SIGNED = 'robodrome.signed'

/** The name by which the server knows this browser, as last sent or received; null if there is none. */
const signedAs = {
  get: (): string | null => {
    try {
      return localStorage.getItem(SIGNED)
    } catch {
      return ''
    }
  },
  set: (name: string): void => {
    try {
      localStorage.setItem(SIGNED, name)
    } catch {
      // A private window stores nothing, so it asks each time.
    }
  },
}

/** Whether this browser has ever sent the server a name. If not, it has no tables there. */
export const hasSession = (): boolean => signedAs.get() !== null

/**
 * Signs a guest in by name, before anything that needs an identity. A known guest keeps their name on the server, which may come from
 * another device, unless the name was changed here.
 */
export async function signIn(): Promise<Session> {
  const known = await call(session, 'session').catch(() => null)
  const { name } = preferences()
  const isRenamed = hasSession() && signedAs.get() !== name
  const found = known === null || isRenamed ? await call(session, 'session', 'POST', { name }) : known
  signedAs.set(found.name)
  if (found.name !== name) prefer({ name: found.name })
  return found
}

export const serverGames = async (): Promise<GameList> => {
  const found = await call(gameList, 'games')
  noteHosted(found.games.flatMap(({ hosted }) => (hosted === undefined ? [] : [hosted as unknown as HostedGame])))
  return found
}
hostedLoadsBy(serverGames)

/** The exercises of a game from outside. */
export const hostedPuzzles = async (game: string): Promise<HostedPuzzle[]> =>
  (await call(gamePuzzles, `games/${game}/puzzles`)).puzzles as unknown as HostedPuzzle[]

/** Every step of an ended match of a game from outside, as a seat or a spectator sees it. */
export async function hostedMoments(table: string, seat: Seat | null): Promise<Moment[]> {
  const { moments } = await call(tableMoments, `tables/${table}/moments${seat === null ? '' : `?seat=${seat}`}`)
  let view: Json = null
  return moments.map((moment) => ({ ...moment, view: (view = patched(view, moment.view)) }))
}

export async function createTable(table: NewTable): Promise<TableCard> {
  await signIn()
  return call(tableCard, 'tables', 'POST', table)
}

const listed = async (path: string): Promise<TableCard[]> =>
  (await call(tableList, path)).tables.map((card) => ({ ...card, seats: namedSeats(card.seats) }))
export const openTables = (): Promise<TableCard[]> => listed('tables')
export const ownTables = async (): Promise<TableCard[]> => (hasSession() ? listed('tables/mine') : [])

/** Reports a chat line to the host. */
export const reportLine = (table: string, n: number, reason: Reason): Promise<null> =>
  call(nothing, `tables/${table}/chat/${n}/report`, 'POST', { reason })

/** A schema for routes that return nothing. */
export const nothing = { safeParse: () => ({ success: true as const, data: null }) }

/** Declines the invitation to a rematch, which its author sees at the table. Does nothing if the invitation is over. */
export async function declineRematch(table: string): Promise<void> {
  const { challenges } = await call(challengeList, 'challenges')
  const invitation = challenges.find((challenge) => challenge.table === table)
  if (invitation !== undefined) await call(nothing, `challenges/${invitation.id}/decline`, 'POST')
}
