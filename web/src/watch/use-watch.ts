import { watchList, type WatchList } from '@robodrome/protocol'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../table/api.ts'
import { markedNames } from '../words/index.ts'

const EVERY_MS = 10_000

const marked = <T extends { names: string[]; bots?: number[] | undefined }>(match: T): T => ({ ...match, names: markedNames(match) })

/** What there is to watch, again and again while the page is looked at. */
export function useWatch(): { list: WatchList | null; failed: boolean; look(): void } {
  const [list, setList] = useState<WatchList | null>(null)
  const [failed, setFailed] = useState(false)
  const look = useCallback(async (): Promise<void> => {
    const found = await call(watchList, 'watch').catch(() => null)
    setFailed(found === null)
    if (found) setList({ live: found.live.map(marked), stories: found.stories.map(marked) })
  }, [])
  useEffect(() => {
    void look()
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), EVERY_MS)
    return () => clearInterval(timer)
  }, [look])
  return { list, failed, look: () => void look() }
}
