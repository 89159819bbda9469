import { memo, useEffect, useState } from 'react'
import type { BoardModule, BoardProps } from '../boards/board.ts'
import { Icon } from '../kit/icons.tsx'
import { paint } from '../kit/seat.tsx'
import { shortName, words } from '../words/index.ts'
import './people.css'

/** All players: band, figure, name, state, the one number that matters, clock. On phones, the reader's strip opens the desk. */
export function People({ board, props, openDesk }: { board: BoardModule; props: BoardProps; openDesk(): void }) {
  const { snapshot, seat, nameOf } = props
  return (
    <ul className="people" aria-label={words.table.players} data-count={snapshot.seats.length}>
      {snapshot.seats.map((state, of) => {
        const asked = snapshot.asked.includes(of)
        const own = of === seat
        const pill = state.left ? words.table.out : (board.stateOf(snapshot, of) ?? (asked && !own ? words.table.thinking : null))
        return (
          <li key={of} className={`player ${paint(of)}${asked ? ' act' : ''}${state.left ? ' out' : ''}`}>
            <i className="band" />
            <board.Strip {...props} of={of} compact={false} />
            <Who
              name={nameOf(of)}
              pill={own && asked ? words.lobby.yourMove : pill}
              isOwnMove={own && asked}
              state={state}
              seq={state.clock ? snapshot.seq : 0}
            />
            {own && (
              <button type="button" className="open-desk" aria-label={board.deskTitle(props)} onClick={openDesk}>
                <Icon name="menu" size={16} />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type SeatState = BoardProps['snapshot']['seats'][number]

/** Name and state of a player, which most frames leave unchanged. The step matters only for a clock, which restarts with it. */
const Who = memo(function Who({
  name,
  pill,
  isOwnMove,
  state,
  seq,
}: {
  name: string
  pill: string | null
  isOwnMove: boolean
  state: SeatState
  seq: number
}) {
  return (
    <div className="who">
      <div className="row spread">
        <span className="player-name ellipsis">{name}</span>
        {pill && <span className={isOwnMove ? 'pill signal' : 'pill'}>{pill}</span>}
      </div>
      <div className="row subline">
        {state.kind === 'mind' && <span>{words.table.ai}</span>}
        {state.bot && <span>{words.bot}</span>}
        {state.tookOverFrom !== null && <span>{words.table.tookOver(shortName(state.tookOverFrom))}</span>}
        {state.kind === 'person' && !state.connected && <span>{words.table.away}</span>}
        {state.clock && <SeatClock clock={state.clock} seq={seq} />}
      </div>
    </div>
  )
})

/** A clock that keeps running between two messages. */
export function SeatClock({ clock, seq }: { clock: { left: number; running: boolean }; seq: number }) {
  const left = useTicking(clock, seq)
  return (
    <span className={`clock tabular${clock.running && left < 20_000 ? ' harm' : ''}`}>
      <Icon name="clock" size={13} />
      {clockText(left)}
    </span>
  )
}

export function useTicking(clock: { left: number; running: boolean }, seq: number): number {
  const [spent, setSpent] = useState(0)
  useEffect(() => {
    const begun = Date.now()
    setSpent(0)
    if (!clock.running) return
    const timer = setInterval(() => setSpent(Date.now() - begun), 250)
    return () => clearInterval(timer)
  }, [clock.left, clock.running, seq])
  return Math.max(0, clock.left - spent)
}

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds >= 86_400) return words.time.daysHours(Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600))
  if (seconds >= 3600) return words.time.hoursMinutes(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
