import type { Reader } from '@robodrome/phrases'
import { useEffect, useRef, useState } from 'react'
import type { BoardModule } from '../boards/board.ts'
import type { Shown, TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import { spoken } from '../kit/sentence.tsx'

const BATCH = 700
const MOST = 4

/** Two live regions: events politely and in batches, the own decision at once. */
export function Announcer({ link, board, reader, decision }: { link: TableLink; board: BoardModule; reader: Reader; decision: string }) {
  const [said, setSaid] = useState('')
  const waiting = useRef<string[]>([])
  const reads = useRef(reader)
  reads.current = reader
  useEffect(() => {
    let timer: number | null = null
    const flush = (): void => {
      timer = null
      const all = waiting.current
      waiting.current = []
      const more = all.length - MOST
      setSaid([...all.slice(0, MOST), ...(more > 0 ? [words.table.moreInLog(more)] : [])].join(' '))
    }
    const off = link.onStep(({ fresh }: Shown) => {
      for (const { event } of fresh) waiting.current.push(spoken(board.describe(event, reads.current.nameOf).parts, reads.current))
      if (waiting.current.length > 0) timer ??= window.setTimeout(flush, BATCH)
    })
    return () => {
      off()
      if (timer !== null) clearTimeout(timer)
    }
  }, [link, board])
  return (
    <>
      <div className="vh" role="status" aria-live="polite">
        {said}
      </div>
      <div className="vh" role="alert" aria-live="assertive">
        {decision}
      </div>
    </>
  )
}
