import type { Reader } from '@robodrome/phrases'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useMemo, useState } from 'react'
import type { BoardModule } from '../../boards/board.ts'
import { chancesOfSides, sidesOf } from '../sides.ts'
import { areaOf, placeInBand } from '../../kit/stacked.ts'
import { percent } from '../../kit/odds.ts'
import { spoken } from '../../kit/sentence.tsx'
import { paintSide } from '../../kit/seat.tsx'
import type { Moment } from '../../table/moments.ts'
import type { TableLink } from '../../table/link.ts'
import { words } from '../../words/index.ts'

const WIDTH = 600
const HEIGHT = 150

/** The chance of each seat to win over the steps of the match, stacked; its largest swing can be watched and played on from. */
export function ChanceGraph({
  link,
  board,
  snapshot,
  reader,
  watch,
  playOn,
}: {
  link: TableLink
  board: BoardModule
  snapshot: Snapshot
  reader: Reader
  watch(entries: number): void
  playOn(entries: number): void
}) {
  const [moments, setMoments] = useState<Moment[]>([])
  useEffect(() => {
    link.moments().then(setMoments, () => {})
  }, [link])
  const points = useMemo(
    () => moments.flatMap((moment, at) => (moment.chances ? [{ at, chances: moment.chances, moment }] : [])),
    [moments],
  )
  const all = points.map(({ chances }) => chances)
  const { sides, rows } = chancesOfSides(sidesOf(board, snapshot, reader.nameOf), all, board.rivals ?? words.table.rivals)
  const turning = turningPoint(rows)
  if (points.length < 2 || !turning) return null
  const { at, side, from, to } = turning
  const turns = turnsOf(
    points.map((point) => turnAt(moments, point.at, board, reader)),
    words.after.before,
  )
  return (
    <section className="graph panel">
      <h3>{words.after.turning(turnAt(moments, points[at]!.at, board, reader))}</h3>
      <p className="moment">{whatHappened(points[at]!.moment, board, reader)}</p>
      <div className="bands" aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {sides.map(({ seats }, each) => (
            <path
              key={each}
              className={paintSide(seats)}
              d={areaOf(rows, each, WIDTH, HEIGHT)}
              fill="var(--p)"
              stroke="var(--o)"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <line
            x1={x(at, points.length)}
            x2={x(at, points.length)}
            y1="0"
            y2={HEIGHT}
            stroke="var(--o)"
            strokeWidth="2"
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {sides.map(({ name }, each) => {
          const place = placeInBand(rows, each, name.length * LETTER, HIGH)
          return (
            place && (
              <b key={name} style={{ bottom: `${place.middle * 100}%`, left: `${place.left * 100}%` }}>
                {name}
              </b>
            )
          )
        })}
      </div>
      <p>{words.after.swing(sides[side]!.name, percent(from), percent(to))}</p>
      <div className="row flow">
        <button type="button" className="btn" onClick={() => watch(points[at]!.moment.entries)}>
          {words.after.watchIt}
        </button>
        <button type="button" className="btn ghost" onClick={() => playOn(points[Math.max(0, at - 1)]!.moment.entries)}>
          {words.after.playOn}
        </button>
      </div>
      <details>
        <summary>{words.after.graphTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.after.graphTurn}</th>
              {sides.map(({ name }, each) => (
                <th key={each} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map(({ title, last }) => (
              <tr key={last}>
                <th scope="row">{title}</th>
                {rows[last]!.map((chance, each) => (
                  <td key={each}>{percent(chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** The title of the turn in which a moment lies, where the game counts turns. */
const turnAt = (moments: readonly Moment[], at: number, board: BoardModule, reader: Reader): string | null =>
  moments
    .slice(0, at + 1)
    .flatMap(({ events }) => events.map(({ event }) => board.describe(event, reader.nameOf).turn))
    .findLast((turn) => turn !== undefined) ?? null

/** What the stage showed on the way to a moment, in sentences; the last two say what it came to. */
const whatHappened = ({ events }: Moment, board: BoardModule, reader: Reader): string =>
  events
    .map(({ event }) => board.describe(event, reader.nameOf))
    .filter(({ ms = 0 }) => ms > 0)
    .slice(-2)
    .map(({ parts }) => spoken(parts, reader))
    .join(' ')

/** Each turn with the last of its points; `before`: what lies before the first turn is called. */
function turnsOf(titles: readonly (string | null)[], before: string): { title: string; last: number }[] {
  const found: { title: string; last: number }[] = []
  for (const [last, each] of titles.entries()) {
    const title = each ?? before
    if (found.at(-1)?.title === title) found.pop()
    found.push({ title, last })
  }
  return found
}

/** What a name takes of the picture on a phone: its height, and its width by letter. */
const HIGH = 18 / HEIGHT
const LETTER = 9 / 320

const x = (at: number, count: number): number => (at / Math.max(1, count - 1)) * WIDTH

/** The step with the largest swing of any side. */
function turningPoint(rows: readonly (readonly number[])[]): { at: number; side: number; from: number; to: number } | null {
  let best: { at: number; side: number; from: number; to: number } | null = null
  for (let at = 1; at < rows.length; at++) {
    for (const [side, to] of rows[at]!.entries()) {
      const from = rows[at - 1]![side] ?? 0
      if (best === null || to - from > best.to - best.from) best = { at, side, from, to }
    }
  }
  return best
}
