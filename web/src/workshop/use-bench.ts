import { openBench, type Bench } from '@robodrome/workshop'
import { useEffect, useState } from 'react'

/** What the Workshop knows about a game; null while loading. */
export function useBench(game: string): Bench | null {
  const [bench, setBench] = useState<Bench | null>(null)
  useEffect(() => {
    let isWanted = true
    void openBench(game).then((loaded) => isWanted && setBench(loaded))
    return () => {
      isWanted = false
    }
  }, [game])
  return bench?.game === game ? bench : null
}
