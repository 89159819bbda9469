import type { Snapshot } from '@robodrome/table'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../kit/icons.tsx'
import { usePreferences } from '../../page/preferences.ts'
import type { TableLink } from '../../table/link.ts'
import { gameName, words } from '../../words/index.ts'
import { ChatPanel } from '../chat.tsx'
import { Facts, useMode } from './facts.tsx'
import { RoomPrompt } from './room-prompt.tsx'
import { SeatStage } from './seats.tsx'
import './waiting-room.css'

const BoxFacts = lazy(() => import('./box-facts.tsx'))
const Invite = lazy(() => import('./invite.tsx'))
const w = words.wait

/** A table that has not begun: for whoever sits there the room in which it fills up, for whoever was sent the link an invitation. */
export function WaitingRoom({ link, snapshot }: { link: TableLink; snapshot: Snapshot }) {
  const { fault, distrust } = useSyncExternalStore(link.subscribe, link.state)
  const [justWatch, setJustWatch] = useState(false)
  const open = snapshot.seats.findIndex(({ kind }) => kind === 'open')
  const invited = snapshot.own.length === 0 && open >= 0 && !justWatch
  return (
    <main className={invited ? 'waiting-room invited' : 'waiting-room'}>
      <header>
        <a className="icb" href="#/" aria-label={words.back}>
          <Icon name="back" size={22} />
        </a>
        <span>
          <b>{gameName(snapshot.game)}</b>
          <span className="sub">{snapshot.public ? w.inPublic : w.byLink}</span>
        </span>
      </header>
      <SeatStage link={link} snapshot={snapshot} />
      {[fault?.message, distrust && w.distrust[distrust]].map(
        (said) =>
          said && (
            <p key={said} className="harm" role="alert">
              {said}
            </p>
          ),
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
          <h1 className="vh">{w.title(gameName(snapshot.game))}</h1>
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
            <section className="panel room-part room-chat" aria-label={words.table.chat}>
              <h2>{words.table.chat}</h2>
              <ChatPanel link={link} />
            </section>
          </div>
          <RoomPrompt link={link} snapshot={snapshot} />
        </>
      )}
    </main>
  )
}

/** What somebody sees who was sent the link: who asks, how long, what wins, and one button. */
const Invitation = ({ link, snapshot, seat, watch }: { link: TableLink; snapshot: Snapshot; seat: number; watch(): void }) => {
  const { name } = usePreferences()
  const { about } = useMode(snapshot)
  const people = snapshot.seats.filter(({ kind }) => kind === 'person').map((each) => each.name)
  return (
    <section className="invitation">
      <h1>{people[0] === undefined ? w.join(gameName(snapshot.game)) : w.wants(people[0])}</h1>
      <p>{people[0] === undefined ? about : `${gameName(snapshot.game)}. ${about}`}</p>
      <p className="sub">{w.as(name)}</p>
      <div className="row flow">
        <button type="button" className="btn pri" onClick={() => void link.sit(seat)}>
          {w.takeSeat(seat + 1)}
        </button>
        <button type="button" className="btn ghost" onClick={watch}>
          <Icon name="eye" size={18} />
          {w.justWatch}
        </button>
      </div>
      <small>{`${w.noAccount} ${w.pace(snapshot.clockRules)}.`}</small>
    </section>
  )
}
