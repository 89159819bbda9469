import { useEffect, useState } from 'react'
import { loadPrinting, type Printing } from '../boards/print.ts'

/** The drawings of a game's pieces; null while they load. */
export function usePrinting(game: string): Printing | null {
  const [printing, setPrinting] = useState<Printing | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadPrinting(game).then((loaded) => isWanted && setPrinting(loaded))
    return () => {
      isWanted = false
    }
  }, [game])
  return printing
}
