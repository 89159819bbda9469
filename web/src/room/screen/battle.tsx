import type { Seat } from '@robodrome/kernel'
import type { RoomState } from '@robodrome/protocol/rooms'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { choosesInSecret, type BoardModule, type BoardProps } from '../../boards/board.ts'
import { gameName } from '../../boards/faces.ts'
import { placeOf } from '../../frame/clock/player.ts'
import { usePlayer, useShown } from '../../frame/clock/use-player.ts'
import { useAnswers } from '../../frame/use-answers.ts'
import { useReader } from '../../frame/use-reader.ts'
import { usePreferences } from '../../page/preferences.ts'
import { Qr } from '../../kit/qr.tsx'
import type { OnlineLink } from '../../table/online-link.ts'
import { livingWords } from '../../words/living.ts'
import type { RoomLink } from '../room-link.ts'
import { useRoom } from '../use-room.ts'
import '../../boards/around.ts'
import './tv.css'
import '../../boards/on-screen.ts'
import { End } from './end.tsx'
import type { Code } from './address.ts'
import { Now } from './now.tsx'
import { Seats } from './seats.tsx'
import { Told } from './told.tsx'
import { TopLine } from './top-line.tsx'
import { useAloud } from './use-aloud.ts'
import { useGuessing } from './use-guessing.ts'

const w = livingWords.screen
const nothing = (): void => {}
const NO_ANSWERS = {}

interface Props {
  table: OnlineLink
  board: BoardModule
  link: RoomLink
  code: Code
}

/** The battle as everybody sees it. The screen uses no seat's view, so nothing here depends on a secret. */
export function Battle({ table, board, link, code }: Props) {
  const { snapshot: now } = useSyncExternalStore(table.subscribe, table.state)
  const { room } = useRoom(link)
  // The first screen sets the pace; other screens follow it like the phones.
  const player = usePlayer(table, board, room!.you.leads ? null : link)
  const moment = useShown(player)
  const { still } = moment
  const isLive = moment.kind === 'live'
  const snapshot = useMemo(() => ({ ...still.snapshot, seats: now!.seats }), [still, now])
  const told = useMemo(() => still.all.slice(0, still.told), [still])
  const reader = useReader(snapshot)
  const known = useAnswers(table, board, now)
  const answers = isLive ? known : NO_ANSWERS
  useLeading(link, snapshot.table, isLive ? { seq: now!.seq, events: 0, still: true } : placeOf(still))
  useGuessing(link, board, told)
  useAloud(room!.aloud && room!.you.leads, board, told, reader)
  const props = useMemo(
    (): BoardProps => ({
      snapshot,
      seat: null,
      shown: still.told,
      told,
      showing: still.event,
      tumbling: still.tumbling,
      answers,
      chosen: null,
      select: nothing,
      confirm: nothing,
      explain: nothing,
      breakdown: nothing,
      nameOf: reader.nameOf,
      reader,
    }),
    [snapshot, still, told, answers, reader],
  )
  const { headline, steps } = { headline: board.headline({ snapshot, seat: null, nameOf: reader.nameOf }), steps: board.steps(snapshot) }
  const isFlat = usePreferences().screen === 'flat'
  const news = { board, told, reader, asked: isLive ? snapshot.asked : NOBODY, isSecret: choosesInSecret(board, snapshot) }
  const [line = '', ...rest] = headline.split(' · ')
  if (snapshot.phase === 'over' && isLive)
    return <End board={board} snapshot={snapshot} told={told} reader={reader} room={room!} code={code} />
  return (
    <>
      <TopLine title={gameName(snapshot.game)} line={line} steps={steps} code={room!.code} />
      <div className={`tv-table game-${snapshot.game}`} data-live={isLive} data-seq={snapshot.seq} data-shown={still.told}>
        <Seats board={board} props={props} room={room!} link={link} />
        <section className="tv-stage" inert>
          <board.Stage {...props} />
        </section>
        <Now board={board} props={props} title={rest.join(', ') || line} />
      </div>
      {isFlat && <Told {...news} far />}
      <Told {...news} />
      <Corner room={room!} code={code} />
    </>
  )
}

const NOBODY: readonly Seat[] = []

/** The screen tells the room how far it has come, and phones wait for it. */
function useLeading(link: RoomLink, table: string, { seq, events, still }: { seq: number; events: number; still: boolean }): void {
  useEffect(() => {
    if (table !== 'local') link.lead({ table, seq, events, still })
  }, [link, table, seq, events, still])
}

/** For people who join later: the code, and what bystanders can do. */
const Corner = ({ room, code }: { room: RoomState; code: Code }) => {
  const { guessing } = room
  const all = guessing === null ? 0 : guessing.hits + guessing.misses
  const says =
    guessing === null || all === 0
      ? w.watching(room.bystanders)
      : guessing.hit === null
        ? w.guesses(all)
        : w.guessed(guessing.hit ? guessing.hits : guessing.misses, all)
  return (
    <aside className="tv-corner">
      <b>{w.sitOrCheer}</b>
      <span>{says}</span>
      <Qr text={code.url} label={w.qr} />
    </aside>
  )
}
