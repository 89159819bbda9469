import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useMemo, useState } from 'react'
import type { BoardModule } from '../../boards/board.ts'
import { chancesOfSides, sidesOf } from '../sides.ts'
import { areaOf } from '../../kit/stacked.ts'
import { percent } from '../../kit/odds.ts'
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
  nameOf,
  watch,
  playOn,
}: {
  link: TableLink
  board: BoardModule
  snapshot: Snapshot
  nameOf(seat: Seat): string
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
  const { sides, rows } = chancesOfSides(sidesOf(board, snapshot, nameOf), all, board.rivals ?? words.table.rivals)
  const turning = turningPoint(rows)
  if (points.length < 2 || !turning) return null
  const { at, side, from, to } = turning
  return (
    <section className="graph">
      <h3>{words.after.graph}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
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
      <p>{words.after.graphSummary(sides[side]!.name, percent(from), percent(to), points[at]!.at + 1)}</p>
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
              <th scope="col">{words.after.graphStep}</th>
              {sides.map(({ name }, each) => (
                <th key={each} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ at: step }, row) => (
              <tr key={step}>
                <th scope="row">{step + 1}</th>
                {rows[row]!.map((chance, each) => (
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
