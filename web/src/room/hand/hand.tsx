import type { RoomState } from '@robodrome/protocol/rooms'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { TableScreen } from '../../frame/table-screen.tsx'
import { useBoard } from '../../frame/use-board.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { Badge, paint } from '../../kit/seat.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { buzz } from '../../sound/haptics.ts'
import type { OnlineLink } from '../../table/online-link.ts'
import { livingWords } from '../../words/living.ts'
import type { RoomLink } from '../room-link.ts'
import { Confirm } from './confirm.tsx'
import { More } from './more.tsx'

const w = livingWords.phone
/** How long the hand stays open while its player does not have to choose. */
const GLANCE_MS = 8_000

interface Props {
  link: RoomLink
  table: OnlineLink
  snapshot: Snapshot
  room: RoomState
}

/** The hand: secrets, one question, one button. The board is on the big screen; without one, or on request, it is here. */
export function Hand({ link, table, snapshot, room }: Props) {
  const [board, setBoard] = useState(false)
  const [more, setMore] = useState(false)
  const isGone = room.screens === 0
  const shape = useBoard(snapshot.game, snapshot)
  const of = snapshot.seat ?? snapshot.own[0]!
  const isAsked = snapshot.own.some((seat) => snapshot.asked.includes(seat))
  const veil = useVeil(isAsked)
  // The vibration is the same for every question, so that it reveals nothing.
  useEffect(() => {
    if (isAsked) buzz('select')
  }, [isAsked])
  const robot = shape?.robotName?.(snapshot, of) ?? ''
  const top = (
    <header className={`hand-top ${paint(of)}`}>
      <i className="band" />
      <Badge seat={of} size={32} named={false} />
      <div className="hand-who">
        <b className="ellipsis">{snapshot.seats[of]!.name}</b>
        <span>{robot}</span>
      </div>
      <IconButton aria-label={w.more} onClick={() => setMore(true)}>
        <Icon name="menu" />
      </IconButton>
      {board ? (
        <Button onClick={() => setBoard(false)}>{w.handHere}</Button>
      ) : (
        <Button onClick={veil.cover}>
          <Icon name="eyeOff" size={22} />
          {w.cover}
        </Button>
      )}
    </header>
  )
  return (
    <>
      {board || isGone ? (
        <div className="hand-board">
          {isGone && <p role="status">{w.screenGone}</p>}
          {!isGone && top}
          <TableScreen link={table} />
        </div>
      ) : (
        <TableScreen link={table} pacer={link} hand={top} />
      )}
      {veil.isDown && !board && !isGone && (
        <button type="button" className={`hand-veil ${paint(of)}`} onClick={veil.lift}>
          <Badge seat={of} size={72} named={false} />
          <b>{veil.isCovered ? w.covered : w.look}</b>
          <span>{veil.isCovered ? w.uncover : w.lookNote}</span>
        </button>
      )}
      {more && (
        <More
          link={link}
          table={table}
          snapshot={snapshot}
          room={room}
          showBoard={() => {
            setBoard(true)
            setMore(false)
          }}
          close={() => setMore(false)}
        />
      )}
      <Confirm link={link} room={room} snapshot={snapshot} />
    </>
  )
}

/**
 * The hand is face down while its player does not have to choose, or has covered it. A tap turns it up, for eight seconds if the player
 * does not have to choose.
 */
function useVeil(isAsked: boolean): { isDown: boolean; isCovered: boolean; cover(): void; lift(): void } {
  const [isCovered, setCovered] = useState(false)
  const [glances, setGlances] = useState(0)
  const [isUp, setUp] = useState(false)
  useEffect(() => {
    if (glances === 0) return
    setUp(true)
    const timer = setTimeout(() => setUp(false), GLANCE_MS)
    return () => clearTimeout(timer)
  }, [glances])
  return {
    isDown: isCovered || (!isAsked && !isUp),
    isCovered,
    cover: () => setCovered(true),
    lift: () => {
      setCovered(false)
      if (!isAsked) setGlances((n) => n + 1)
    },
  }
}
