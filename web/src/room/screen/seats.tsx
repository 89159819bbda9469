import type { RoomState } from '@robodrome/protocol/rooms'
import { useEffect, useState } from 'react'
import { choosesInSecret, type BoardModule, type BoardProps } from '../../boards/board.ts'
import { Icon, type IconName } from '../../kit/icons.tsx'
import { Badge, paint } from '../../kit/seat.tsx'
import { words } from '../../words/index.ts'
import { livingWords } from '../../words/living.ts'
import type { RoomLink } from '../room-link.ts'
import { Sign } from '../sign.tsx'
import { useRoom } from '../use-room.ts'
import './seats.css'

const w = livingWords.screen

/**
 * Everybody's strip. A bone-coloured frame marks the players who must answer. The number of answers, and what a player is looking at, stay
 * private.
 */
export function Seats({ board, props, room, link }: { board: BoardModule; props: BoardProps; room: RoomState; link: RoomLink }) {
  const { snapshot, nameOf } = props
  const isSecret = choosesInSecret(board, snapshot)
  return (
    <ol className="tv-seats" data-count={snapshot.seats.length}>
      {snapshot.seats.map((state, of) => {
        const isAsked = snapshot.asked.includes(of)
        const own = board.stateOf(snapshot, of)
        const pill = state.left ? words.table.out : isAsked ? (isSecret ? w.programming : w.decides) : own
        return (
          <li key={of} className={`${paint(of)}${isAsked ? ' asked' : ''}${state.left ? ' out' : ''}`}>
            <i className="band" />
            <Badge seat={of} size={84} named={false} />
            <board.Strip {...props} of={of} compact={board.onScreen?.wholeStrips !== true} />
            <b className="tv-name ellipsis">{nameOf(of)}</b>
            {pill && <span className="tv-pill">{pill}</span>}
            <span className="tv-kind">
              <span className="ellipsis">{board.robotName?.(snapshot, of) ?? ''}</span>
              <Phone kind={state.kind} seat={room.seats.find(({ seat }) => seat === of)} />
            </span>
            <Cheer link={link} seat={of} />
          </li>
        )
      })}
    </ol>
  )
}

const Phone = ({ kind, seat }: { kind: string; seat: RoomState['seats'][number] | undefined }) => {
  const [icon, label]: [IconName, string] =
    kind === 'mind' ? ['gear', w.program] : seat?.shared === true ? ['people', w.sharedPhone] : ['phone', w.ownPhone]
  return (
    <span role="img" aria-label={label}>
      <Icon name={icon} size={32} />
    </span>
  )
}

const CHEER_MS = 2_500

/** A spectator's cheer, shown at a player's strip and never over dice. */
function Cheer({ link, seat }: { link: RoomLink; seat: number }) {
  const { flash } = useRoom(link)
  const [shown, setShown] = useState<typeof flash>(null)
  useEffect(() => {
    if (flash?.type !== 'cheer' || flash.seat !== seat) return
    setShown(flash)
    const timer = setTimeout(() => setShown(null), CHEER_MS)
    return () => clearTimeout(timer)
  }, [flash, seat])
  return shown?.type === 'cheer' ? (
    <span className="tv-cheer" key={shown.n}>
      <Sign sign={shown.sign} size={72} />
    </span>
  ) : null
}
