import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { BoardModule } from '../../boards/board.ts'
import type { TableLink } from '../../table/link.ts'
import type { Pacer } from './pacer.ts'
import { Player, type Shown } from './player.ts'

/** The player for the current table, for as long as the table is on screen. */
export function usePlayer(link: TableLink, board: BoardModule, pacer: Pacer | null = null): Player {
  const player = useMemo(() => new Player(link, board, pacer), [link, board, pacer])
  useEffect(() => {
    const close = player.open()
    return () => close()
  }, [player])
  return player
}

export const useShown = (player: Player): Shown => useSyncExternalStore(player.subscribe, player.shown)
