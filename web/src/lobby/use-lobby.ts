import type { TableCard } from '@robodrome/protocol'
import { useCallback, useEffect, useState } from 'react'
import { openTables, ownTables, serverGames } from '../table/api.ts'
import { useLoaded } from '../table/remote.ts'
import { listTables, type SavedTable } from '../table/saved.ts'

const PACE = { everyMs: 8_000 }

/** Whether there is a server; unknown until it first answers, which may take long. */
export type ServerState = 'asked' | 'here' | 'away'

export interface LobbyTables {
  local: SavedTable[]
  own: TableCard[]
  open: TableCard[]
  server: ServerState
  /** Whether anything has answered, because a browser may report a network although nothing gets through. */
  isReached: boolean
  /** The AI opponents that the server can seat. */
  minds: string[]
}

async function served(): Promise<Pick<LobbyTables, 'own' | 'open' | 'minds'>> {
  const [{ minds }, open, own] = await Promise.all([serverGames(), openTables(), ownTables().catch(() => [])])
  return { own, open: open.filter(({ id }) => !own.some((mine) => mine.id === id)), minds }
}

const NONE = { own: [], open: [], minds: [] }

/** Lists tables of this device at once, and those of the server as soon as it answers, then regularly while the page is visible. */
export function useLobby(): LobbyTables & { relist(): void } {
  const { found, failure } = useLoaded(served, PACE)
  const [local, setLocal] = useState(listTables)
  const relist = useCallback(() => setLocal(listTables()), [])
  useEffect(relist, [relist, found, failure])
  if (failure === null) return { local, ...(found ?? NONE), server: found ? 'here' : 'asked', isReached: true, relist }
  // Even a server of another site counts as reached. Only a missing network causes a TypeError.
  return { local, ...NONE, server: 'away', isReached: !(failure instanceof TypeError), relist }
}
