import { Seats } from '../../thumb-seats.tsx'

/** A grid on which each team has square bots. */
export const Thumb = ({ seats }: { seats: number }) => (
  <>
    <rect x="15" y="3" width="66" height="66" rx="6" fill="var(--slate-28)" />
    <path d="M15 19.5h66M15 36h66M15 52.5h66M31.5 3v66M48 3v66M64.5 3v66" stroke="var(--slate-35)" />
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
