import type { Seat } from '@robodrome/kernel'
import { memo } from 'react'
import { paint } from '../kit/seat.tsx'
import type { Figure } from './face.ts'
import { FACES } from './faces.ts'

/** The drawings of each game are one file, fetched on demand. */
const FILES: ReadonlyMap<Figure, string> = new Map(
  Array.from(FACES.values()).flatMap(({ robots, figures }) => figures.map((figure) => [figure, robots] as const)),
)

/** A robot in a seat's paint; null takes the surrounding paint. Inside another drawing give x and y. */
export const Robot = memo(({ figure, seat, size, x, y }: { figure: Figure; seat: Seat | null; size: number; x?: number; y?: number }) => (
  <svg
    className={seat === null ? 'art' : `art ${paint(seat)}`}
    x={x}
    y={y}
    width={size}
    height={(size * 170) / 168}
    viewBox="-4 -10 168 170"
    aria-hidden="true"
  >
    <use href={`${FILES.get(figure)}#${figure}`} x="-4" y="-10" width="168" height="170" />
  </svg>
))
