import type { Face } from './face.ts'
import { EXTRAS } from './extras.ts'
import scene from './neutral.svg'
import { dot, Seats } from './thumb-seats.tsx'

/** The positions of up to eight seats around a table. */
const around = (seats: number): [number, number][] =>
  Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI * (0.5 + (2 * seat) / seats)
    return [48 + 34 * Math.cos(angle), 36 + 23 * Math.sin(angle)]
  })

const Thumb = ({ seats }: { seats: number }) => (
  <>
    <ellipse cx="48" cy="36" rx="26" ry="16" fill="var(--slate-35)" />
    <Seats seats={seats} at={around(seats)} mark={dot} />
  </>
)

/** The face of a game without drawings of its own: Robodrome's robots around a table. */
export const NEUTRAL: Face = {
  players: [2, 8],
  minutes: 30,
  complexity: 1,
  scene,
  Thumb,
  robots: '',
  figures: Object.values(EXTRAS),
}
