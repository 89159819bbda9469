import type { Seat } from '@robodrome/kernel'
import { useEffect, useMemo, useState } from 'react'
import { areaOf } from '../stacked.ts'
import { percent } from '../../kit/odds.ts'
import { paint } from '../../kit/seat.tsx'
import type { Frame } from '../../table/frames.ts'
import type { TableLink } from '../../table/link.ts'
import { words } from '../../words/index.ts'

const WIDTH = 600
const HEIGHT = 150

/** The chance of each seat to win over the steps of the match, stacked; its largest swing can be watched and played on from. */
export function ChanceGraph({
  link,
  nameOf,
  watch,
  playOn,
}: {
  link: TableLink
  nameOf(seat: Seat): string
  watch(at: number): void
  playOn(entries: number): void
}) {
  const [frames, setFrames] = useState<Frame[]>([])
  useEffect(() => {
    link.frames().then(setFrames, () => {})
  }, [link])
  const points = useMemo(() => frames.flatMap((frame, at) => (frame.chances ? [{ at, chances: frame.chances, frame }] : [])), [frames])
  const turning = useMemo(() => turningPoint(points), [points])
  if (points.length < 2 || !turning) return null
  const seats = points[0]!.chances.length
  const rows = points.map(({ chances }) => chances)
  const { at, seat, from, to } = turning
  return (
    <section className="graph">
      <h3>{words.after.graph}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: seats }, (_, each) => (
          <path
            key={each}
            className={paint(each)}
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
      <p>{words.after.graphSummary(nameOf(seat), percent(from), percent(to), points[at]!.at + 1)}</p>
      <div className="row flow">
        <button type="button" className="btn" onClick={() => watch(points[at]!.at)}>
          {words.after.watchIt}
        </button>
        <button type="button" className="btn ghost" onClick={() => playOn(points[Math.max(0, at - 1)]!.frame.entries)}>
          {words.after.playOn}
        </button>
      </div>
      <details>
        <summary>{words.after.graphTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.after.graphStep}</th>
              {Array.from({ length: seats }, (_, each) => (
                <th key={each} scope="col">
                  {nameOf(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ at: step, chances }) => (
              <tr key={step}>
                <th scope="row">{step + 1}</th>
                {chances.map((chance, each) => (
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

/** The step with the largest swing of any seat. */
function turningPoint(points: readonly { chances: readonly number[] }[]): { at: number; seat: Seat; from: number; to: number } | null {
  let best: { at: number; seat: Seat; from: number; to: number } | null = null
  for (let at = 1; at < points.length; at++) {
    for (const [seat, to] of points[at]!.chances.entries()) {
      const from = points[at - 1]!.chances[seat] ?? 0
      if (best === null || to - from > best.to - best.from) best = { at, seat, from, to }
    }
  }
  return best
}
