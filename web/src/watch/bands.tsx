import type { Story } from '@robodrome/protocol'
import { areaOf } from '../kit/stacked.ts'
import { percent } from '../kit/odds.ts'
import { Badge, paint } from '../kit/seat.tsx'
import { words } from '../words/index.ts'

const WIDTH = 320
const HEIGHT = 124

/** Each seat's win chance from the start until now, or to the end. A dashed line marks the turning point. */
export const CourseGraph = ({ chances, names, turn }: { chances: readonly number[][]; names: readonly string[]; turn?: number }) => (
  <svg className="story" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words.watch.graph(names)}>
    {names.map((_, seat) => (
      <path
        key={seat}
        className={paint(seat)}
        d={areaOf(chances, seat, WIDTH, HEIGHT)}
        fill="var(--p)"
        stroke="var(--o)"
        strokeWidth="1.5"
      />
    ))}
    {turn !== undefined && <path className="turn" d={`M${(turn * WIDTH).toFixed(1)} 0V${HEIGHT}`} />}
  </svg>
)

export const StoryGraph = ({ story: { chances, names, turn } }: { story: Story }) => (
  <CourseGraph chances={chances} names={names} turn={turn} />
)

/** The current chances as one bar, each part in its seat's paint and pattern. */
export const ChanceBar = ({ chances }: { chances: readonly number[] }) => (
  <span className="bar" aria-hidden="true">
    {chances.map((chance, seat) => (
      <i key={seat} className={`band ${paint(seat)}`} ref={(element) => element?.style.setProperty('flex-grow', chance.toFixed(3))} />
    ))}
  </span>
)

/** Every player with a chance, in the order of the bar. */
export const ChanceList = ({ chances, names }: { chances: readonly number[]; names: readonly string[] }) => (
  <ol className="chance-list">
    {names.map((name, seat) => (
      <li key={seat}>
        <Badge seat={seat} />
        <b className="grow ellipsis">{name}</b>
        <span className="tabular">{percent(chances[seat] ?? 0)}</span>
      </li>
    ))}
  </ol>
)

/** Who is ahead, in words. */
export const leader = (chances: readonly number[] | null, names: readonly string[]): string => {
  if (chances === null) return words.watch.noChance
  const [first = 0, second = 0] = chances.toSorted((a, b) => b - a)
  return first - second < 0.05 ? words.watch.close : words.watch.leads(names[chances.indexOf(first)] ?? '')
}
