import type { ChancePoint } from '@robodrome/protocol/broadcasts'
import type { Json } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import type { SeenEvent } from '@robodrome/table'
import type { BoardModule } from '../boards/board.ts'
import { titleAfter } from '../frame/after/turning.ts'
import { signed, wholePercent } from '../kit/odds.ts'
import { paint } from '../kit/seat.tsx'
import { Sentence, spoken } from '../kit/sentence.tsx'
import { areaOf } from '../kit/stacked.ts'
import { afterWords } from '../words/after.ts'
import { broadcastWords } from '../words/broadcast.ts'
import type { Turn } from './turns.ts'

const w = broadcastWords
const nothing = (): void => {}
const WIDTH = 408
const HEIGHT = 72

interface Props {
  points: readonly ChancePoint[]
  turns: readonly Turn[]
  told: readonly SeenEvent[]
  view: Json
  board: BoardModule
  reader: Reader
  seats: number
}

/** The estimated chances so far, the two largest swings, and the current chance of each seat. */
export function Turns({ points, turns, told, view, board, reader, seats }: Props) {
  const last = points.at(-1)
  if (last === undefined || points.length < 2) return null
  const rows = points.map(({ chances }) => chances)
  const names = Array.from({ length: seats }, (_, seat) => reader.nameOf(seat))
  const marks = marksOf(turns.map(({ at }) => (at / (points.length - 1)) * WIDTH))
  return (
    <section className="cast-panel cast-turns">
      <h2>{turns.length > 0 ? w.turns : w.estimate}</h2>
      <ol>
        {turns.map((turn, i) => (
          <li key={turn.to}>
            <i>{i + 1}</i>
            <span className="ellipsis">{titleOf(turn, told, view, board, reader)}</span>
            <b className="tabular">{signed(Math.round(turn.by * 100), true)}</b>
          </li>
        ))}
      </ol>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={w.graph(names.join(', '))}>
        {names.map((_, seat) => (
          <path
            key={seat}
            className={paint(seat)}
            d={areaOf(rows, seat, WIDTH, HEIGHT)}
            fill="var(--p)"
            stroke="var(--o)"
            strokeWidth="2"
          />
        ))}
        {turns.map(({ to }, i) => (
          <g key={to} className="cast-mark" transform={`translate(${marks[i]} ${HEIGHT / 2})`}>
            <circle r="20" />
            <text textAnchor="middle" y="10">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <p>
        {names.map((name, seat) => (
          <span key={seat} className={paint(seat)}>
            <i className="band" />
            <span className="ellipsis">{name}</span>
            <b className="tabular">{wholePercent(last.chances[seat] ?? 0)}</b>
          </span>
        ))}
      </p>
    </section>
  )
}

/** Half the width of a mark, including its edge. */
const HALF = 22

/** The positions of the marks: at their points, but inside the picture and without overlapping. */
function marksOf(at: readonly number[]): number[] {
  const inside = at.map((x) => Math.min(WIDTH - HALF, Math.max(HALF, x)))
  const [one, two] = inside
  if (one === undefined || two === undefined || two - one >= 2 * HALF) return inside
  const middle = Math.min(WIDTH - 2 * HALF, Math.max(2 * HALF, (one + two) / 2))
  return [middle - HALF, middle + HALF]
}

/** The turn in which it happened, and who gained; the cause is told when the turn is replayed. */
function titleOf({ from, seat }: Turn, told: readonly SeenEvent[], view: Json, board: BoardModule, reader: Reader): string {
  const until = told.findIndex(({ seq }) => seq > from)
  const events = told.slice(0, until + 1).map(({ event }) => event)
  return w.turnOf(titleAfter(board, events, view, reader) ?? afterWords.before, reader.nameOf(seat))
}

/** The event that turned the match, in the board's own words; otherwise, the last event shown. */
export function WhatTurned({ turn: { from, to, seat }, told, board, reader }: { turn: Turn } & Pick<Props, 'told' | 'board' | 'reader'>) {
  const eventsIn = (fits: (seq: number) => boolean) => told.flatMap(({ seq, event }) => (fits(seq) ? [event] : []))
  const events = eventsIn((seq) => seq > from && seq <= to)
  const gist = board.gist?.({ events, before: eventsIn((seq) => seq <= from), rose: [seat] }) ?? null
  if (gist !== null) return <Sentence parts={gist.title} reader={reader} symbols={board.symbols} breakdown={nothing} />
  const shown = events.map((event) => board.describe(event, reader.nameOf)).findLast(({ ms = 0 }) => ms > 0)
  return shown === undefined ? w.unseen(reader.nameOf(seat)) : spoken(shown.parts, reader)
}
