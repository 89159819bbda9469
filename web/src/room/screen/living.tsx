import type { RoomCard } from '@robodrome/protocol/rooms'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBoard } from '../../frame/use-board.ts'
import { OnlineLink } from '../../table/online-link.ts'
import { livingWords } from '../../words/living.ts'
import type { RoomLink } from '../room-link.ts'
import { useRoom } from '../use-room.ts'
import { Battle } from './battle.tsx'
import { addressIn, roomAddress, typedAddress, useAddress, type Code } from './address.ts'
import { BigCode } from './big-code.tsx'
import { Calls } from './calls.tsx'
import { Join } from './join.tsx'
import { TopLine } from './top-line.tsx'
import './over.css'

const w = livingWords.screen

/** A room on the screen: people gather, play, and finish; over that, the large code and who is being called. */
export function Living({ card, link }: { card: RoomCard; link: RoomLink }) {
  const view = useRoom(link)
  const { room } = view
  const table = useTable(room?.table ?? null)
  const address = useAddress(addressIn(card, room))
  if (room === null) return <h1 className="tv-alone">{w.opening}</h1>
  const code = { url: roomAddress(address, room.code), typed: typedAddress(address, room.code) }
  const { ticket } = room
  const seatName = (seat: number): string => table?.state().snapshot?.seats[seat]?.name ?? ''
  return (
    <>
      {table === null ? (
        <Join room={room} code={code} snapshot={null} card={card} />
      ) : (
        <AtTable key={room.table} table={table} link={link} code={code} card={card} />
      )}
      {!view.live && (
        <div className="tv-once" role="status">
          <b>{w.once}</b>
          {w.onceNote}
        </div>
      )}
      {ticket !== null ? (
        <BigCode
          code={{ url: `${code.url}/${ticket.code}`, typed: `${code.typed}/${ticket.code}` }}
          title={ticket.claimedBy === null ? w.newPhone(seatName(ticket.seat)) : w.confirm(seatName(ticket.seat))}
          note={w.newPhoneNote}
        />
      ) : (
        room.large && table !== null && <BigCode code={code} title={w.scan} note={w.scanNote} />
      )}
      <Calls flash={view.flash} nameOf={seatName} />
    </>
  )
}

function AtTable({ table, link, code, card }: { table: OnlineLink; link: RoomLink; code: Code; card: RoomCard }) {
  const { snapshot } = useSyncExternalStore(table.subscribe, table.state)
  const { room } = useRoom(link)
  const board = useBoard(snapshot?.game, snapshot ?? undefined)
  if (snapshot === null || board === null || room === null)
    return <TopLine title={livingWords.title} line="" steps={[]} code={room?.code ?? ''} />
  if (snapshot.phase === 'open') return <Join room={room} code={code} snapshot={snapshot} card={card} />
  return <Battle table={table} board={board} link={link} code={code} />
}

/** The table of the room, watched without a seat. */
function useTable(id: string | null): OnlineLink | null {
  const [table, setTable] = useState<OnlineLink | null>(null)
  useEffect(() => {
    if (id === null) return
    const opened = new OnlineLink(id, 'screen')
    setTable(opened)
    return () => {
      opened.close()
      setTable(null)
    }
  }, [id])
  return id === null ? null : table
}
