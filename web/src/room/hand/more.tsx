import type { RoomState } from '@robodrome/protocol/rooms'
import type { Snapshot } from '@robodrome/table'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import type { OnlineLink } from '../../table/online-link.ts'
import { livingWords } from '../../words/living.ts'
import type { RoomLink } from '../room-link.ts'
import { keepAwake } from './keep-awake.ts'
import { useTrying } from './use-trying.ts'

const w = livingWords.phone

interface Props {
  link: RoomLink
  table: OnlineLink
  snapshot: Snapshot
  room: RoomState
  showBoard(): void
  close(): void
}

/** Actions that a player seldom needs: the board, a pause, another phone for somebody, the code, leaving. */
export function More({ link, table, snapshot, room, showBoard, close }: Props) {
  const [sure, setSure] = useState(false)
  const { fault, attempt } = useTrying()
  const { own, seats } = snapshot
  const of = snapshot.seat ?? own[0]!
  const paused = seats[of]!.kind === 'mind'
  const others = room.seats.filter(({ seat, shared }) => !own.includes(seat) || shared)
  const then = (work: () => Promise<unknown>) => () =>
    attempt(async () => {
      await work()
      close()
    })
  return (
    <Sheet title={w.more} onClose={close}>
      <div className="hand-more">
        {fault !== null && <p role="alert">{fault}</p>}
        <Button onClick={showBoard}>{w.boardHere}</Button>
        <Button onClick={then(() => (paused ? table.takeSeatBack(of) : table.giveSeatToMind(of)))}>{paused ? w.resume : w.pause}</Button>
        {others.map(({ seat }) => (
          <Button key={seat} onClick={then(() => link.do({ type: 'ticket', seat }))}>
            {w.newPhone(seats[seat]!.holder ?? seats[seat]!.name)}
          </Button>
        ))}
        <Button onClick={then(() => link.do({ type: 'large', on: !room.large }))}>{room.large ? w.hideCode : w.showCode}</Button>
        {room.you.hosts && (
          <>
            <Button onClick={then(() => link.do({ type: 'cheers', on: !room.cheers }))}>{room.cheers ? w.cheersOff : w.cheersOn}</Button>
            <Button onClick={then(() => link.do({ type: 'aloud', on: !room.aloud }))}>{room.aloud ? w.aloudOff : w.aloudOn}</Button>
          </>
        )}
        <Button onClick={then(keepAwake)}>{w.stayAwake}</Button>
        <Button look={sure ? 'signal' : 'ghost'} onClick={sure ? then(() => table.leave(of)) : () => setSure(true)}>
          {sure ? w.leaveSure : w.leave}
        </Button>
      </div>
    </Sheet>
  )
}
