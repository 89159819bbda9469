import { watchList, type WatchList } from '@robodrome/protocol'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../table/api.ts'

const EVERY_MS = 10_000

/** What there is to watch, again and again while the page is looked at. */
export function useWatch(): { list: WatchList | null; failed: boolean; look(): void } {
  const [list, setList] = useState<WatchList | null>(null)
  const [failed, setFailed] = useState(false)
  const look = useCallback(async (): Promise<void> => {
    const found = await call(watchList, 'watch').catch(() => null)
    setFailed(found === null)
    if (found) setList(found)
  }, [])
  useEffect(() => {
    void look()
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), EVERY_MS)
    return () => clearInterval(timer)
  }, [look])
  return { list, failed, look: () => void look() }
}
