import type { TableCard } from '@robodrome/protocol'
import { useCallback, useEffect, useState } from 'react'
import { openTables, ownTables, serverGames } from '../table/api.ts'
import { listTables, type SavedTable } from '../table/saved.ts'

const REFRESH = 8000

/** Whether there is a server: not known before its first answer, which may be slow. */
export type ServerState = 'asked' | 'here' | 'away'

export interface LobbyTables {
  local: SavedTable[]
  own: TableCard[]
  open: TableCard[]
  server: ServerState
  /** Whether anything answered at all: a browser may take itself to be online where nothing gets through. */
  isReached: boolean
  /** Programs the server can seat. */
  minds: string[]
}

/** Tables of this device at once, those of the server as soon as it answers, and again while the page is looked at. */
export function useLobby(): LobbyTables & { relist(): void } {
  const [tables, setTables] = useState<LobbyTables>(() => ({
    local: listTables(),
    own: [],
    open: [],
    server: 'asked',
    isReached: true,
    minds: [],
  }))
  const relist = useCallback(() => setTables((before) => ({ ...before, local: listTables() })), [])
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      relist()
      try {
        const [{ minds }, open, own] = await Promise.all([serverGames(), openTables(), ownTables().catch(() => [])])
        const others = open.filter(({ id }) => !own.some((mine) => mine.id === id))
        if (wanted) setTables((before) => ({ ...before, own, open: others, server: 'here', isReached: true, minds }))
      } catch (error) {
        // A server that is not ours answers too, a network that is not there does not.
        const isReached = !(error instanceof TypeError)
        if (wanted) setTables((before) => ({ ...before, own: [], open: [], server: 'away', isReached, minds: [] }))
      }
    }
    void look()
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), REFRESH)
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [relist])
  return { ...tables, relist }
}
