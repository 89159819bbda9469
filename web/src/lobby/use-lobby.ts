import type { TableCard } from '@robodrome/protocol'
import { useCallback, useEffect, useState } from 'react'
import { openTables, ownTables, serverGames } from '../table/api.ts'
import { useLoaded } from '../table/remote.ts'
import { listTables, type SavedTable } from '../table/saved.ts'

const PACE = { everyMs: 8_000 }

/** Whether there is a server; unknown before its first answer, which may be slow. */
export type ServerState = 'asked' | 'here' | 'away'

export interface LobbyTables {
  local: SavedTable[]
  own: TableCard[]
  open: TableCard[]
  server: ServerState
  /** Whether anything answered: a browser may report a network while nothing gets through. */
  isReached: boolean
  /** AI opponents the server can seat. */
  minds: string[]
}

async function served(): Promise<Pick<LobbyTables, 'own' | 'open' | 'minds'>> {
  const [{ minds }, open, own] = await Promise.all([serverGames(), openTables(), ownTables().catch(() => [])])
  return { own, open: open.filter(({ id }) => !own.some((mine) => mine.id === id)), minds }
}

const NONE = { own: [], open: [], minds: [] }

/** Tables of this device at once, the server's as soon as it answers, and regularly while the page is visible. */
export function useLobby(): LobbyTables & { relist(): void } {
  const { found, failure } = useLoaded(served, PACE)
  const [local, setLocal] = useState(listTables)
  const relist = useCallback(() => setLocal(listTables()), [])
  useEffect(relist, [relist, found, failure])
  if (failure === null) return { local, ...(found ?? NONE), server: found ? 'here' : 'asked', isReached: true, relist }
  // Even a server of another site counts as reached. Only a missing network causes a TypeError.
  return { local, ...NONE, server: 'away', isReached: !(failure instanceof TypeError), relist }
}
