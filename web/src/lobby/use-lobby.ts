import type { TableCard } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { openTables, ownTables, serverGames } from '../app/api.ts'
import { listTables, type SavedTable } from '../table/saved.ts'

const REFRESH = 8000

export interface LobbyTables {
  local: SavedTable[]
  own: TableCard[]
  open: TableCard[]
  /** Programs the server can seat; null while no server answers. */
  minds: string[] | null
}

/** Tables of this device at once, those of the server as soon as it answers, and again while the page is looked at. */
export function useLobby(): LobbyTables & { refresh(): void } {
  const [tables, setTables] = useState<LobbyTables>(() => ({ local: listTables(), own: [], open: [], minds: null }))
  const [round, setRound] = useState(0)
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      const local = listTables()
      try {
        const [games, open, own] = await Promise.all([serverGames(), openTables(), ownTables().catch(() => [])])
        if (wanted) setTables({ local, own, open: open.filter(({ id }) => !own.some((mine) => mine.id === id)), minds: games.minds })
      } catch {
        if (wanted) setTables({ local, own: [], open: [], minds: null })
      }
    }
    void look()
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), REFRESH)
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [round])
  return { ...tables, refresh: () => setRound((n) => n + 1) }
}
