import type { Seat } from '@robodrome/kernel'
import { paint } from '../kit/seat.tsx'
import type { Figure } from './face.ts'
import { Robot } from './robot.tsx'
import './pad.css'

/** The ring of a seat's pad: both its pattern and its colour identify the seat. */
const RINGS = [undefined, '16 7', '3 7', '2 5'] as const

/** A pad of the arena under its lamp, with its robot. Without a robot, the pad is open. */
export const Pad = ({ seat, figure, height = 260 }: { seat: Seat; figure: Figure | null; height?: number }) => (
  <svg className={`pad ${paint(seat)}`} viewBox="0 0 260 300" height={height} aria-hidden="true">
    <path className="cone" d="M100 8L14 262h232L160 8Z" />
    <rect className="lamp" x="88" y="0" width="84" height="13" rx="5" />
    <path className="bulbs" d="M99 7.5h8M118 7.5h8M137 7.5h8M156 7.5h5" />
    <ellipse className="shadow" cx="130" cy="261" rx="112" ry="29" />
    <ellipse className={figure === null ? 'base open' : 'base'} cx="130" cy="254" rx="112" ry="28" />
    {figure !== null && <ellipse className="ring" cx="130" cy="254" rx="94" ry="21" strokeDasharray={RINGS[seat % RINGS.length]} />}
    {figure !== null && <Robot figure={figure} seat={seat} size={194} x={33} y={72} />}
  </svg>
)
