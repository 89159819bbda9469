import type { Ghost, RobotId, Run, Space } from '@robodrome/volt/page'
import type { Seat } from '@robodrome/kernel'
import { Token } from '../art/token.tsx'
import { along, centre } from './geometry.ts'

/** The reader's program if nobody interferes: paths with arrows, shots, and where the robot ends. */
export const GhostRun = ({ ghost, id, seat, at }: { ghost: Ghost; id: RobotId; seat: Seat; at: Space | null }) => {
  const stops = [...new Set(ghost.runs.map(({ path }) => path.at(-1)!))].filter((stop) => stop !== at)
  return (
    <g className={`seat-${seat + 1}`}>
      {ghost.runs.map((run) => (
        <Way key={run.die} run={run} />
      ))}
      {stops.map((stop, i) => {
        const { x, y } = centre(stop)
        return (
          <g key={stop} transform={`translate(${x} ${y})`} opacity={i === stops.length - 1 ? 0.6 : 0.3}>
            <Token id={id} seat={seat} />
          </g>
        )
      })}
      {ghost.runs.flatMap((run) =>
        run.shots.map((shot) => <Shot key={`${run.die} ${shot.to}`} from={run.path.at(-1)!} to={shot.to} hits={shot.hits !== null} />),
      )}
      {ghost.runs.map((run, i) => (
        <UnitTag key={run.die} run={run} shift={ghost.runs.slice(0, i).filter((other) => sameSpot(other, run)).length} />
      ))}
    </g>
  )
}

const Way = ({ run: { path } }: { run: Run }) => {
  if (path.length < 2) return null
  const [a, b] = [centre(path[0]!), centre(path.at(-1)!)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const line = `M${along(a, b, 26)}L${along(a, b, Math.max(28, length - 22))}`
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={line} stroke="var(--o)" strokeWidth="11" />
      <path d={line} className="march vt-way" stroke="var(--p3)" strokeWidth="5" strokeDasharray="2 11" />
      <path transform={`translate(${b.x} ${b.y}) rotate(${angle})`} d="M-32-9l12 9-12 9" stroke="var(--o)" strokeWidth="9" />
      <path transform={`translate(${b.x} ${b.y}) rotate(${angle})`} d="M-32-9l12 9-12 9" stroke="var(--p3)" strokeWidth="5" />
    </g>
  )
}

export const Shot = ({ from, to, hits }: { from: Space; to: Space; hits: boolean }) => {
  const [a, b] = [centre(from), centre(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length === 0) return null
  const line = `M${along(a, b, 18)}L${along(a, b, hits ? length - 12 : length + 20)}`
  return (
    <g strokeLinecap="round" opacity={hits ? 1 : 0.5}>
      <path d={line} stroke="var(--o)" strokeWidth="9" />
      <path d={line} stroke="var(--red-75)" strokeWidth="5" strokeDasharray={hits ? undefined : '10 9'} />
      {hits && <path d={line} stroke="var(--white)" strokeWidth="1.5" />}
    </g>
  )
}

/** Where the number of a unit is shown: in the middle of the path, or of the shot. */
function spotOf({ path, shots }: Run): { x: number; y: number } {
  const [a, b] = [centre(shots[0] ? path.at(-1)! : path[0]!), centre(shots[0]?.to ?? path.at(-1)!)]
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
const sameSpot = (a: Run, b: Run): boolean => Math.hypot(spotOf(a).x - spotOf(b).x, spotOf(a).y - spotOf(b).y) < 20

const UnitTag = ({ run, shift }: { run: Run; shift: number }) => {
  const { x, y } = spotOf(run)
  const unit = run.die.slice(0, run.die.indexOf(' '))
  return (
    <g transform={`translate(${x + shift * 26} ${y + shift * 12})`}>
      <rect x="-15" y="-11" width="30" height="22" rx="11" fill="var(--p3)" stroke="var(--o)" strokeWidth="2.5" />
      <text y="4.5" textAnchor="middle" fontSize="13" fontWeight="850" fill="var(--ink)">
        {unit}
      </text>
    </g>
  )
}
