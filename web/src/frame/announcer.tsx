import type { Reader } from '@robodrome/phrases'
import type { SeenEvent } from '@robodrome/table'
import { useEffect, useRef, useState } from 'react'
import type { BoardModule } from '../boards/board.ts'
import { words } from '../words/index.ts'
import { spoken } from '../kit/sentence.tsx'

const BATCH = 700
const MOST = 4

/** Two live regions: events are announced politely, in batches, as they are shown; the player's own decision is announced at once. */
export function Announcer({
  told,
  board,
  reader,
  decision,
}: {
  told: readonly SeenEvent[]
  board: BoardModule
  reader: Reader
  decision: string
}) {
  const [said, setSaid] = useState('')
  const waiting = useRef<string[]>([])
  const heard = useRef(told)
  const timer = useRef<number | null>(null)
  useEffect(() => {
    // Only additions are announced: a take-back, another point of view or a replay is not read again.
    const goesOn = heard.current.length <= told.length && heard.current.at(-1)?.event === told[heard.current.length - 1]?.event
    const fresh = goesOn ? told.slice(heard.current.length) : []
    heard.current = told
    waiting.current.push(...fresh.map(({ event }) => spoken(board.describe(event, reader.nameOf).parts, reader)))
    if (waiting.current.length === 0 || timer.current !== null) return
    timer.current = window.setTimeout(() => {
      timer.current = null
      const all = waiting.current
      waiting.current = []
      const more = all.length - MOST
      setSaid([...all.slice(0, MOST), ...(more > 0 ? [words.table.moreInLog(more)] : [])].join(' '))
    }, BATCH)
  }, [told, board, reader])
  useEffect(() => {
    const running = timer
    return () => clearTimeout(running.current ?? undefined)
  }, [])
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {said}
      </div>
      <div className="visually-hidden" role="alert" aria-live="assertive">
        {decision}
      </div>
    </>
  )
}
