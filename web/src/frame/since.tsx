import type { Reader } from '@robodrome/phrases'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import type { BoardModule } from '../boards/board.ts'
import { Icon } from '../kit/icons.tsx'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import { Sentence } from '../kit/sentence.tsx'
import './since.css'

const KEY = 'robodrome.seen.'
const SHOWN = 4

/** What others did while the page was away: a short list, and a way to watch it. */
export function SinceYouLooked({
  link,
  board,
  snapshot,
  reader,
  watch,
}: {
  link: TableLink
  board: BoardModule
  snapshot: Snapshot
  reader: Reader
  watch(at: number): void
}) {
  const id = location.hash
  const [from, setFrom] = useState<number | null>(null)
  useEffect(() => {
    const look = (): void => {
      const { told, snapshot: now } = link.state()
      const seen = Number(sessionOrLocal()?.getItem(KEY + id) ?? Number.NaN)
      const at = told.findIndex(({ seq, event }) => seq > seen && board.describe(event, String).seat !== now?.seat)
      if (at > 0) setFrom(at)
    }
    const leave = (): void => sessionOrLocal()?.setItem(KEY + id, String(link.state().snapshot?.seq ?? 0))
    const change = (): void => (document.visibilityState === 'hidden' ? leave() : look())
    look()
    document.addEventListener('visibilitychange', change)
    addEventListener('pagehide', leave)
    return () => {
      leave()
      document.removeEventListener('visibilitychange', change)
      removeEventListener('pagehide', leave)
    }
  }, [link, board, id])
  const missed = from === null ? [] : link.state().told.slice(from)
  if (from === null || missed.length === 0 || snapshot.phase !== 'playing') return null
  const nothing = (): void => {}
  return (
    <aside className="since panel" aria-label={words.table.since}>
      <div className="row spread">
        <b>{words.table.since}</b>
        <button type="button" className="icb" aria-label={words.close} onClick={() => setFrom(null)}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <ol>
        {missed.slice(-SHOWN).map(({ event }, i) => (
          <li key={i}>
            <Sentence parts={board.describe(event, reader.nameOf).parts} reader={reader} symbols={board.symbols} breakdown={nothing} />
          </li>
        ))}
      </ol>
      <div className="row spread">
        <span className="pill">{words.table.sinceNote(missed.length)}</span>
        <button type="button" className="btn" onClick={() => (setFrom(null), watch(from))}>
          <Icon name="play" size={14} />
          {words.table.sinceWatch}
        </button>
      </div>
    </aside>
  )
}

const sessionOrLocal = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}
