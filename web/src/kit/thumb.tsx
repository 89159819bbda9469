import type { ReactNode } from 'react'
import { paint } from './seat.tsx'

/** A board in small, drawn for each game in its own shape, with a mark a seat. */
export function Thumb({ game, seats }: { game: string; seats: number }) {
  const Board = BOARDS[game] ?? BOARDS['gekido']!
  return (
    <svg className="th" viewBox="0 0 96 72" aria-hidden="true">
      <rect width="96" height="72" rx="10" fill="var(--slate-12)" />
      <Board seats={seats} />
    </svg>
  )
}

type Spot = readonly [x: number, y: number]

const Seats = ({ at, seats, mark }: { at: readonly Spot[]; seats: number; mark(x: number, y: number): ReactNode }) =>
  at.slice(0, seats).map(([x, y], seat) => (
    <g key={seat} className={paint(seat)}>
      {mark(x, y)}
    </g>
  ))

const dot = (x: number, y: number): ReactNode => <circle cx={x} cy={y} r="8" fill="var(--p)" />

/** Nine tiles and an attack. */
const Gekido = ({ seats }: { seats: number }) => (
  <>
    {Array.from({ length: 9 }, (_, i) => (
      <rect key={i} x={14 + (i % 3) * 23} y={3 + Math.floor(i / 3) * 22.5} width="21" height="20.5" rx="4" fill="var(--slate-34)" />
    ))}
    <Seats
      seats={seats}
      at={[
        [24.5, 35.5],
        [47.5, 13],
        [70.5, 35.5],
        [70.5, 58],
      ]}
      mark={dot}
    />
    <path d="M30 30l11-11" stroke="var(--yellow-94)" strokeWidth="3" strokeLinecap="round" />
  </>
)

/** A grid on which each team has square bots. */
const Aimbots = ({ seats }: { seats: number }) => (
  <>
    <rect x="15" y="3" width="66" height="66" rx="6" fill="var(--slate-27)" />
    <path d="M15 19.5h66M15 36h66M15 52.5h66M31.5 3v66M48 3v66M64.5 3v66" stroke="var(--slate-35-b)" />
    <Seats
      seats={seats}
      at={[
        [18, 55],
        [67, 6],
        [18, 6],
        [67, 55],
      ]}
      mark={(x, y) => (
        <>
          <rect x={x} y={y} width="11" height="11" rx="3" fill="var(--p)" />
          <rect x={x < 48 ? x + 16.5 : x - 16.5} y={y < 36 ? y + 16.5 : y - 16.5} width="11" height="11" rx="3" fill="var(--p)" />
        </>
      )}
    />
  </>
)

/** A board with cut corners, pits and laser walls. */
const Volt = ({ seats }: { seats: number }) => (
  <>
    <path d="M22 3h52l10 10v46L74 69H22L12 59V13Z" fill="var(--slate-25)" />
    <path d="M30 3v66M48 3v66M66 3v66M12 18h72M12 36h72M12 54h72" stroke="var(--slate-35-b)" />
    <rect x="32" y="38" width="14" height="14" rx="3" fill="var(--o)" />
    <path d="M31 18h16M67 37v16" stroke="var(--blue-62-b)" strokeWidth="3" strokeLinecap="round" />
    <Seats
      seats={seats}
      at={[
        [57, 11],
        [39, 28],
        [75, 60],
        [21, 60],
      ]}
      mark={(x, y) => <circle cx={x} cy={y} r="6.5" fill="var(--p)" />}
    />
  </>
)

/** Giants that face each other, limb by limb. */
const Pbl = ({ seats }: { seats: number }) => (
  <>
    <path d="M4 66h88" stroke="var(--slate-35-b)" strokeWidth="3" strokeLinecap="round" />
    <Seats
      seats={seats}
      at={Array.from({ length: seats }, (_, seat) => [48 + (seat - (seats - 1) / 2) * (seats > 3 ? 24 : 80 / seats), 40] as const)}
      mark={(x, y) => (
        <g fill="var(--p)" stroke="var(--o)" strokeWidth="1.5">
          <rect x={x - 6} y={y - 26} width="12" height="9" rx="3" />
          <rect x={x - 8} y={y - 15} width="16" height="20" rx="4" />
          <rect x={x - 14} y={y - 13} width="5" height="19" rx="2" fill="var(--p2)" />
          <rect x={x + 9} y={y - 13} width="5" height="19" rx="2" fill="var(--p2)" />
          <rect x={x - 7} y={y + 6} width="6" height="19" rx="2" fill="var(--p3)" />
          <rect x={x + 1} y={y + 6} width="6" height="19" rx="2" fill="var(--p3)" />
        </g>
      )}
    />
  </>
)

const BOARDS: Readonly<Record<string, (props: { seats: number }) => ReactNode>> = { gekido: Gekido, aimbots: Aimbots, volt: Volt, pbl: Pbl }
