import type { Snapshot } from '@robodrome/table'
import { useState, useSyncExternalStore } from 'react'
import { Icon } from '../kit/icons.tsx'
import { Badge, paint } from '../kit/seat.tsx'
import type { TableLink } from '../table/link.ts'
import { gameName, words } from '../words/index.ts'
import { ChatPanel } from './chat.tsx'
import './waiting-room.css'

/** A table that has not begun: share the link, take a seat, start. */
export function WaitingRoom({ link, snapshot }: { link: TableLink; snapshot: Snapshot }) {
  const { fault, distrust } = useSyncExternalStore(link.subscribe, link.state)
  const [copied, setCopied] = useState(false)
  const w = words.wait
  const seated = snapshot.own.length > 0
  const { dice } = snapshot
  const owes = (seat: number): boolean => dice?.closed === true && dice.promises[seat] !== null && dice.contributions[seat] === null
  return (
    <main className="waiting-room">
      <a className="icb" href="#/" aria-label={words.back}>
        <Icon name="back" size={22} />
      </a>
      <h1>{w.title(gameName(snapshot.game))}</h1>
      <p className="lead">{w.share}</p>
      <div className="row share">
        <input type="text" readOnly value={location.href} aria-label={words.copy} onFocus={(event) => event.target.select()} />
        <button
          type="button"
          className="btn pri"
          onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
        >
          <Icon name="link" size={18} />
          {copied ? words.copied : words.copy}
        </button>
      </div>
      <ul className="seats">
        {snapshot.seats.map((state, seat) => (
          <li key={seat} className={`ps ${paint(seat)}`}>
            <i className="band" />
            <Badge seat={seat} size={28} />
            <span className="grow">
              <b>{state.kind === 'open' ? w.open : state.name}</b>
              {state.kind === 'mind' && <span className="sub"> {words.table.ai}</span>}
              {owes(seat) && <span className="sub"> {w.owes}</span>}
            </span>
            {owes(seat) && seated && !snapshot.own.includes(seat) && (
              <button type="button" className="btn ghost" onClick={() => void link.putOut(seat)}>
                {w.putOut}
              </button>
            )}
            {state.kind === 'open' && !snapshot.own.includes(seat) && (
              <button type="button" className={`btn${seated ? ' ghost' : ' pri'}`} onClick={() => void link.sit(seat)}>
                {w.sitHere}
              </button>
            )}
            {snapshot.own.includes(seat) && (
              <button type="button" className="btn ghost" onClick={() => void link.standUp(seat)}>
                {w.standUp}
              </button>
            )}
          </li>
        ))}
      </ul>
      {fault && (
        <p className="harm" role="alert">
          {fault.message}
        </p>
      )}
      {distrust && (
        <p className="harm" role="alert">
          {w.distrust[distrust]}
        </p>
      )}
      {dice?.closed ? (
        <p className="lead">{w.closed}</p>
      ) : snapshot.host && seated ? (
        <button type="button" className="btn" onClick={() => void link.start()}>
          {w.start}
        </button>
      ) : (
        <p className="lead">{w.startFull}</p>
      )}
      {dice && (
        <details>
          <summary>{w.commitment}</summary>
          <p>{w.commitmentNote}</p>
          <code>{dice.commitment}</code>
        </details>
      )}
      <section className="panel room-chat" aria-label={words.table.chat}>
        <ChatPanel link={link} />
      </section>
    </main>
  )
}
