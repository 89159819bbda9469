import { useEffect, useRef, useState } from 'react'
import type { Remark } from '../boards/board.ts'

/** The game's answers arrive one by one, so a moment must last this long before the coach talks about it. */
const THINKS_MS = 800
/** The shortest time between two lines. */
const PAUSE_MS = 8_000

/** The coach's current line: about the moment on the board, until another moment deserves one. Null while dice roll. */
export function useCoach(remark: Remark | null, isRolling: boolean): Remark | null {
  const [said, setSaid] = useState<Remark | null>(null)
  const last = useRef(-PAUSE_MS)
  const fact = remark?.fact ?? null
  // A line about the moment before a roll ends when the dice roll.
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
    // Remarks with the same fact count as the same remark.
  }, [fact])
  return isRolling ? null : said
}
