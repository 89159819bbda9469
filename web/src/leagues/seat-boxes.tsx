import { words } from '../words/index.ts'
import './seat-boxes.css'

/** The maximum number of boxes that can be counted at a glance. */
const MOST_BOXES = 8

/** Taken and free places, as boxes and as numbers. */
export const SeatBoxes = ({ taken, of }: { taken: number; of: number }) => (
  <span className="lg-seats">
    {of <= MOST_BOXES && (
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} className={i < taken ? 'taken' : ''} />
        ))}
      </span>
    )}
    {words.leagues.seats(taken, of)}
  </span>
)
