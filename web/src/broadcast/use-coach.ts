import { useEffect, useRef, useState } from 'react'
import type { Remark } from '../boards/board.ts'

/** The game's answers arrive one by one: a moment must last this long before the coach talks about it. */
const THINKS_MS = 800
/** The shortest time between two lines. */
const PAUSE_MS = 8_000

/** The line that the coach says now: about the moment on the board, until another one is worth a line. Null while dice roll. */
export function useCoach(remark: Remark | null, isRolling: boolean): Remark | null {
  const [said, setSaid] = useState<Remark | null>(null)
  const last = useRef(-PAUSE_MS)
  const fact = remark?.fact ?? null
  // A line from before the dice roll ends with the roll.
  useEffect(() => {
    if (isRolling) setSaid(null)
  }, [isRolling])
  useEffect(() => {
    if (fact === null) return
    const say = (): void => {
      last.current = performance.now()
      setSaid(remark)
    }
    const timer = setTimeout(say, Math.max(THINKS_MS, last.current + PAUSE_MS - performance.now()))
    return () => clearTimeout(timer)
    // Remarks with the same fact are the same remark.
  }, [fact])
  return isRolling ? null : said
}
