import type { Seat } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import type { Snapshot } from '@robodrome/table'
import { useMemo } from 'react'
import type { BoardModule } from '../boards/board.ts'
import { chancesOfSides, sidesOf } from '../frame/sides.ts'
import { pointsOf, type Point } from '../frame/after/turning.ts'
import { percent, wholePercent } from '../kit/odds.ts'
import { paintSide } from '../kit/seat.tsx'
import { areaOf } from '../kit/stacked.ts'
import type { Moment } from '../table/moments.ts'
import { reviewWords as w } from '../words/review.ts'
import { words } from '../words/index.ts'
import { Grade } from './grade.tsx'
import { gradeOf, type Item } from './items.ts'
import './timeline.css'

const WIDTH = 1000
const HEIGHT = 100

/** The seat's win chance over the battle, with a grade wherever a decision is worth a look. */
export function Timeline({
  board,
  snapshot,
  moments,
  titles,
  seat,
  items,
  reader,
  isOwn,
  open,
  show,
}: {
  board: BoardModule
  snapshot: Snapshot
  moments: readonly Moment[]
  titles: readonly (string | null)[]
  seat: Seat
  items: readonly Item[]
  reader: Reader
  isOwn: boolean
  open: number | null
  show(entries: number): void
}) {
  const points = useMemo(() => pointsOf(board, moments), [board, moments])
  const ticks = useMemo(() => ticksOf(points, titles), [points, titles])
  const { sides, rows } = chancesOfSides(
    sidesOf(board, snapshot, reader.nameOf),
    points.map(({ chances }) => chances),
    board.rivals ?? words.table.rivals,
  )
  const side = sides.findIndex(({ seats }) => seats.includes(seat))
  if (points.length < 2 || side < 0) return null
  const own = rows.map((row) => [row[side]!])
  const left = (at: number): number => (at / (points.length - 1)) * 100
  return (
    <section className="panel review-time">
      <h2 className="label">{isOwn ? w.yourGraph : w.graph(reader.nameOf(seat))}</h2>
      <div className="bands">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className={paintSide([seat])}>
          <path d={areaOf(own, 0, WIDTH, HEIGHT)} fill="var(--p)" stroke="var(--hi)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className="half" vectorEffect="non-scaling-stroke" />
        </svg>
        {items.map((item) => {
          const at = placeOf(points, moments, item.entries)
          const cost = item.kind === 'finding' ? `−${wholePercent(item.finding.cost)}` : w.wellFound
          return (
            <button
              key={item.entries}
              type="button"
              className="review-mark"
              style={{ left: `${left(at)}%`, bottom: `${chanceAt(own, at) * 100}%` }}
              aria-label={`${titles[points[Math.floor(at)]!.at] ?? ''}: ${item.chose}, ${cost}`}
              aria-pressed={item.entries === open}
              onClick={() => show(item.entries)}
            >
              <Grade grade={gradeOf(item)} />
              {item.entries === open && <span className="review-tip">{cost}</span>}
            </button>
          )
        })}
      </div>
      <ol className="review-ticks" aria-hidden="true">
        {ticks.map(({ name, at }) => (
          <li key={name} style={{ left: `${left(at)}%` }}>
            {name}
          </li>
        ))}
      </ol>
      <details className="review-table">
        <summary>{w.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{w.turn}</th>
              <th scope="col">{w.chance}</th>
            </tr>
          </thead>
          <tbody>
            {ticks.map(({ name, at }) => (
              <tr key={name}>
                <th scope="row">{titles[points[at]!.at]}</th>
                <td>{percent(own[at]![0]!)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** Where a decision lies between the points of the graph. */
function placeOf(points: readonly Point[], moments: readonly Moment[], entries: number): number {
  const after = points.findIndex(({ at }) => moments[at]!.entries > entries)
  if (after <= 0) return after < 0 ? points.length - 1 : 0
  const [from, to] = [moments[points[after - 1]!.at]!.entries, moments[points[after]!.at]!.entries]
  return after - 1 + (entries - from) / Math.max(1, to - from)
}

function chanceAt(own: readonly (readonly number[])[], at: number): number {
  const low = Math.floor(at)
  const [from, to] = [own[low]![0]!, own[Math.min(own.length - 1, low + 1)]![0]!]
  return from + (to - from) * (at - low)
}

/** The first point of each turn, by the number in its title. */
function ticksOf(points: readonly Point[], titles: readonly (string | null)[]): { name: string; at: number }[] {
  const found: { name: string; at: number }[] = []
  for (const [at, point] of points.entries()) {
    const name = /\d+/.exec(titles[point.at] ?? '')?.[0]
    if (name !== undefined && !found.some((each) => each.name === name)) found.push({ name, at })
  }
  return found
}
