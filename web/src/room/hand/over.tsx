import type { RoomState } from '@robodrome/protocol/rooms'
import type { Snapshot } from '@robodrome/table'
import { useBoard } from '../../frame/use-board.ts'
import { Button } from '../../kit/button.tsx'
import { livingWords } from '../../words/living.ts'
import type { RoomLink } from '../room-link.ts'
import { whoWon } from '../winners.ts'
import { useTrying } from './use-trying.ts'

const w = livingWords.phone

interface Props {
  link: RoomLink
  snapshot: Snapshot
  room: RoomState
  pickAnew(): void
}

/** The end of a battle on a phone: the winners, and what to do next. */
export function Over({ link, snapshot, room, pickAnew }: Props) {
  const { fault, busy, attempt } = useTrying()
  const board = useBoard(snapshot.game, snapshot)
  return (
    <main className="phone-page cover">
      <h1>{board && whoWon(snapshot, board.rivals, (seat) => snapshot.seats[seat]!.name)}</h1>
      <p>{fault ?? w.over}</p>
      <footer className="phone-acts">
        {snapshot.own.length > 0 && (
          <Button look="signal" disabled={busy} onClick={() => attempt(() => link.do({ type: 'rematch' }))}>
            {w.rematch}
          </Button>
        )}
        {room.you.hosts && (
          <Button look="ghost" onClick={pickAnew}>
            {w.otherGame}
          </Button>
        )}
      </footer>
    </main>
  )
}
