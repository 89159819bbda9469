import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { useState } from 'react'
import { Icon } from '../../kit/icons.tsx'
import type { TableLink } from '../../table/link.ts'
import { words } from '../../words/index.ts'
import { playAgain } from './again.ts'
import './rematch-call.css'

/** Whether somebody else at the table asks this player for a rematch. */
export const asksMe = ({ rematch, own }: Snapshot): boolean => rematch !== null && own.length > 0 && !own.includes(rematch.by)

/** Somebody asks for a rematch while one looks at the board or at the replay: it is said over it, until it is answered or put away. */
export function RematchCall({ link, snapshot, nameOf }: { link: TableLink; snapshot: Snapshot; nameOf(seat: Seat): string }) {
  const [putAway, setPutAway] = useState(false)
  const { rematch } = snapshot
  if (putAway || rematch === null || !asksMe(snapshot)) return null
  return (
    <aside className="rematch-call panel" aria-label={words.after.rematch}>
      <div className="row spread">
        <b role="status">{words.after.rematchAsked(nameOf(rematch.by))}</b>
        <button type="button" className="icb" aria-label={words.close} onClick={() => setPutAway(true)}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <button type="button" className="btn pri" onClick={() => playAgain(link)}>
        {words.after.rematchWaiting}
      </button>
    </aside>
  )
}
