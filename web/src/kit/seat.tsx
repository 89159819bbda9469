import type { Seat } from '@robodrome/kernel'
import { memo } from 'react'
import { words } from '../words/index.ts'

const BADGES = [
  'M12 2l9 3.2v6.6c0 5.4-3.8 8.6-9 10.2-5.2-1.6-9-4.8-9-10.2V5.2Z',
  'M7 2.5h10l5 9.5-5 9.5H7L2 12Z',
  'M10 2h4l.8 2.6 2.4 1 2.4-1.3 2.8 2.8-1.3 2.4 1 2.4L24 12l-2 2.9-1 2.4 1.3 2.4-2.8 2.8-2.4-1.3-2.4 1L14 24h-4l-.8-2-2.4-1-2.4 1.3-2.8-2.8 1.3-2.4-1-2.4L0 12l1.9-2.1 1-2.4L1.6 5.1l2.8-2.8 2.4 1.3 2.4-1Z',
  'M3 2h18v20l-9-5.5L3 22Z',
  'M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22Z',
  'M8 1.5h8L22.5 8v8L16 22.5H8L1.5 16V8Z',
  'M12 0.5l3.4 3.1 4.6-.4.4 4.6 3.1 3.4-3.1 3.4-.4 4.6-4.6-.4L12 23.5l-3.4-4.7-4.6.4-.4-4.6L.5 11.2l3.1-3.4.4-4.6 4.6.4Z',
  'M2 3.5C2 2.7 2.7 2 3.5 2h17c.8 0 1.5.7 1.5 1.5v17c0 .8-.7 1.5-1.5 1.5h-17c-.8 0-1.5-.7-1.5-1.5Z',
]

/** The class that paints a seat: its three tones and its pattern. */
export const paint = (seat: Seat): string => `seat-${(seat % BADGES.length) + 1}`

/** The paint of a side: that of its first seat, or bare metal for rivals without a seat. */
export const paintSide = ([seat]: readonly Seat[]): string => (seat === undefined ? 'seat-0' : paint(seat))

/** A seat's badge. Shape and number identify the seat, so that colour is never needed for that. */
export const Badge = memo(({ seat, size = 20, named = true }: { seat: Seat; size?: number; named?: boolean }) => (
  <svg
    className={`badge ${paint(seat)}`}
    width={size}
    height={size}
    viewBox="-1 -1 26 26"
    {...(named ? { role: 'img', 'aria-label': words.seat(seat) } : { 'aria-hidden': true })}
  >
    <path d={BADGES[seat % BADGES.length]} fill="var(--p)" stroke="var(--o)" />
    <text x="12" y={seat % BADGES.length === 3 ? 13.8 : 16.6} textAnchor="middle" fontSize="12.5" fontWeight="800" fill="var(--ink)">
      {seat + 1}
    </text>
  </svg>
))
