import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useRef } from 'react'
import type { BoardModule } from '../boards/board.ts'
import type { LocalLink } from '../table/local-link.ts'

/**
 * Lets a try at an exercise run its course: what a press of the one button would do anyway, such as to lock in a plan whose last die lies, is done without
 * asking. True once everything that follows was shown.
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
