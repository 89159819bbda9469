import { Seats } from '../../thumb-seats.tsx'

/** Giants that face each other, limb by limb. */
export const Thumb = ({ seats }: { seats: number }) => (
  <>
    <path d="M4 66h88" stroke="var(--slate-35)" strokeWidth="3" strokeLinecap="round" />
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
