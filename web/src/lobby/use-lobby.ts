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
  /** Programs the server can seat. */
  minds: string[]
}

/** Tables of this device at once, those of the server as soon as it answers, and again while the page is looked at. */
export function useLobby(): LobbyTables & { relist(): void } {
  const [tables, setTables] = useState<LobbyTables>(() => ({ local: listTables(), own: [], open: [], server: 'asked', minds: [] }))
  const relist = useCallback(() => setTables((before) => ({ ...before, local: listTables() })), [])
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      relist()
      try {
        const [{ minds }, open, own] = await Promise.all([serverGames(), openTables(), ownTables().catch(() => [])])
        const others = open.filter(({ id }) => !own.some((mine) => mine.id === id))
        if (wanted) setTables((before) => ({ ...before, own, open: others, server: 'here', minds }))
      } catch {
        if (wanted) setTables((before) => ({ ...before, own: [], open: [], server: 'away', minds: [] }))
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
