import { arenaOf, KEYS, type Key, type Space, type View } from '@robodrome/volt/page'
import type { Told } from '../model.ts'
import { words } from '../words/index.ts'
import { centre } from './geometry.ts'
import { Shot } from './ghost-run.tsx'

/** The current event: shots, hits, detonations, a destroyed robot, a point. */
export const Shown = ({ event, view }: { event: Told; view: View }) => {
  const from = 'robot' in event ? (view.robots[event.robot]?.at ?? null) : null
  if (event.kind === 'fire' && from !== null)
    return <Shot from={from} to={event.at ?? lineEnd(view, from, event.direction)} hits={event.at !== null} />
  if (event.kind === 'crossfire' && from !== null)
    return event.directions.map((direction) => {
      const end = lineEnd(view, from, direction)
      const hit = event.at.find((space) => between(from, end, space))
      return <Shot key={direction} from={from} to={hit ?? end} hits={hit !== undefined} />
    })
  if ((event.kind === 'heads' || event.kind === 'aims') && from !== null) return <Sight from={from} to={event.at} />
  if (event.kind === 'damage') return <Flash at={event.at} text={`−${event.points}`} tone="harm" />
  if (event.kind === 'detonation' || event.kind === 'grenade') return <Blast at={event.at} size={96} />
  if (event.kind === 'destroyed') return <Blast at={event.at} size={44} />
  if (event.kind === 'vp' && from !== null) return <Flash at={from} text={words.gained} tone="gain" />
  return null
}

/** The end of an unobstructed line of fire. */
function lineEnd(view: View, from: Space, direction: Key): Space {
  const { cells } = arenaOf(view)
  const dir = KEYS.indexOf(direction)
  let at = from
  for (let next = cells[at]?.step[dir] ?? null; next !== null; next = cells[at]?.step[dir] ?? null) at = next
  return at
}

/** Whether a space lies on the line from one to another. */
function between(from: Space, to: Space, at: Space): boolean {
  const [a, b, p] = [centre(from), centre(to), centre(at)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  return Math.abs(Math.hypot(p.x - a.x, p.y - a.y) + Math.hypot(b.x - p.x, b.y - p.y) - length) < 1
}

/** A KillBot's target. */
const Sight = ({ from, to }: { from: Space; to: Space }) => {
  const [a, b] = [centre(from), centre(to)]
  const line = `M${a.x} ${a.y}L${b.x} ${b.y}`
  const ring = 'M-27-15v-12h12M15-27h12v12M27 15v12H15M-15 27h-12V15'
  return (
    <g fill="none" strokeLinecap="round">
      <path d={line} stroke="var(--o)" strokeWidth="7" opacity=".7" />
      <path d={line} stroke="var(--red-75)" strokeWidth="3" strokeDasharray="3 8" />
      <g transform={`translate(${b.x} ${b.y})`}>
        <path d={ring} stroke="var(--o)" strokeWidth="7" />
        <path d={ring} stroke="var(--red-75)" strokeWidth="4" />
      </g>
    </g>
  )
}

const Flash = ({ at, text, tone }: { at: Space; text: string; tone: 'harm' | 'gain' }) => {
  const { x, y } = centre(at)
  const wide = 24 + text.length * 11
  return (
    <g transform={`translate(${x} ${y - 36})`} className="vt-flash">
      <rect
        x={-wide / 2}
        y="-16"
        width={wide}
        height="32"
        rx="16"
        fill={tone === 'harm' ? 'var(--red-75)' : 'var(--lime-62)'}
        stroke="var(--o)"
        strokeWidth="3"
      />
      <text y="7" textAnchor="middle" fontSize="20" fontWeight="850" fill="var(--ink)">
        {text}
      </text>
    </g>
  )
}

const Blast = ({ at, size }: { at: Space; size: number }) => {
  const { x, y } = centre(at)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={size} fill="var(--red-75)" opacity=".28" />
      <path
        className="vt-blast"
        d="M0-34l9 18 20-10-8 21 19 9-20 6 5 21-17-13-14 15-3-20-21 1 13-16-14-15 21 1Z"
        fill="var(--e)"
        stroke="var(--o)"
        strokeWidth="3"
      />
    </g>
  )
}
