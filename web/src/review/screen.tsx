import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { useMemo, useState } from 'react'
import type { BoardModule } from '../boards/board.ts'
import { gameName } from '../boards/faces.ts'
import { drilledSeat } from '../drills/collect.ts'
import { playOn } from '../frame/after/again.ts'
import { titlesOf } from '../frame/after/turning.ts'
import { PlayingBar } from '../frame/clock/playing-bar.tsx'
import { usePlayer, useShown } from '../frame/clock/use-player.ts'
import { useReader } from '../frame/use-reader.ts'
import { useKeys } from '../kit/use-keys.ts'
import { placeHref } from '../page/route.ts'
import type { TableLink } from '../table/link.ts'
import type { Moment } from '../table/moments.ts'
import { afterWords } from '../words/after.ts'
import { reviewWords as w } from '../words/review.ts'
import { DecisionList } from './decisions.tsx'
import { FindingCard, FoundCard } from './finding.tsx'
import { ReviewBar } from './bar.tsx'
import { itemsOf } from './items.ts'
import { Position } from './position.tsx'
import { Apart, Score, useLuck } from './score.tsx'
import { Timeline } from './timeline.tsx'
import { ReviewTop } from './top.tsx'
import { isPending } from './reviewer.ts'
import { usePosition } from './use-position.ts'
import { useDrilled } from './use-drilled.ts'
import { useReview } from './use-review.ts'
import { useVerified } from './use-verified.ts'
import '../frame/table.css'
import '../boards/around.ts'
import './review.css'

const nothing = (): void => {}

export interface ScreenProps {
  link: TableLink
  snapshot: Snapshot
  board: BoardModule
  record: string
  moments: readonly Moment[]
  seat: Seat
  /** The address of the battle, and of the review of another seat. */
  battle: string
  at(seat: Seat): string
  /** The address of a position on the analysis board. */
  analysisAt(seat: Seat, entries: number): string
}

/** The review of a seat: its result, its decisions, and one of them on the board with its reasons. */
export function ReviewScreen(props: ScreenProps) {
  const { link, board, record, moments, seat } = props
  // The reviewed seat is "you", even if another person played it.
  const snapshot = useMemo(
    () => ({ ...props.snapshot, own: props.snapshot.own.includes(seat) ? [seat] : [], seat }),
    [props.snapshot, seat],
  )
  const told = useReader(snapshot)
  const isOwn = snapshot.own.length > 0
  const reader = useMemo(
    () => (isOwn ? told : { ...told, own: [], nameOf: (of: Seat) => snapshot.seats[of]?.name ?? '' }),
    [told, isOwn, snapshot],
  )
  const { nameOf } = reader
  const reviewing = useReview(link, snapshot, record, seat)
  const isVerified = useVerified(link, snapshot, record)
  const drilled = useDrilled({
    reviewing,
    record,
    seat,
    from: link.here?.from,
    isWanted: drilledSeat(props.snapshot.own) === seat && isVerified === true && !link.isForeign,
    address: props.at(seat),
  })
  const items = useMemo(() => itemsOf(reviewing.said), [reviewing.said])
  const luck = useLuck(link, props.snapshot, record)
  const [opened, setOpened] = useState<number | null>(null)
  const [reason, setReason] = useState(0)
  const [side, setSide] = useState<'chosen' | 'better'>('chosen')
  const dearest = reviewing.said.findings[0]
  const item = items.find(({ entries }) => entries === (opened ?? dearest?.entries)) ?? items[0] ?? null
  const position = usePosition(link, snapshot, { record, seat, entries: item?.entries ?? moments.at(-1)!.entries })
  const player = usePlayer(link, board)
  const shown = useShown(player)
  const isWatching = shown.kind === 'replay'
  const titles = useMemo(() => titlesOf(moments, board, reader), [moments, board, reader])
  const turnOf = (entries: number): string => titles[momentAt(moments, entries)] ?? afterWords.before
  const open = (entries: number): void => {
    player.live()
    setOpened(entries)
    setReason(0)
    setSide('chosen')
  }
  const step = (by: number): void => {
    const next = item === null ? undefined : items[items.indexOf(item) + by]
    if (next !== undefined) open(next.entries)
  }
  const tryIt = (): void => void (item && playOn(link, snapshot, record, item.entries))
  const watch = (): void => (isWatching ? player.live() : item === null ? undefined : player.watchStep(item.entries + 1))
  const analysis = props.analysisAt(seat, item?.entries ?? 0)
  const reasons = item?.kind === 'finding' ? item.finding.why.length : 0
  useKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ArrowUp: () => setReason(Math.max(0, reason - 1)),
    ArrowDown: () => setReason(Math.min(Math.max(0, reasons - 1), reason + 1)),
    ' ': watch,
    t: tryIt,
    a: () => (location.hash = analysis),
    d: () => (location.hash = placeHref('drills')),
    Escape: player.live,
  })
  const moves = item?.kind === 'finding' ? item.finding[side === 'chosen' ? 'chosen' : 'better'] : []
  return (
    <div className={`table reviewing game-${snapshot.game}`} data-stage={reviewing.stage}>
      <ReviewTop game={gameName(snapshot.game)} snapshot={snapshot} nameOf={nameOf} battle={props.battle} analysis={analysis} />
      <main className="review-lay">
        <section className="review-left" aria-label={w.title}>
          <Score {...reviewing} isUnverified={isVerified === false} />
          <Apart {...{ record, seat, isOwn, luck, at: props.at }} snapshot={props.snapshot} reviewing={reviewing} nameOf={nameOf} />
          <DecisionList
            {...reviewing}
            items={items}
            open={item?.entries ?? null}
            show={open}
            turnOf={turnOf}
            byDice={isLost(snapshot) && luck !== null && luck[seat]! < 0}
          />
        </section>
        <Position
          board={board}
          reader={reader}
          position={position}
          watched={isWatching ? shown.still : null}
          chosen={moves.length === 1 ? moves[0]! : null}
          stop={player.live}
        />
        <section className="review-right" aria-label={w.why}>
          {item === null ? (
            <p className="panel review-none">{isPending(reviewing.stage, reviewing.review) ? w.nothingYet : w.nothing}</p>
          ) : item.kind === 'found' ? (
            <FoundCard item={item} turn={turnOf(item.entries)} />
          ) : (
            <FindingCard
              finding={item.finding}
              isVerified={isVerified === true}
              who={isOwn ? w.you : nameOf(seat)}
              turn={turnOf(item.entries)}
              side={side}
              showSide={setSide}
              reason={reason}
              showReason={setReason}
              follows={{ board, moments, from: momentAt(moments, item.entries), titles, reader }}
            />
          )}
        </section>
        <Timeline {...{ board, snapshot, moments, titles, seat, items, reader, isOwn }} open={item?.entries ?? null} show={open} />
      </main>
      {isWatching ? (
        <PlayingBar player={player} shown={shown} board={board} reader={reader} breakdown={nothing} />
      ) : (
        <ReviewBar
          turn={item === null ? null : turnOf(item.entries)}
          step={step}
          isFirst={item === null || items[0] === item}
          isLast={item === null || items.at(-1) === item}
          watch={watch}
          tryIt={tryIt}
          analysis={analysis}
          drilled={item === null ? null : drilled(item.entries)}
        />
      )}
    </div>
  )
}

/** The step in which a decision was open: the last one with at most this many entries. */
const momentAt = (moments: readonly Moment[], entries: number): number =>
  Math.max(
    0,
    moments.findLastIndex((each) => each.entries <= entries),
  )

const isLost = ({ result, seat }: Snapshot): boolean => result !== null && seat !== null && !(result.ranking[0] ?? []).includes(seat)
