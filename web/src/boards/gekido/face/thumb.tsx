import { Seats, dot } from '../../thumb-seats.tsx'

/** Nine tiles and an attack. */
export const Thumb = ({ seats }: { seats: number }) => (
  <>
    {Array.from({ length: 9 }, (_, i) => (
      <rect key={i} x={14 + (i % 3) * 23} y={3 + Math.floor(i / 3) * 22.5} width="21" height="20.5" rx="4" fill="var(--slate-35)" />
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
    <path d="M30 30l11-11" stroke="var(--cream)" strokeWidth="3" strokeLinecap="round" />
  </>
)
