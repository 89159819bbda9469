import type { Seat } from '@robodrome/kernel'
import { memo } from 'react'
import { paint } from '../kit/seat.tsx'
import type { Figure } from './face.ts'
import { FACES } from './faces.ts'

/** The drawings of each game are in one file, which is fetched on demand. */
const FILES: ReadonlyMap<Figure, string> = new Map(
  Array.from(FACES.values()).flatMap(({ robots, figures }) => figures.map((figure) => [figure, robots] as const)),
)

/** A robot in a seat's paint; with null, in the surrounding paint. Inside another drawing, x and y give its position. */
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
