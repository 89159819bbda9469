import { accountList, type Account } from '@robodrome/protocol'
import type { ChatLine } from '@robodrome/table'
import { call, hasSession } from './api.ts'

const KEY = 'robodrome.muted'
const MOST = 200

/** Accounts whose lines are hidden: muted in this browser, or blocked by the reader's account. */
export interface Quiet {
  muted: readonly string[]
  blocked: readonly Account[]
}

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

let state: Quiet = { muted: kept(), blocked: [] }
const listeners = new Set<() => void>()
const change = (now: Partial<Quiet>): void => {
  state = { ...state, ...now }
  for (const listener of listeners) listener()
}

export const quiet = {
  state: (): Quiet => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const isHeard = ({ muted, blocked }: Quiet, { guest }: Pick<ChatLine, 'guest'>): boolean =>
  !muted.includes(guest) && !blocked.some(({ id }) => id === guest)

export function setMuted(account: string, on: boolean): void {
  const others = state.muted.filter((each) => each !== account)
  const muted = on ? [...others, account].slice(-MOST) : others
  change({ muted })
  try {
    localStorage.setItem(KEY, JSON.stringify(muted))
  } catch {
    // A private window stores nothing, so the list lasts until it is closed.
  }
}

const blocks = async (method: string, id = ''): Promise<void> =>
  change({ blocked: (await call(accountList, `blocks${id && '/'}${id}`, method)).accounts })

/** Without an account, nobody is blocked. */
export const loadBlocked = async (): Promise<void> => {
  if (hasSession()) await blocks('GET')
}
export const block = (id: string): Promise<void> => blocks('PUT', id)
export const unblock = (id: string): Promise<void> => blocks('DELETE', id)
