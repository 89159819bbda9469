import { broadcast, type Broadcast, type Casting } from '@robodrome/protocol/broadcasts'
import { entryDone } from '@robodrome/protocol'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../table/api.ts'
import { useLoaded } from '../table/remote.ts'

const PACE = { everyMs: 3_000, hiddenMs: 3_000, failedMs: 2_000 }

/**
 * The tables in play and the caster's requests, with the course of the table on air. The last answer stays visible while the server is
 * unreachable.
 */
export function useBroadcast(id: string, table: string | null): { found: Broadcast | null; isAway: boolean } {
  const look = useCallback(() => call(broadcast, `competitions/${id}/broadcast${table === null ? '' : `?table=${table}`}`), [id, table])
  const { found, failure } = useLoaded(look, PACE)
  const [last, setLast] = useState<Broadcast | null>(null)
  useEffect(() => {
    if (found !== null) setLast(found)
  }, [found])
  return { found: found ?? last, isAway: failure !== null }
}

export async function cast(id: string, casting: Casting): Promise<void> {
  await call(entryDone, `competitions/${id}/broadcast`, 'PUT', casting)
}
