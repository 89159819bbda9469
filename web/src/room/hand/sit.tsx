import type { RoomState } from '@robodrome/protocol/rooms'
import type { Snapshot } from '@robodrome/table'
import { useState, useSyncExternalStore } from 'react'
import { easyMind } from '../../frame/opponents.ts'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import { Badge, paint } from '../../kit/seat.tsx'
import type { OnlineLink } from '../../table/online-link.ts'
import { livingWords } from '../../words/living.ts'

const w = livingWords.phone

interface Props {
  table: OnlineLink
  snapshot: Snapshot
  room: RoomState
  pickAnew(): void
}

/** Before the battle: a seat, a person without a phone, Ready, and for the host Start. */
export function Sit({ table, snapshot, room, pickAnew }: Props) {
  const { fault } = useSyncExternalStore(table.subscribe, table.state)
  const { own, kept, seats } = snapshot
  const free = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  const maySit = kept.length > 0 || (own.length === 0 && free.length > 0)
  const unready = own.filter((seat) => !seats[seat]!.ready)
  const isClosed = snapshot.dice?.closed === true
  const sit = async (): Promise<void> => {
    if (kept.length > 0) for (const seat of kept) await table.sit(seat)
    // Another person may take the first free seat at the same moment.
    else for (const seat of free) if (await table.sit(seat)) return
  }
  const ready = (on: boolean): void => own.filter((seat) => seats[seat]!.ready !== on).forEach((seat) => void table.ready(seat, on))
  return (
    <main className="phone-page phone-sit">
      <ol>
        {seats.map((state, seat) => (
          <li key={seat} className={`${paint(seat)}${own.includes(seat) ? ' own' : ''}`}>
            <i className="band" />
            <Badge seat={seat} size={32} named={false} />
            <b className="ellipsis">{state.kind === 'open' ? w.free : state.name}</b>
            {state.kind === 'person' && <span>{state.ready ? w.ready : w.notReady}</span>}
          </li>
        ))}
      </ol>
      {fault && <p role="alert">{fault.message}</p>}
      {isClosed && <p>{w.beginsSoon}</p>}
      {own.length > 0 && free.length > 0 && !isClosed && <AddPerson table={table} seat={free[0]!} />}
      <footer className="phone-acts">
        {maySit && (
          <Button look="signal" onClick={() => void sit()}>
            {w.sit}
          </Button>
        )}
        {unready.length > 0 && !isClosed && (
          <Button look="signal" onClick={() => ready(true)}>
            {w.ready}
          </Button>
        )}
        {room.you.hosts && snapshot.host && own.length > 0 && unready.length === 0 && !isClosed && (
          <>
            {free.length > 0 && <p>{w.startNote(free.length)}</p>}
            <Button look="signal" onClick={() => void table.start(easyMind())}>
              {w.start}
            </Button>
          </>
        )}
        {room.you.hosts && !isClosed && (
          <Button look="ghost" onClick={pickAnew}>
            {w.otherGame}
          </Button>
        )}
      </footer>
    </main>
  )
}

/** A second seat for the same phone, with a curtain between the two. */
function AddPerson({ table, seat }: { table: OnlineLink; seat: number }) {
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === null)
    return (
      <Button look="ghost" onClick={() => setTyped('')}>
        {w.addPerson}
      </Button>
    )
  return (
    <form
      className="phone-add"
      onSubmit={(event) => {
        event.preventDefault()
        void table.sit(seat, typed.trim()).then((sat) => sat && table.ready(seat, true))
        setTyped(null)
      }}
    >
      <p>{w.addNote}</p>
      <Field title={w.theirName}>
        <input type="text" maxLength={24} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Button look="bone" type="submit" disabled={typed.trim() === ''}>
        {w.add}
      </Button>
    </form>
  )
}
