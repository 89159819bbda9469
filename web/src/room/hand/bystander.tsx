import type { Seat } from '@robodrome/kernel'
import type { RoomState, Sign as SignName } from '@robodrome/protocol/rooms'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useRef, useState } from 'react'
import { TableScreen } from '../../frame/table-screen.tsx'
import { Button } from '../../kit/button.tsx'
import { Badge } from '../../kit/seat.tsx'
import type { OnlineLink } from '../../table/online-link.ts'
import { livingWords } from '../../words/living.ts'
import type { RoomLink } from '../room-link.ts'
import { Sign } from '../sign.tsx'
import { useTrying } from './use-trying.ts'

const w = livingWords.phone
const SIGNS: readonly SignName[] = ['clap', 'gasp', 'heart', 'laugh']

interface Props {
  link: RoomLink
  table: OnlineLink
  snapshot: Snapshot
  room: RoomState
  /** Whether the seat of this phone has just moved to another phone. */
  lost: boolean
}

/** The phone of a bystander, who has no seat, but can take one over from an AI opponent, cheer at a strip, or guess. It shows no text. */
export function Bystander({ link, table, snapshot, room, lost }: Props) {
  const [board, setBoard] = useState(false)
  const [seat, setSeat] = useState<Seat>(0)
  const { fault, busy, attempt } = useTrying()
  const offered = snapshot.seats.flatMap((state, each) => (state.kind === 'mind' && state.holder === null && state.offered ? [each] : []))
  if (board || room.screens === 0)
    return (
      <div className="hand-board">
        {room.screens === 0 ? <p role="status">{w.screenGone}</p> : <Button onClick={() => setBoard(false)}>{w.handHere}</Button>}
        <TableScreen link={table} />
      </div>
    )
  return (
    <main className="phone-page phone-watch">
      <h1>{lost ? w.movedAway : w.watch}</h1>
      <p>{fault ?? w.lookUp}</p>
      {offered.map((each) => (
        <Button key={each} look="bone" onClick={() => void table.takeOver(each)}>
          {w.takeOver(snapshot.seats[each]!.name)}
        </Button>
      ))}
      <Guess link={link} room={room} />
      {room.cheers && (
        <section>
          <h2>{w.cheer}</h2>
          <div className="phone-count" role="group">
            {snapshot.seats.map(({ name }, each) => (
              <button
                key={each}
                type="button"
                className="phone-seat"
                aria-pressed={each === seat}
                aria-label={w.cheerFor(name)}
                onClick={() => setSeat(each)}
              >
                <Badge seat={each} size={40} named={false} />
              </button>
            ))}
          </div>
          <div className="phone-count">
            {SIGNS.map((sign) => (
              <button key={sign} type="button" className="phone-sign" disabled={busy} onClick={() => attempt(() => link.cheer(sign, seat))}>
                <Sign sign={sign} size={48} />
              </button>
            ))}
          </div>
        </section>
      )}
      <Button look="ghost" onClick={() => setBoard(true)}>
        {w.boardHere}
      </Button>
    </main>
  )
}

/** A guess of hit or miss, until the dice are rolled; then the result. */
function Guess({ link, room: { guessing } }: { link: RoomLink; room: RoomState }) {
  const { fault, attempt } = useTrying()
  const mine = useRef<{ of: number; hit: boolean } | null>(null)
  const [, again] = useState(0)
  const of = guessing?.of
  useEffect(() => {
    if (mine.current !== null && mine.current.of !== of) mine.current = null
  }, [of])
  if (guessing === null) return null
  const said = mine.current?.of === guessing.of ? mine.current.hit : null
  if (!guessing.open)
    return said === null ? null : (
      <p role="status">{guessing.hit === null ? w.guessed : said === guessing.hit ? w.guessRight : w.guessWrong}</p>
    )
  const guess = (hit: boolean): void =>
    attempt(async () => {
      await link.do({ type: 'guess', of: guessing.of, hit })
      mine.current = { of: guessing.of, hit }
      again((n) => n + 1)
    })
  return (
    <section>
      <h2>{said === null ? w.guess : w.guessed}</h2>
      {fault !== null && <p role="alert">{fault}</p>}
      <div className="phone-count">
        <Button look={said === true ? 'signal' : 'bone'} onClick={() => guess(true)}>
          {w.guessHit}
        </Button>
        <Button look={said === false ? 'signal' : 'bone'} onClick={() => guess(false)}>
          {w.guessMiss}
        </Button>
      </div>
    </section>
  )
}
