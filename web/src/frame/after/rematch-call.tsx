import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { declineRematch } from '../../table/api.ts'
import { Icon } from '../../kit/icons.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import type { TableLink } from '../../table/link.ts'
import { afterWords } from '../../words/after.ts'
import { words } from '../../words/index.ts'
import { playAgain } from './again.ts'
import './rematch-call.css'

/** Whether somebody else at the table has asked this player for a rematch. */
export const asksMe = ({ rematch, own }: Snapshot): boolean => rematch !== null && own.length > 0 && !own.includes(rematch.by)

/** Announces a rematch over the board or the replay, until it is answered or dismissed. */
export function RematchCall({ link, snapshot, nameOf }: { link: TableLink; snapshot: Snapshot; nameOf(seat: Seat): string }) {
  const [putAway, setPutAway] = useState(false)
  const { rematch } = snapshot
  if (putAway || rematch === null || !asksMe(snapshot)) return null
  return (
    <aside className="rematch-call panel" aria-label={afterWords.rematch}>
      <div className="row spread">
        <b role="status">{afterWords.rematchAsked(nameOf(rematch.by))}</b>
        <IconButton aria-label={words.close} onClick={() => setPutAway(true)}>
          <Icon name="close" size={16} />
        </IconButton>
      </div>
      <div className="row">
        <Button look="signal" onClick={() => playAgain(link)}>
          {afterWords.rematchWaiting}
        </Button>
        <DeclineRematch link={link} table={rematch.table} done={() => setPutAway(true)} />
      </div>
    </aside>
  )
}

/** Declines, so that the other player need not wait. */
export function DeclineRematch({ link, table, done }: { link: TableLink; table: string; done?(): void }) {
  const [declined, setDeclined] = useState(false)
  if (declined) return <span role="status">{afterWords.rematchDeclined}</span>
  const decline = async (): Promise<void> => {
    if (!(await link.trying(() => declineRematch(table)))) return
    setDeclined(true)
    done?.()
  }
  return (
    <Button look="ghost" onClick={() => void decline()}>
      {afterWords.rematchDecline}
    </Button>
  )
}
