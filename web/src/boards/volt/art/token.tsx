import type { RobotId } from '@robodrome/volt/page'
import type { Seat } from '@robodrome/kernel'
import { memo } from 'react'
import type { Figure } from '../../face.ts'
import { Robot } from '../../robot.tsx'
import { paint } from '../../../kit/seat.tsx'

export const FIGURES: Readonly<Record<RobotId, Figure>> = { V: 'volt-coil', M: 'volt-merc', H: 'volt-hound', R: 'volt-reaper' }

/** A robot's paint: its seat's, or bare metal for a KillBot. */
export const paintClass = (seat: Seat | null): string => (seat === null ? 'vt-bare' : paint(seat))

/** Rings that identify the seat without its colour. */
const RINGS = [undefined, '15 5', '1 8', '2 5']

const BURST = 'M8 0l2.6 5.4L16 3.6l-2 5 4 2.8-5 1.4.4 5.6L8 15.4l-5.4 3 .4-5.6-5-1.4 4-2.8-2-5 5.4 1.8Z'

/** A robot on its base, centred on its space. Ring and paint identify the seat, and the silhouette identifies the robot. */
export const Token = memo(
  ({ id, seat, damage = 0, facing }: { id: RobotId; seat: Seat | null; damage?: number; facing?: number | undefined }) => (
    <g className={paintClass(seat)}>
      <ellipse cy="21" rx="27" ry="10" fill="var(--o)" opacity=".75" />
      <ellipse cy="18" rx="26" ry="9.5" fill="var(--p2)" stroke="var(--o)" strokeWidth="2" />
      <ellipse
        cy="17"
        rx="21"
        ry="6.5"
        fill="none"
        stroke="var(--p3)"
        strokeWidth="3.5"
        strokeLinecap={seat === 2 ? 'round' : undefined}
        strokeDasharray={seat === null ? '5 3' : RINGS[seat]}
      />
      {facing !== undefined && (
        <path
          transform={`rotate(${facing * 45})`}
          d="M-9-22l9-9 9 9"
          fill="none"
          stroke="var(--red-75)"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      )}
      <Robot figure={FIGURES[id]} seat={null} size={66} x={-33} y={-46} />
      {Array.from({ length: damage }, (_, i) => (
        <path key={i} transform={`translate(${3 + i * 12} 13)`} d={BURST} fill="var(--red-75)" stroke="var(--o)" strokeWidth="2" />
      ))}
    </g>
  ),
)

/** A single damage token, for lists. */
export const Burst = memo(({ size = 12 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="-2 -1 20 20" fill="currentColor" aria-hidden="true">
    <path d={BURST} />
  </svg>
))
