import type { Coming, Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import './table-news.css'

/** How long it is shown. */
const SAID_MS = 8_000

/** Another player's action that is not a move but changes the board, and would be missed in the chat. */
const isNews = ({ kind, seat }: Coming, { own }: Snapshot): boolean =>
  (kind === 'tookBack' || kind === 'playsOn' || kind === 'moved') && !own.includes(seat)

/** Announces over the board that somebody took back a move or declined an offer. */
export function TableNews({ snapshot }: { snapshot: Snapshot }) {
  const latest = snapshot.comings.findLast((coming) => isNews(coming, snapshot))
  const [known, setKnown] = useState(latest?.n ?? 0)
  const fresh = latest !== undefined && latest.n > known ? latest : null
  useEffect(() => {
    if (fresh === null) return
    const timer = setTimeout(() => setKnown(fresh.n), SAID_MS)
    return () => clearTimeout(timer)
  }, [fresh])
  return (
    <div className="table-news" role="status">
      {fresh !== null && (
        <p className="panel">
          <Icon name={fresh.kind === 'tookBack' ? 'undo' : 'play'} size={18} />
          <span>{words.chat.comings[fresh.kind](fresh.name, fresh.seat + 1, '')}</span>
        </p>
      )}
    </div>
  )
}
