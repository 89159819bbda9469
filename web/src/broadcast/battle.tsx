import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ChancePoint } from '@robodrome/protocol/broadcasts'
import type { Snapshot } from '@robodrome/table'
import type { BoardModule, BoardProps } from '../boards/board.ts'
import { usePlayer, useShown } from '../frame/clock/use-player.ts'
import { useAnswers } from '../frame/use-answers.ts'
import { useReader } from '../frame/use-reader.ts'
import { Now } from '../room/screen/now.tsx'
import type { OnlineLink } from '../table/online-link.ts'
import { broadcastWords } from '../words/broadcast.ts'
import { CoachBar } from './coach-bar.tsx'
import { remarkOn } from './coach.ts'
import type { MatchProps } from './match-props.ts'
import { Players } from './players.tsx'
import { Round, Standings } from './rail.tsx'
import { Top } from './top.tsx'
import { turnsOf, type Turn } from './turns.ts'
import { Turns } from './course.tsx'
import { useCoach } from './use-coach.ts'
import { useReplay } from './use-replay.ts'
import { Winner } from './winner.tsx'
import '../boards/around.ts'
import '../room/screen/tv.css'
import '../boards/on-screen.ts'

const w = broadcastWords
const nothing = (): void => {}
const NO_ANSWERS = {}
/** How long the winner is shown before the turning point is replayed, and again after it. */
const END_MS = 6_000

/** A league match as spectators see it, with its turning points and the coach's line. */
export function Battle({ link, board, view, found, stands }: MatchProps & { link: OnlineLink; board: BoardModule }) {
  const { snapshot: now, told: all } = useSyncExternalStore(link.subscribe, link.state)
  const player = usePlayer(link, board)
  const moment = useShown(player)
  const { still } = moment
  const isLive = moment.kind === 'live'
  const snapshot = useMemo(() => ({ ...still.snapshot, seats: now!.seats }), [still, now])
  const told = useMemo(() => still.all.slice(0, still.told), [still])
  const reader = useReader(snapshot)
  const known = useAnswers(link, board, now)
  const answers = isLive ? known : NO_ANSWERS
  const { points, turns } = usePoints(found?.course ?? null, now!)
  const replay = useReplay(player, moment, all, now!.phase)
  const isOver = now!.phase === 'over'
  useEnding(isOver && isLive, turns, replay, stands)
  useCasting(found, turns, replay)
  const turnsBegun = useMemo(() => all.filter(({ event }) => board.describe(event, String).turn !== undefined).length, [board, all])
  useStand(!isOver, isLive, turnsBegun, stands)
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
  const chances = found?.tables.find(({ table }) => table === snapshot.table)?.chances ?? null
  const line = found?.casting.line ?? 'auto'
  const remark = isLive && !isOver ? remarkOn({ board, snapshot, answers, chances, nameOf: reader.nameOf }, line) : null
  const said = useCoach(remark, still.tumbling || isOver)
  const live = view.state.fixtures.find(({ table, ended }) => table === snapshot.table || ended.includes(snapshot.table))?.sides ?? []
  const [first, ...rest] = board.headline({ snapshot, seat: null, nameOf: reader.nameOf }).split(' · ')
  const headline = rest.length > 0 ? rest.join(', ') : first || w.once
  return (
    <>
      <Top view={view} game={snapshot.game} pill={replay.isOn ? w.again : isOver ? w.over : w.live} isLate={!isOver}>
        <Players board={board} props={props} />
      </Top>
      {isOver && isLive ? (
        <Winner board={board} snapshot={snapshot} nameOf={reader.nameOf} />
      ) : (
        <div className={`tv-table cast-board game-${snapshot.game}`} data-live={isLive} data-seq={snapshot.seq}>
          <section className="tv-stage" inert>
            <board.Stage {...props} />
          </section>
          <Now board={board} props={props} title={headline} />
        </div>
      )}
      <aside className="cast-rail">
        <Standings view={view} live={live} most={4} />
        <Round view={view} most={2} />
        <Turns points={points} turns={turns} told={all} view={now!.view} board={board} reader={reader} seats={snapshot.seats.length} />
      </aside>
      <CoachBar remark={said} replay={replay.shows} told={told} all={all} board={board} reader={reader} />
    </>
  )
}

/** The course as the server last sent it; once the match is over, its end is added. */
function usePoints(course: readonly ChancePoint[] | null, now: Snapshot): { points: readonly ChancePoint[]; turns: Turn[] } {
  const [last, setLast] = useState<readonly ChancePoint[]>([])
  useEffect(() => {
    if (course !== null) setLast(course)
  }, [course])
  return useMemo(() => {
    const won = now.phase === 'over' ? (now.result?.ranking[0] ?? []) : []
    const end = { seq: now.seq, chances: now.seats.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0)) }
    const points = won.length > 0 && last.length > 0 ? [...last, end] : last
    return { points, turns: turnsOf(points) }
  }, [last, now])
}

type Replaying = ReturnType<typeof useReplay>

/** At the end: the winner, the biggest turning point once more, and the next match. */
function useEnding(isEnd: boolean, turns: readonly Turn[], { show, isOn }: Replaying, stands: MatchProps['stands']): void {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isEnd || isOn) return
    const timer = setTimeout(() => {
      const largest = turns.toSorted((a, b) => b.by - a.by)[0]
      if (isShown || largest === undefined) stands('told')
      else {
        setShown(true)
        show(largest)
      }
    }, END_MS)
    return () => clearTimeout(timer)
  }, [isEnd, isOn, isShown, turns])
}

/** Each request by the caster is carried out once. */
function useCasting(found: MatchProps['found'], turns: readonly Turn[], { show }: Replaying): void {
  const [seen, setSeen] = useState(found?.n ?? 0)
  useEffect(() => {
    if (found === null || found.n === seen) return
    setSeen(found.n)
    const turn = found.casting.replay === null ? undefined : turns[found.casting.replay - 1]
    if (turn !== undefined) show(turn)
  }, [found, seen, turns])
}

/**
 * Reports the state of the match to the director: `between turns` once everything up to the end of a turn was shown, otherwise `playing`.
 */
function useStand(isPlaying: boolean, isLive: boolean, turnsBegun: number, stands: MatchProps['stands']): void {
  const [seen, setSeen] = useState(turnsBegun)
  useEffect(() => {
    if (!isPlaying) stands('playing')
    if (!isPlaying || !isLive) return
    const isNew = turnsBegun !== seen
    setSeen(turnsBegun)
    stands(isNew ? 'between turns' : 'playing')
  }, [isPlaying, isLive, turnsBegun])
}
