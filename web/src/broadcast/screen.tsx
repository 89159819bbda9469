import type { CompetitionView } from '@robodrome/protocol'
import { useCallback, useEffect, useState } from 'react'
import { broadcastWords } from '../words/broadcast.ts'
import { Between } from './between.tsx'
import { chooseTable, type OnAir, type Stand } from './director.ts'
import { Match } from './match.tsx'
import { useBroadcast } from './use-broadcast.ts'
import '../room/screen/over.css'
import '../room/screen/tv.css'
import './broadcast.css'

const w = broadcastWords

/** What is on air: the table that the director or the caster has chosen, or the league between two matches. */
export function OnAirScreen({ view }: { view: CompetitionView }) {
  const [onAir, setOnAir] = useState<OnAir | null>(null)
  const [stand, setStand] = useState<Stand>('between turns')
  const { found, isAway } = useBroadcast(view.id, onAir?.table ?? null)
  useEffect(() => {
    if (found === null) return
    const table = chooseTable(found, onAir, stand, Date.now())
    if (table === (onAir?.table ?? null)) return
    setOnAir(table === null ? null : { table, since: Date.now() })
    setStand('between turns')
  }, [found, onAir, stand])
  const stands = useCallback((now: Stand) => setStand(now), [])
  return (
    <>
      {onAir === null ? <Between view={view} /> : <Match key={onAir.table} view={view} table={onAir.table} found={found} stands={stands} />}
      {isAway && (
        <div className="tv-once" role="status">
          <b>{w.once}</b>
          {w.onceNote}
        </div>
      )}
    </>
  )
}
