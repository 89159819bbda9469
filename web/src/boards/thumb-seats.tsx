import type { ReactNode } from 'react'
import { paint } from '../kit/seat.tsx'

type Spot = readonly [x: number, y: number]

/** A mark for each seat, in its paint. */
export const Seats = ({ at, seats, mark }: { at: readonly Spot[]; seats: number; mark(x: number, y: number): ReactNode }) =>
  at.slice(0, seats).map(([x, y], seat) => (
    <g key={seat} className={paint(seat)}>
      {mark(x, y)}
    </g>
  ))

export const dot = (x: number, y: number): ReactNode => <circle cx={x} cy={y} r="8" fill="var(--p)" />
