import type { TileKind } from '@robodrome/gekido/page'
import type { ReactNode } from 'react'
import { words } from '../words/index.ts'

const INK = 'var(--o)'

const ART: Readonly<Record<TileKind, ReactNode>> = {
  GRILL: (
    <>
      <rect x="34" y="40" width="132" height="112" rx="14" fill="var(--orange-18)" />
      <path
        className="gk-ember"
        d="M52 58v76M72 58v76M92 58v76M112 58v76M132 58v76M150 58v76"
        stroke="var(--orange-65)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M52 62v68M72 62v68M92 62v68M112 62v68M132 62v68M150 62v68" stroke="var(--orange-74)" strokeWidth="2" strokeLinecap="round" />
      <rect x="34" y="40" width="132" height="112" rx="14" fill="none" stroke={INK} strokeWidth="4" />
    </>
  ),
  HIGH: (
    <>
      <path d="M62 36h76l38 60-38 60H62L24 96Z" fill="var(--slate-28)" stroke={INK} strokeWidth="4" />
      <path d="M70 48h60l30 48-30 48H70L40 96Z" fill="var(--slate-35)" />
      <path d="M70 48h60l30 48h-30l-14-22H84L70 96H40Z" fill="var(--slate-50)" />
      <path
        d="M86 112l14-13 14 13M86 128l14-13 14 13"
        fill="none"
        stroke="var(--slate-90)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".9"
      />
    </>
  ),
  ENERGY: (
    <>
      <circle cx="100" cy="96" r="62" fill="var(--blue-26)" stroke={INK} strokeWidth="4" />
      <circle cx="100" cy="96" r="48" fill="none" stroke="var(--blue-54)" strokeWidth="5" strokeDasharray="20 10" />
      <circle cx="100" cy="96" r="33" fill="var(--slate-12)" />
      <path d="M107 68l-28 34h17l-8 24 32-35h-18Z" fill="var(--blue-80)" />
    </>
  ),
  LASER: (
    <>
      <circle cx="100" cy="96" r="62" fill="var(--red-24)" stroke={INK} strokeWidth="4" />
      <g fill="none" stroke="var(--red-75)" strokeWidth="5">
        <circle cx="100" cy="96" r="46" />
        <path d="M100 30v34M100 128v34M34 96h34M132 96h34" />
      </g>
      <circle cx="100" cy="96" r="20" fill="var(--red-75)" />
      <circle cx="100" cy="96" r="9" fill="var(--white)" />
    </>
  ),
  CENTER: (
    <>
      <path d="M100 26l70 70-70 70-70-70Z" fill="var(--violet-25)" stroke={INK} strokeWidth="4" />
      <path d="M100 44l52 52-52 52-52-52Z" fill="none" stroke="var(--violet-82)" strokeWidth="5" />
      <g fill="var(--slate-90)" stroke={INK} strokeWidth="3">
        <rect x="70" y="76" width="30" height="42" rx="5" transform="rotate(-14 85 97)" />
        <rect x="100" y="76" width="30" height="42" rx="5" transform="rotate(14 115 97)" />
        <rect x="85" y="72" width="30" height="44" rx="5" />
      </g>
    </>
  ),
}

/** A tile, 200 wide, with thickness, art and name; x and y give its upper left corner. */
export const TileArt = ({ kind, x, y, note }: { kind: TileKind; x: number; y: number; note?: string | undefined }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect y="22" width="200" height="200" rx="18" fill="var(--o)" />
    <rect y="12" width="200" height="200" rx="18" fill="var(--slate-18)" />
    <rect width="200" height="200" rx="18" fill="var(--slate-35)" />
    <rect x="2" y="2" width="196" height="196" rx="16" fill="none" stroke="var(--white)" strokeOpacity=".1" strokeWidth="3" />
    <g fill="var(--slate-18)">{[15, 185].flatMap((cx) => [15, 185].map((cy) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="5" />))}</g>
    <g transform="translate(0 -4)">{ART[kind]}</g>
    <text className="gk-tile-name" x="100" y="189" textAnchor="middle">
      {words.tile[kind]}
    </text>
    {note !== undefined && (
      <text className="gk-tile-note" x="100" y="26" textAnchor="middle">
        {note}
      </text>
    )}
  </g>
)
