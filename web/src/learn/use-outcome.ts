import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useRef } from 'react'
import type { BoardModule } from '../boards/board.ts'
import type { LocalLink } from '../table/local-link.ts'

/**
 * Lets an attempt run to its end. If the only button has to be pressed, as for locking a finished plan, that is done automatically. True
 * once all events have been shown.
 */
export function useOutcome({
  link,
  board,
  now,
  live,
  tried,
  nameOf,
}: {
  link: LocalLink
  board: BoardModule
  now: Snapshot
  live: boolean
  tried: boolean
  nameOf(seat: Seat): string
}): boolean {
  const { seat } = now
  const begun = useRef(now.seq)
  if (!tried) begun.current = now.seq
  const asked = seat !== null && now.asked.includes(seat)
  const { preset } = board.prompt({ snapshot: now, seat, answers: {}, nameOf })
  const locks = tried && asked && preset !== undefined && now.seq > begun.current
  useEffect(() => {
    if (locks) void link.choose(seat, preset)
  }, [link, locks, seat, preset])
  return tried && live && now.seq > begun.current && !locks && (asked || now.phase === 'over')
}
