import type { Cell } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import { paint } from '../../../kit/seat.tsx'
import { arrow, xOf, yOf } from './geometry.ts'

/** Shows who attacks whom. The arrow is animated for the deciding player, and pauses while other things move. */
export const AttackArrow = ({ from, to, seat, marches }: { from: Cell; to: Cell; seat: Seat; marches: boolean }) => {
  const { line, head } = arrow(from, to)
  return (
    <g className={`gk-arrow ${paint(seat)}`} aria-hidden="true">
      <path d={line} stroke="var(--o)" strokeWidth="17" />
      <path d={head} stroke="var(--o)" strokeWidth="15" />
      <path d={line} stroke="var(--p)" strokeWidth="9" strokeDasharray="2 17" className={marches ? 'march' : ''} />
      <path d={head} stroke="var(--p)" strokeWidth="8" />
    </g>
  )
}

/** A chosen, unconfirmed move. */
export const GhostArrow = ({ from, to }: { from: Cell; to: Cell }) => {
  const { line, head } = arrow(from, to)
  return (
    <g className="gk-arrow" aria-hidden="true">
      <path d={line} stroke="var(--o)" strokeWidth="15" />
      <path d={head} stroke="var(--o)" strokeWidth="15" />
      <path d={line} stroke="var(--signal)" strokeWidth="7" strokeDasharray="14 12" />
      <path d={head} stroke="var(--signal)" strokeWidth="7" />
    </g>
  )
}

/** The dashed frame of the target, with corner brackets. */
export const TargetFrame = ({ cell }: { cell: Cell }) => (
  <g className="gk-target" transform={`translate(${xOf(cell)} ${yOf(cell)})`} aria-hidden="true">
    <rect x="3" y="3" width="194" height="194" rx="16" strokeDasharray="26 14" />
  </g>
)

/**
 * A pill hangs below its tile. If another Bot stands there, it is inside the tile, because it would otherwise seem to belong to that Bot.
 */
const BELOW = 196
const INSIDE = 162

/** The possible result for the Bot here: damage and chance. */
export const ForecastPill = ({ cell, loss, chance, inside }: { cell: Cell; loss: string; chance: string; inside: boolean }) => {
  const wide = 24 + loss.length * 12
  const whole = wide + 16 + chance.length * 11
  return (
    <g
      className="gk-pill"
      transform={`translate(${xOf(cell) + 100 - whole / 2} ${yOf(cell) + (inside ? INSIDE : BELOW)})`}
      aria-hidden="true"
    >
      <rect width={whole} height="34" rx="17" fill="var(--o)" />
      <rect x="3" y="3" width={wide - 3} height="28" rx="14" fill="var(--red-75)" />
      <text x={wide / 2 + 1} y="24" fontSize="20" fontWeight="850" fill="var(--ink)">
        {loss}
      </text>
      <text x={wide + (whole - wide) / 2 - 2} y="23" fontSize="18" fontWeight="750" fill="var(--cream)">
        {chance}
      </text>
    </g>
  )
}

/** A number that rises from a damaged or healed Bot. */
export const Burst = ({ cell, text, tone }: { cell: Cell; text: string; tone: 'harm' | 'gain' }) => (
  <g transform={`translate(${xOf(cell) + 100} ${yOf(cell) + 80})`} aria-hidden="true">
    <g className={`gk-burst ${tone}`}>
      <path d="M0-62l14 26 28-12-8 30 30 8-24 20 18 26-31-3-4 32-23-21-23 21-4-32-31 3 18-26-24-20 30-8-8-30 28 12Z" />
      <text y="13">{text}</text>
    </g>
  </g>
)
