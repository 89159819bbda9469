import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { BoardModule } from '../../boards/board.ts'
import type { TableLink } from '../../table/link.ts'
import { Player, type Shown } from './player.ts'

/** The player of the current table, for as long as it is on screen. */
export function usePlayer(link: TableLink, board: BoardModule): Player {
  const player = useMemo(() => new Player(link, board), [link, board])
  useEffect(() => {
    const close = player.open()
    return () => close()
  }, [player])
  return player
}

export const useShown = (player: Player): Shown => useSyncExternalStore(player.subscribe, player.shown)
