import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../../kit/button.tsx'
import { OnlineLink } from '../../table/online-link.ts'
import { livingWords } from '../../words/living.ts'
import type { RoomLink } from '../room-link.ts'
import { useRoom } from '../use-room.ts'
import { Bystander } from './bystander.tsx'
import { Claim } from './claim.tsx'
import { Hand } from './hand.tsx'
import { Over } from './over.tsx'
import { PickGame } from './pick-game.tsx'
import { Sit } from './sit.tsx'

const w = livingWords.phone

/** A phone in its room: it picks the game, sits down, plays, cheers. */
export function Guest({ link, ticket }: { link: RoomLink; code: string; ticket: string | null }) {
  const { room } = useRoom(link)
  const [claiming, setClaiming] = useState(ticket)
  const [picks, setPicks] = useState(false)
  const table = useTable(room?.table ?? null)
  if (room === null) return <main className="phone-page cover">{w.looking}</main>
  if (claiming !== null) return <Claim link={link} ticket={claiming} done={() => setClaiming(null)} />
  if (room.you.hosts && (room.table === null || picks)) return <PickGame link={link} done={() => setPicks(false)} />
  if (table === null)
    return (
      <main className="phone-page cover">
        <h1>{room.host === null ? w.looking : w.waitsFor(room.host)}</h1>
        <p>{w.lookUp}</p>
      </main>
    )
  return <AtTable key={room.table} link={link} table={table} pickAnew={() => setPicks(true)} />
}

function AtTable({ link, table, pickAnew }: { link: RoomLink; table: OnlineLink; pickAnew(): void }) {
  const { snapshot, status, fault } = useSyncExternalStore(table.subscribe, table.state)
  const { room, flash } = useRoom(link)
  if (status === 'gone')
    return (
      <main className="phone-page cover">
        <p role="alert">{fault?.message}</p>
        <Button look="bone" onClick={() => location.reload()}>
          {w.go}
        </Button>
      </main>
    )
  if (snapshot === null || room === null) return <main className="phone-page cover">{w.looking}</main>
  if (snapshot.phase === 'open') return <Sit table={table} snapshot={snapshot} room={room} pickAnew={pickAnew} />
  const isMine = flash?.type === 'moved' && snapshot.own.length === 0
  if (snapshot.phase === 'over') return <Over link={link} snapshot={snapshot} room={room} pickAnew={pickAnew} />
  if (snapshot.own.length === 0) return <Bystander link={link} table={table} snapshot={snapshot} room={room} lost={isMine} />
  return <Hand link={link} table={table} snapshot={snapshot} room={room} />
}

/** The table of the room, with this phone's seats. */
function useTable(id: string | null): OnlineLink | null {
  const [table, setTable] = useState<OnlineLink | null>(null)
  useEffect(() => {
    if (id === null) return
    const opened = new OnlineLink(id)
    setTable(opened)
    return () => {
      opened.close()
      setTable(null)
    }
  }, [id])
  return id === null ? null : table
}
