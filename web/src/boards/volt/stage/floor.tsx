import { arenaOf, ARROWS, contentOf, KEYS, type BoardId, type Boxed, type Cell } from '@robodrome/volt/page'
import { memo } from 'react'
import { SIZE, spaceAt } from '../model.ts'
import { CELL, centre } from './geometry.ts'
import { Edges } from './edges.tsx'

/** The rotation of a starting space's arrow. */
function turnOf(g: Boxed, at: string): number | undefined {
  const side = contentOf(g).box.starts.find(({ spaces }) => spaces.includes(at))
  return side && ARROWS[side.id] * 45
}
const INSIDE = 'M96 16H548L628 96V548L548 628H96L16 548V96Z'

/** Everything printed on a board: spaces, pits, workshops, VP spaces, walls, barriers, doors, floodlights. */
export const Floor = memo(function Floor({ box, board }: { box: string; board: BoardId }) {
  const cells = Object.values(arenaOf({ box, board }).cells)
  return (
    <>
      <Paints />
      <path d="M92 8H552L636 92V552L552 636H92L8 552V92Z" fill="var(--slate-12)" stroke="var(--slate-35)" strokeWidth="3" />
      <path d={INSIDE} fill="var(--slate-18)" stroke="var(--o)" strokeWidth="2" />
      {cells.map((cell) => (
        <SpaceArt key={cell.at} cell={cell} arrow={turnOf({ box }, cell.at)} />
      ))}
      <Labels />
      <path d={INSIDE} fill="url(#vt-flood)" />
      {CORNERS.map(([x, y, turn]) => (
        <Floodlight key={turn} transform={`translate(${x} ${y}) rotate(${turn})`} />
      ))}
      <Edges board={contentOf({ box }).boards[board]!} />
    </>
  )
})

const CORNERS = [
  [44, 44, 45],
  [600, 44, 135],
  [600, 600, 225],
  [44, 600, 315],
] as const

const Paints = () => (
  <defs>
    <radialGradient id="vt-pit">
      <stop offset="0" stopColor="var(--black)" />
      <stop offset="1" stopColor="var(--o)" />
    </radialGradient>
    <radialGradient id="vt-flood" cx=".5" cy=".42" r=".72">
      <stop offset="0" stopColor="var(--light)" stopOpacity=".17" />
      <stop offset=".62" stopColor="var(--light)" stopOpacity="0" />
      <stop offset="1" stopColor="var(--black)" stopOpacity=".28" />
    </radialGradient>
    <pattern id="vt-hazard" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="14" height="14" fill="var(--signal-dark)" />
      <rect width="7" height="14" fill="var(--yellow-44)" />
    </pattern>
  </defs>
)

const SpaceArt = ({ cell, arrow }: { cell: Cell; arrow: number | undefined }) => {
  const { x, y } = centre(cell.at)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-CELL / 2}
        y={-CELL / 2}
        width={CELL}
        height={CELL}
        rx="7"
        fill={(cell.column + cell.row) % 2 === 0 ? 'var(--slate-24)' : 'var(--slate-28)'}
      />
      <path d="M-24-29.5h48" stroke="var(--white)" strokeOpacity=".07" strokeWidth="2" />
      {arrow !== undefined && (
        <path
          transform={`rotate(${arrow})`}
          d="M-12 8l12-11 12 11M-12-3l12-11 12 11"
          stroke="var(--slate-35)"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {cell.highVoltage && <HighVoltage />}
      {cell.pit && <Pit />}
      {cell.workshop && <Workshop />}
      {cell.vp > 0 && <VpSpace number={cell.vp} />}
    </g>
  )
}

const Pit = () => (
  <>
    <rect x="-29" y="-29" width="58" height="58" rx="9" fill="url(#vt-hazard)" />
    <rect x="-23" y="-23" width="46" height="46" rx="7" fill="url(#vt-pit)" />
    <path d="M-23-16a7 7 0 0 1 7-7h32a7 7 0 0 1 7 7" fill="none" stroke="var(--black)" strokeWidth="3" opacity=".6" />
  </>
)

const Workshop = () => (
  <>
    <rect x="-25" y="-25" width="50" height="50" rx="8" fill="var(--slate-28)" stroke="var(--slate-50)" strokeWidth="2" />
    <path
      transform="translate(-15 -15) scale(1.25)"
      d="M21.5 6.8a5.8 5.8 0 0 1-7.6 7.2L7.3 20.6a2.75 2.75 0 0 1-3.9-3.9L10 10.1a5.8 5.8 0 0 1 7.2-7.6l-3.4 3.4.6 3.7 3.7.6Z"
      fill="var(--slate-67)"
    />
  </>
)

const HighVoltage = () => (
  <>
    <rect
      x="-28"
      y="-28"
      width="56"
      height="56"
      rx="7"
      fill="var(--violet-25)"
      stroke="var(--pink-77)"
      strokeWidth="2"
      strokeDasharray="7 5"
    />
    <path d="M22-25l-9 13h6l-3 9 10-13h-6l4-9Z" fill="var(--pink-77)" />
    <path d="M-20 5l-9 13h6l-3 9 10-13h-6l4-9Z" fill="var(--pink-77)" />
  </>
)

const VpSpace = ({ number }: { number: number }) => (
  <>
    <circle r="21" fill="none" stroke="var(--slate-50)" strokeWidth="2.5" strokeDasharray="5 4" />
    <text y="6.5" textAnchor="middle" fontSize="18" fontWeight="800" fill="var(--slate-67)">
      {number}
    </text>
  </>
)

const Floodlight = ({ transform }: { transform: string }) => (
  <g transform={transform}>
    <path d="M10-26L70-70V70L10 26Z" fill="var(--light)" opacity=".07" />
    <rect x="-16" y="-26" width="22" height="52" rx="6" fill="var(--slate-24)" stroke="var(--slate-35)" strokeWidth="2.5" />
    {[-15, 0, 15].map((y) => (
      <circle key={y} cx="-2" cy={y} r="6" fill="var(--light)" />
    ))}
  </g>
)

/** Names of rows and columns are in the arena wall; those of the outermost are in its corners. */
const Labels = () => (
  <g className="vt-label">
    {Array.from({ length: SIZE }, (_, i) => {
      const outer = i === 0 || i === SIZE - 1
      const row = centre(spaceAt(i, 0))
      const column = centre(spaceAt(SIZE - 1, i))
      return (
        <g key={KEYS[i] ?? i}>
          <text x={outer ? 88 : 26} y={row.y + 5}>
            {SIZE - i}
          </text>
          <text x={column.x} y={outer ? 562 : 624}>
            {'abcdefghi'[i]}
          </text>
        </g>
      )
    })}
  </g>
)
