import { CELL, centre, xOf, yOf } from './geometry.ts'
import type { Space } from '../model.ts'

/** A possible destination. */
export const Goal = ({ at, chosen }: { at: Space; chosen: boolean }) => {
  const { x, y } = centre(at)
  return (
    <g>
      <circle cx={x} cy={y} r="19" fill="var(--o)" opacity=".5" />
      <circle cx={x} cy={y} r="16" className={`ab-goal ${chosen ? 'chosen' : ''}`} />
    </g>
  )
}

/** A bot that can act or be acted on. */
export const Touchable = ({ at }: { at: Space }) => (
  <rect className="ab-touchable" x={xOf(at) + 2} y={yOf(at) + 2} width={CELL - 4} height={CELL - 4} rx="10" />
)

/** The frame of a target; yellow for the deciding player. */
export const Aim = ({ at, asked }: { at: Space; asked: boolean }) => {
  const { x, y } = centre(at)
  const path = 'M-45-26v-19h19M26-45h19v19M45 26v19H26M-26 45h-19V26'
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <path d={path} stroke="var(--o)" strokeWidth="9" />
      <path d={path} stroke={asked ? 'var(--yellow-62)' : 'var(--red-75)'} strokeWidth="5" />
    </g>
  )
}

/**
 * The hit chance above a target. If a bot stands above, it is inside the target's space, because it would otherwise seem to belong to that
 * bot.
 */
export const Pill = ({ at, text, inside }: { at: Space; text: string; inside: boolean }) => {
  const { x } = centre(at)
  const wide = 22 + text.length * 9.6
  return (
    <g className="ab-chance" transform={`translate(${x} ${yOf(at) + (inside ? 18 : -12)})`}>
      <rect x={-wide / 2} y="-16" width={wide} height="30" rx="15" fill="var(--yellow-62)" stroke="var(--o)" strokeWidth="3" />
      <text y="6" textAnchor="middle" fontSize="18" fontWeight="850" fill="var(--signal-ink)">
        {text}
      </text>
    </g>
  )
}

/** The line of fire, or the path of a move. It is animated for the deciding player, and pauses while other things move. */
export const Way = ({ from, to, kind, marches = false }: { from: Space; to: Space; kind: 'fire' | 'move'; marches?: boolean }) => {
  const [a, b] = [centre(from), centre(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const short = (by: number): string => `${a.x + ((b.x - a.x) * by) / length} ${a.y + ((b.y - a.y) * by) / length}`
  const path = `M${short(kind === 'fire' ? 44 : 30)}L${short(length - (kind === 'fire' ? 44 : 22))}`
  return (
    <g strokeLinecap="round" fill="none">
      <path d={path} stroke="var(--o)" strokeWidth="10" />
      <path d={path} className={`ab-way ${kind}${marches ? ' marches' : ''}`} />
    </g>
  )
}

/** The acting or chosen bot. */
export const Glow = ({ at, asked }: { at: Space; asked: boolean }) => {
  const colour = asked ? 'var(--yellow-62)' : 'var(--slate-90)'
  const box = { x: xOf(at) + 1, y: yOf(at) + 1, width: CELL - 2, height: CELL - 2, rx: 10 }
  return (
    <g>
      <rect {...box} fill={colour} opacity=".16" />
      <rect {...box} fill="none" stroke={colour} strokeWidth="4" />
    </g>
  )
}

export const Scrap = ({ at }: { at: Space }) => {
  const { x, y } = centre(at)
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--o)" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M-22 8l10-20 16-4 18 12-2 14-16 10-18-2Z" fill="var(--slate-50)" />
      <path d="M-22 8l10-20 16-4-6 18-10 18Z" fill="var(--slate-67)" stroke="none" />
      <path d="M-22 8l10-20 16-4 18 12-2 14-16 10-18-2Z" fill="none" />
      <circle cx="3" cy="0" r="8" fill="var(--k)" />
      <path d="M5-6l-8 8h6l-3 7 8-9H2Z" fill="var(--blue-80)" stroke="none" />
    </g>
  )
}

/** The effect of a hit, where it happened. */
export const Burst = ({ at, text }: { at: Space; text: string }) => {
  const { x, y } = centre(at)
  return (
    <g className="ab-burst" transform={`translate(${x} ${y})`}>
      <g>
        <path d="M0-52l11 20 23-10-6 25 25 7-20 16 15 22-26-3-3 27-19-18-19 18-3-27-26 3 15-22-20-16 25-7-6-25 23 10Z" />
        <text y="8">{text}</text>
      </g>
    </g>
  )
}
