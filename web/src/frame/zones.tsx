import { memo, useEffect, useMemo, type ReactNode } from 'react'
import { turnEventOf, type BoardModule, type BoardProps } from '../boards/board.ts'
import { words } from '../words/index.ts'
import { ChancePanel } from './chance-panel.tsx'
import { People } from './people.tsx'
import { Scrubber, turnsOf } from './scrubber.tsx'
import { spoken } from '../kit/sentence.tsx'
import type { Still } from './clock/stills.ts'
import type { Player } from './clock/player.ts'
import { useShown } from './clock/use-player.ts'
import './table.css'
import '../boards/around.ts'

/** The players, the win chances, and the scrubber. Steps that arrive during playback do not change it. */
export const PlayersZone = memo(function PlayersZone({
  board,
  props,
  player,
  openDesk,
}: {
  board: BoardModule
  props: BoardProps
  player: Player
  openDesk(): void
}) {
  const shown = useShown(player)
  const { still, stills } = shown
  const told = useMemo(() => still.all.slice(0, still.told), [still])
  const chances = useMemo(() => still.chances.map((each) => each.chances), [still.chances])
  const { seq, seats } = props.snapshot
  const since = stills.length > 1 ? NONE : told
  const marks = useMemo(() => turnsOf(stills, since, seq, turnEventOf(board)), [stills, since, seq, board])
  useLuckAhead(board, stills[shown.at + 1], seats.length)
  const people = useMemo(() => <People board={board} props={props} openDesk={openDesk} />, [board, props, openDesk])
  return (
    <section className="peoplew" data-shown={props.shown} aria-label={words.table.players}>
      {people}
      <div className="panel replay" data-shown={still.told}>
        <ChancePanel {...{ board, told, chances }} snapshot={props.snapshot} nameOf={props.nameOf} breakdown={props.breakdown} />
        <Scrubber player={player} shown={shown} marks={marks} say={(at) => lastSaid(board, props, stills[at])} />
      </div>
    </section>
  )
})

const NONE: readonly never[] = []

/** Computes the luck of the next picture while this one is shown, because boards cache it and one frame is too short for it. */
function useLuckAhead(board: BoardModule, next: Still | undefined, seats: number): void {
  useEffect(() => {
    if (next === undefined || !board.luck) return
    const events = next.all.slice(0, next.told).map(({ event }) => event)
    const timer = setTimeout(() => board.luck?.(events, seats), AHEAD)
    return () => clearTimeout(timer)
  }, [board, next, seats])
}

/** The delay after this picture was drawn, in milliseconds. */
const AHEAD = 40

/** Describes a picture in a sentence. */
function lastSaid(board: BoardModule, { reader, snapshot }: BoardProps, still: Still | undefined): string {
  const event = still?.event ?? still?.all[still.told - 1]?.event
  return event
    ? spoken(board.describe(event, reader.nameOf).parts, reader)
    : board.headline({ snapshot, seat: null, nameOf: reader.nameOf })
}

/** The board at the moment shown. A tap ends the picture. */
export const StageZone = ({ shown, player, children }: { shown: number; player: Player; children: ReactNode }) => {
  const { kind } = useShown(player)
  return (
    <section
      className={`stage${kind === 'replay' ? ' replaying' : ''}`}
      data-shown={shown}
      aria-label={words.table.arena}
      aria-busy={kind !== 'live'}
      onPointerDown={kind === 'live' ? undefined : player.next}
    >
      {children}
    </section>
  )
}
