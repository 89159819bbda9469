import type { Reader } from '@robodrome/phrases'
import type { RoomState } from '@robodrome/protocol/rooms'
import type { SeenEvent, Snapshot } from '@robodrome/table'
import { useEffect } from 'react'
import arena from '../../art/arena.svg'
import type { BoardModule } from '../../boards/board.ts'
import { gameName } from '../../boards/faces.ts'
import { seatsWithRobot } from '../../frame/sides.ts'
import { Qr } from '../../kit/qr.tsx'
import { Sentence } from '../../kit/sentence.tsx'
import { sound } from '../../sound/sound.ts'
import { livingWords } from '../../words/living.ts'
import { whoWon } from '../winners.ts'
import type { Code } from './address.ts'
import { TopLine } from './top-line.tsx'
import './told.css'
import './end.css'

const w = livingWords.screen
const nothing = (): void => {}

interface Props {
  board: BoardModule
  snapshot: Snapshot
  told: readonly SeenEvent[]
  reader: Reader
  room: RoomState
  code: Code
}

/** The winner on the stage, one sentence about the turning point, and what to do next. */
export function End({ board, snapshot, told, reader, room, code }: Props) {
  const won = snapshot.result?.ranking[0] ?? []
  const last = told.findLast(({ event }) => event.kind !== board.verdict && board.describe(event, reader.nameOf).parts.length > 0)
  useEffect(() => {
    sound('win')
  }, [])
  const rivals = snapshot.result !== null && won.length === 0 ? (board.rivalPortraits?.(snapshot) ?? []) : []
  return (
    <>
      <TopLine title={gameName(snapshot.game)} line="" steps={[]} code={room.code} />
      <section className={`tv-end game-${snapshot.game}`}>
        <img className="arena" src={arena} alt="" />
        <div className="tv-winners">
          {seatsWithRobot(board, snapshot, won).map((seat) => (
            <span key={seat}>{board.portrait?.(snapshot, seat)}</span>
          ))}
          {rivals.map((each, i) => (
            <span key={i} className={each.paint}>
              {each.figure}
            </span>
          ))}
        </div>
        <h1>{whoWon(snapshot, board.rivals, reader.nameOf)}</h1>
        {last && (
          <p>
            <Sentence parts={board.describe(last.event, reader.nameOf).parts} reader={reader} symbols={board.symbols} breakdown={nothing} />
          </p>
        )}
      </section>
      <section className="tv-told">
        <div>
          <p className="tv-newest">{w.again}</p>
        </div>
      </section>
      <aside className="tv-corner">
        <b>{w.sitOrCheer}</b>
        <span>{w.watching(room.bystanders)}</span>
        <Qr text={code.url} label={w.qr} />
      </aside>
    </>
  )
}
