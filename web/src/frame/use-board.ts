import { useEffect, useState } from 'react'
import { loadBoard } from '../boards/index.ts'
import type { BoardModule } from '../boards/board.ts'

/** The board of a game once it is loaded. */
export function useBoard(game: string | undefined): BoardModule | null {
  const [board, setBoard] = useState<BoardModule | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  useEffect(() => {
    if (game !== undefined) loadBoard(game).then((found) => setBoard(() => found), setFailed)
  }, [game])
  if (failed) throw failed
  return board
}
