import type { RoomState } from '@robodrome/protocol/rooms'
import type { Snapshot } from '@robodrome/table'
import { Button } from '../../kit/button.tsx'
import { livingWords } from '../../words/living.ts'
import type { RoomLink } from '../room-link.ts'
import { useTrying } from './use-trying.ts'

const w = livingWords.phone

/** Another phone asks for somebody's seat, and a person in another seat says whether it is them. */
export function Confirm({ link, room, snapshot }: { link: RoomLink; room: RoomState; snapshot: Snapshot }) {
  const { fault, busy, attempt } = useTrying()
  const { ticket } = room
  if (ticket === null || ticket.claimedBy === null || snapshot.own.includes(ticket.seat)) return null
  const { name, holder } = snapshot.seats[ticket.seat]!
  const person = holder ?? name
  return (
    <section className="hand-confirm" role="alertdialog" aria-label={w.isThat(person, ticket.claimedBy)}>
      <h2>{w.isThat(person, ticket.claimedBy)}</h2>
      <p>{fault ?? w.isThatNote}</p>
      <div className="phone-acts">
        <Button look="signal" disabled={busy} onClick={() => attempt(() => link.do({ type: 'confirm', yes: true }))}>
          {w.yes(person)}
        </Button>
        <Button disabled={busy} onClick={() => attempt(() => link.do({ type: 'confirm', yes: false }))}>
          {w.no}
        </Button>
      </div>
    </section>
  )
}
