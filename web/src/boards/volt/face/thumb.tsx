import { Seats } from '../../thumb-seats.tsx'

/** A board with cut corners, pits and laser walls. */
export const Thumb = ({ seats }: { seats: number }) => (
  <>
    <path d="M22 3h52l10 10v46L74 69H22L12 59V13Z" fill="var(--slate-24)" />
    <path d="M30 3v66M48 3v66M66 3v66M12 18h72M12 36h72M12 54h72" stroke="var(--slate-35)" />
    <rect x="32" y="38" width="14" height="14" rx="3" fill="var(--o)" />
    <path d="M31 18h16M67 37v16" stroke="var(--blue-54)" strokeWidth="3" strokeLinecap="round" />
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
