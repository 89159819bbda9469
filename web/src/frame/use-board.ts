import { loadGame } from '@robodrome/games'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { loadBoard } from '../boards/index.ts'
import type { BoardModule } from '../boards/board.ts'
import { boxFor } from '../table/boxes.ts'

/** The board of a game once loaded, with the table's content if that is a box. */
export function useBoard(game: string | undefined, table?: Pick<Snapshot, 'table' | 'box'>): BoardModule | null {
  const { table: id = '', box } = table ?? {}
  const [board, setBoard] = useState<BoardModule | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  useEffect(() => {
    if (game === undefined) return
    const open = async (): Promise<BoardModule> => {
      const packed = await boxFor({ table: id, box })
      if (packed) await loadGame(game, packed)
      return loadBoard(game, box)
    }
    open().then((found) => setBoard(() => found), setFailed)
  }, [game, id, box])
  if (failed) throw failed
  return board
}
