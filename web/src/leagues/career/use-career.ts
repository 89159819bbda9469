import { useCallback, useEffect, useState } from 'react'
import type { League } from '../league.ts'
import { Career } from './career.ts'

/** The season on this device; null if none has begun. */
export function useCareer(): { career: Career | null; league: League | null; isLoading: boolean; reopen(): void } {
  const [career, setCareer] = useState<Career | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [round, setRound] = useState(0)
  const [, redraw] = useState(0)
  useEffect(() => {
    let wanted = true
    let opened: Career | null = null
    const open = async (): Promise<void> => {
      const found = await Career.open(() => wanted && redraw((n) => n + 1))
      if (!wanted) return found?.close()
      opened = found
      setCareer(found)
      setLoading(false)
      await found?.tend()
    }
    void open()
    return () => {
      wanted = false
      opened?.close()
    }
  }, [round])
  const reopen = useCallback(() => setRound((n) => n + 1), [])
  const league: League | null = career && {
    view: career.view(),
    isReady: (fixture) => career.isReady(fixture),
    act: (act) => career.act(act),
    enter: async () => {},
    team: null,
    play: (fixture) => career.play(fixture),
  }
  return { career, league, isLoading, reopen }
}
