import { watchList, type WatchList } from '@robodrome/protocol'
import { call } from '../table/api.ts'
import { useLoaded } from '../table/remote.ts'
import { markedNames } from '../words/index.ts'

const PACE = { everyMs: 10_000 }

const marked = <T extends { names: string[]; bots?: number[] | undefined }>(match: T): T => ({ ...match, names: markedNames(match) })

async function watchable(): Promise<WatchList> {
  const { live, stories } = await call(watchList, 'watch')
  return { live: live.map(marked), stories: stories.map(marked) }
}

/** The matches to watch, refreshed while the page is visible. */
export function useWatch(): { list: WatchList | null; failed: boolean; look(): void } {
  const { found, failure, again } = useLoaded(watchable, PACE)
  return { list: found, failed: failure !== null, look: () => void again() }
}
