import type { RoomCard, RoomState } from '@robodrome/protocol/rooms'
import type { SeatState, Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import arena from '../../art/arena.svg'
import { faceOf, figureOf, gameName } from '../../boards/faces.ts'
import { Robot } from '../../boards/robot.tsx'
import { wonBy } from '../../boards/waiting-words.ts'
import { useMode } from '../../frame/use-mode.ts'
import { Icon, type IconName } from '../../kit/icons.tsx'
import { Qr } from '../../kit/qr.tsx'
import { Badge, paint } from '../../kit/seat.tsx'
import { livingWords } from '../../words/living.ts'
import type { Code } from './address.ts'
import { TopLine } from './top-line.tsx'
import './join.css'

const w = livingWords.screen
const NOBODY_MS = 20_000

interface Props {
  room: RoomState
  code: Code
  snapshot: Snapshot | null
  card: RoomCard
}

/** One code for everybody, and the seats as they fill. */
export function Join({ room, code, snapshot }: Props) {
  const isLonely = useLonely(room.phones === 0)
  const open = snapshot?.seats.filter(({ kind }) => kind === 'open').length ?? 0
  const notes: readonly (readonly [IconName, string, string])[] = [
    ['wifi', isLonely ? w.wifiTrouble : w.wifi, w.wifiNote],
    ['phone', w.share, room.host === null ? w.shareNobody : w.shareNote(room.host)],
    [
      'play',
      room.host === null ? w.startsNobody : snapshot ? w.starts(room.host) : w.picks(room.host),
      open > 0 ? w.fills(open) : snapshot ? w.full : w.pickNote,
    ],
  ]
  return (
    <>
      {snapshot ? (
        <GameLine snapshot={snapshot} code={room.code} />
      ) : (
        <TopLine title={livingWords.title} line={w.pickTitle} steps={[]} code={room.code} />
      )}
      <section className="tv-scan">
        <h1>{w.scan}</h1>
        <p>{w.scanNote}</p>
        <Qr text={code.url} label={w.qr} />
        <p className="tv-typed">
          {w.orType} <b>{code.typed}</b>
        </p>
      </section>
      <section className="tv-stand">
        <img className="arena" src={arena} alt="" />
        <ol>
          {(snapshot?.seats ?? EMPTY).map((state, seat) => (
            <Stand
              key={seat}
              seat={seat}
              state={state}
              figure={snapshot ? figureOf(snapshot.game, seat, snapshot.settings.options) : null}
            />
          ))}
        </ol>
      </section>
      <ul className="tv-notes">
        {notes.map(([icon, title, note]) => (
          <li key={icon}>
            <Icon name={icon} size={60} />
            <b>{title}</b>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const EMPTY: readonly null[] = [null, null, null, null]

function GameLine({ snapshot, code }: { snapshot: Snapshot; code: string }) {
  const { title } = useMode(snapshot)
  const won = wonBy(snapshot.game, snapshot.settings.mode)
  const minutes = w.minutes(faceOf(snapshot.game).minutes)
  return (
    <TopLine
      title={`${gameName(snapshot.game)}, ${title}`}
      line={won === undefined ? minutes : `${won}, ${minutes}`}
      steps={[]}
      code={code}
    />
  )
}

/** A seat under its lamp: empty, with a phone that has just come, or with a robot that is ready. */
const Stand = ({ seat, state, figure }: { seat: number; state: SeatState | null; figure: string | null }) => {
  const isOpen = state === null || state.kind === 'open'
  const isReady = !isOpen && (state.kind === 'mind' || state.ready)
  const says = isOpen ? w.nobody : isReady ? w.ready : w.choosing
  const below = isOpen ? w.orProgram : state.kind === 'mind' ? w.program : state.host ? w.hosts : w.justSat
  return (
    <li className={`${paint(seat)}${isOpen ? ' open' : isReady ? ' ready' : ' choosing'}`}>
      <i className="lamp" />
      <span className="plinth">
        {isReady && figure !== null ? (
          <Robot figure={figure} seat={seat} size={250} />
        ) : (
          <Icon name={isOpen ? 'plus' : 'phone'} size={150} />
        )}
      </span>
      <div>
        <b>
          <Badge seat={seat} size={60} named={false} />
          <span className="ellipsis">{isOpen ? w.open : state.name}</span>
        </b>
        <span>{below}</span>
        <em>
          {isReady && <Icon name="check" size={30} />}
          {says}
        </em>
      </div>
    </li>
  )
}

/** Whether nobody has opened the page for so long that something may be wrong. */
function useLonely(isAlone: boolean): boolean {
  const [isLonely, setLonely] = useState(false)
  useEffect(() => {
    setLonely(false)
    const timer = isAlone ? setTimeout(() => setLonely(true), NOBODY_MS) : undefined
    return () => clearTimeout(timer)
  }, [isAlone])
  return isLonely
}
