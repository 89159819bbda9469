import type { Snapshot } from '@robodrome/table'
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { Alert } from '../../kit/alert.tsx'
import type { TableLink } from '../../table/link.ts'
import { gameName } from '../../boards/faces.ts'
import { words } from '../../words/index.ts'
import { waitingWords } from '../../words/waiting.ts'
import { Facts } from './facts.tsx'
import { Invitation } from './invitation.tsx'
import { RoomBar } from './room-bar.tsx'
import { RoomChat } from './room-chat.tsx'
import { RoomPrompt } from './room-prompt.tsx'
import { SeatStage } from './seats.tsx'
import './waiting-room.css'

const BoxFacts = lazy(() => import('./box-facts.tsx'))
const Invite = lazy(() => import('./invite.tsx'))
const w = waitingWords

/** A table before its match: a room for seated players, an invitation for others with the link. */
export function WaitingRoom({ link, snapshot }: { link: TableLink; snapshot: Snapshot }) {
  const { status, fault, distrust } = useSyncExternalStore(link.subscribe, link.state)
  const [justWatch, setJustWatch] = useState(false)
  // A reserved seat is offered to nobody else.
  const open = snapshot.kept[0] ?? snapshot.seats.findIndex(({ kind, name }) => kind === 'open' && name === '')
  const chat = useRef<HTMLElement>(null)
  const invited = snapshot.own.length === 0 && open >= 0 && !justWatch
  return (
    <main className={invited ? 'waiting-room invited' : 'waiting-room'}>
      <RoomBar link={link} snapshot={snapshot} chat={invited ? null : chat} />
      {/* First in the order of the Tab key, but last on the screen. */}
      {!invited && <RoomPrompt link={link} snapshot={snapshot} />}
      <SeatStage link={link} snapshot={snapshot} />
      {[status === 'reconnecting' ? words.table.reconnectingRoom : null, fault?.message, distrust && w.distrust[distrust]].map(
        (said) => said && <Alert key={said}>{said}</Alert>,
      )}
      {snapshot.box !== undefined && invited && (
        <Suspense fallback={null}>
          <BoxFacts snapshot={snapshot} />
        </Suspense>
      )}
      {invited ? (
        <Invitation link={link} snapshot={snapshot} seat={open} watch={() => setJustWatch(true)} />
      ) : (
        <>
          <h1 className="visually-hidden">{w.title(gameName(snapshot.game))}</h1>
          <div className="room-parts">
            <Facts snapshot={snapshot} />
            {snapshot.box !== undefined && (
              <Suspense fallback={<section className="panel room-part" />}>
                <BoxFacts snapshot={snapshot} />
              </Suspense>
            )}
            <Suspense fallback={<section className="panel room-part" />}>
              <Invite seat={open < 0 ? null : open} />
            </Suspense>
            <RoomChat link={link} chat={chat} />
          </div>
        </>
      )}
    </main>
  )
}
