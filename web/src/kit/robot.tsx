import type { Seat } from '@robodrome/kernel'
import { memo } from 'react'
import aimbots from '../art/aimbots.svg'
import giants from '../art/giants.svg'
import robots from '../art/robots.svg'
import { paint } from './seat.tsx'

export type Figure =
  | 'aim-always'
  | 'aim-attack'
  | 'aim-booster'
  | 'aim-defense'
  | 'aim-pivot'
  | 'bot-meow'
  | 'bot-over'
  | 'bot-pytron'
  | 'bot-slicer'
  | 'bot-tetsu'
  | 'bot-vrex'
  | 'pbl-crystal'
  | 'pbl-obsidian'
  | 'pbl-solar'
  | 'volt-coil'
  | 'volt-hound'
  | 'volt-merc'
  | 'volt-reaper'

/** Each game's drawings are one file, fetched where they are shown. */
const spriteOf = (figure: Figure): string => (figure.startsWith('aim-') ? aimbots : figure.startsWith('pbl-') ? giants : robots)

/** A robot in a seat's paint, or with null in that of its surroundings. Inside another drawing give x and y. */
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
    <use href={`${spriteOf(figure)}#${figure}`} x="-4" y="-10" width="168" height="170" />
  </svg>
))
