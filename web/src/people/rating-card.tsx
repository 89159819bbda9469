import type { Profile } from '@robodrome/protocol'
import { poolName } from '../boards/people.ts'
import { Icon } from '../kit/icons.tsx'
import { placeHref } from '../page/route.ts'
import { words } from '../words/index.ts'

type Rating = Profile['ratings'][number]

/** How many rated battles a player needs before a rating is shown, and before it is no longer provisional (LG-RATE-2). */
const FIRST = 5
const SETTLED = 10

/** One pool: the rating and its uncertainty, its history, and a sentence. */
export function RatingCard({ pool, rating }: { pool: string; rating: Rating | null }) {
  const w = words.profile.ratings
  const matches = rating?.matches ?? 0
  return (
    <a className="panel rating" href={placeHref('ratings', pool)}>
      <h3>{poolName(pool)}</h3>
      {rating === null || matches < FIRST ? (
        <>
          <strong className="none">{w.notYet}</strong>
          <span className="rating-pips" aria-hidden="true">
            {Array.from({ length: FIRST }, (_, i) => (
              <i key={i} className={i < matches ? 'done' : ''}>
                {i < matches && <Icon name="check" size={14} />}
              </i>
            ))}
          </span>
          <small>{w.missing(FIRST - matches)}</small>
        </>
      ) : (
        <>
          <span className="number">
            <strong>
              {rating.rating}
              {matches < SETTLED && '?'}
            </strong>{' '}
            {w.give(rating.spread)}
          </span>
          <Line line={rating.line} />
          <small>{matches < SETTLED ? w.settling(matches) : rating.ahead === null ? w.after(matches) : w.ahead(rating.ahead)}</small>
        </>
      )}
    </a>
  )
}

const WIDTH = 230
const HEIGHT = 56

/** The history of a rating with its uncertainty as a band. */
function Line({ line }: { line: Rating['line'] }) {
  const low = Math.min(...line.map(({ rating, spread }) => rating - spread))
  const high = Math.max(...line.map(({ rating, spread }) => rating + spread))
  const x = (i: number): number => (line.length === 1 ? WIDTH : (i * (WIDTH - 6)) / (line.length - 1))
  const y = (value: number): number => HEIGHT - 3 - ((value - low) / Math.max(1, high - low)) * (HEIGHT - 6)
  const path = (points: readonly (readonly [number, number])[]): string =>
    points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')
  const top = line.map(({ rating, spread }, i) => [x(i), y(rating + spread)] as const)
  const bottom = line.map(({ rating, spread }, i) => [x(i), y(rating - spread)] as const).toReversed()
  const middle = line.map(({ rating }, i) => [x(i), y(rating)] as const)
  const [lastX, lastY] = middle.at(-1)!
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.profile.ratings.line(line[0]!.rating, line.at(-1)!.rating)}
      preserveAspectRatio="none"
    >
      <polygon className="band" points={path([...top, ...bottom])} />
      <polyline className="way" points={path(middle)} />
      <circle className="now" cx={lastX} cy={lastY} r="4" />
    </svg>
  )
}
