import type { Snapshot } from '@robodrome/table'
import { useEffect, useRef } from 'react'
import type { BoardModule } from '../../boards/board.ts'
import type { RoomLink } from '../room-link.ts'

/**
 * Opens a guess when an attack begins, closes it when its dice are rolled, and reports the result, each at the moment when the screen shows
 * it.
 */
export function useGuessing(link: RoomLink, { onScreen }: BoardModule, told: Snapshot['events']): void {
  const of = useRef<{ n: number; open: boolean } | null>(null)
  const seen = useRef(told.length)
  const guessed = onScreen?.guessed
  useEffect(() => {
    const before = seen.current
    seen.current = told.length
    if (!guessed) return
    told.slice(before).forEach(({ event }, i) => {
      const n = before + i + 1
      if (guessed.opens.includes(event.kind)) {
        of.current = { n, open: true }
        return link.guessing(n, true, null)
      }
      const now = of.current
      if (now === null) return
      const outcome = guessed.outcome(event)
      if (outcome === null && !(now.open && guessed.closes.includes(event.kind))) return
      of.current = outcome === null ? { ...now, open: false } : null
      link.guessing(now.n, false, outcome)
    })
  }, [link, guessed, told])
}
