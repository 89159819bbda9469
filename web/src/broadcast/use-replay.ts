import type { SeenEvent, Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import type { Player, Shown } from '../frame/clock/player.ts'
import type { Turn } from './turns.ts'

/** Replays a turning point, and then shows the current state again. */
export function useReplay(player: Player, { kind, still }: Shown, told: readonly SeenEvent[], phase: Snapshot['phase']) {
  const [shows, setShows] = useState<Turn | null>(null)
  const last = still.all[still.told - 1]?.seq ?? 0
  useEffect(() => {
    if (shows === null || kind !== 'replay') return
    const isPast = last > shows.to || still.told === still.all.length
    if (!isPast) return
    setShows(null)
    player.live()
  }, [shows, kind, last, still])
  const show = (turn: Turn): void => {
    setShows(turn)
    // During a match, steps are found by number. In the record of a finished match, they are found by their events.
    if (phase === 'over') player.watchEvent(told.findIndex(({ seq }) => seq > turn.from))
    else player.watchStep(turn.from + 1)
  }
  return { show, shows: kind === 'replay' ? shows : null, isOn: shows !== null && kind === 'replay' }
}
