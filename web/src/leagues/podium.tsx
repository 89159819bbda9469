import type { Seat } from '@robodrome/kernel'
import type { Figure } from '../boards/face.ts'
import { Robot } from '../boards/robot.tsx'
import './podium.css'

export interface Step {
  figure: Figure
  seat: Seat
  /** '' for a robot without an entrant. */
  name: string
  place: number
  own?: boolean
}

/** The best entrants on their steps, the first in the middle and highest. Screen readers hear them in order of place. */
export const Podium = ({ steps, size = 110 }: { steps: readonly Step[]; size?: number }) => (
  <ol className="lg-podium">
    {steps.map(({ figure, seat, name, place, own }, i) => (
      <li key={i} className={own ? `step-${i + 1} own` : `step-${i + 1}`}>
        <Robot figure={figure} seat={seat} size={i === 0 ? size : size * 0.8} />
        <b className="lg-step">{place}</b>
        {name !== '' && <span className="ellipsis">{name}</span>}
      </li>
    ))}
  </ol>
)
