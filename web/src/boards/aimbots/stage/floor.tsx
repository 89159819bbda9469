import { MODES, type View } from '@robodrome/aimbots/page'
import { memo } from 'react'
import { paint } from '../../../kit/seat.tsx'
import { CELL, ROWS, WIDE, xOf, yOf } from './geometry.ts'

/**
 * Frame, spaces, zones in their players' paint, and the names of rows and columns: everything that does not move, in a picture of its own.
 */
export const Floor = memo(
  function Floor({ view }: { view: View }) {
    return (
      <svg viewBox={`0 0 ${WIDE} ${WIDE}`} aria-hidden="true">
        <defs>
          <radialGradient id="ab-flood" cx=".5" cy=".45" r=".72">
            <stop offset="0" stopColor="var(--light)" stopOpacity=".17" />
            <stop offset=".65" stopColor="var(--light)" stopOpacity="0" />
            <stop offset="1" stopColor="var(--black)" stopOpacity=".22" />
          </radialGradient>
        </defs>
        <rect x="6" y="6" width={WIDE - 12} height={WIDE - 12} rx="26" fill="var(--slate-12)" stroke="var(--slate-35)" strokeWidth="3" />
        {ROWS.flat().map((at, i) => (
          <rect
            key={at}
            x={xOf(at)}
            y={yOf(at)}
            width={CELL}
            height={CELL}
            rx="10"
            fill={i % 2 === 0 ? 'var(--slate-28)' : 'var(--slate-24)'}
          />
        ))}
        {view.players.map(({ zone }, player) =>
          MODES[view.mode].side.zones[zone].map((at) => (
            <path key={at} d={EDGES[zone]} className={`ab-zone ${paint(player)}`} transform={`translate(${xOf(at)} ${yOf(at)})`} />
          )),
        )}
        <rect x="14" y="14" width={WIDE - 28} height={WIDE - 28} rx="20" fill="url(#ab-flood)" />
        {ROWS.map((row) => (
          <text key={row[0]} className="ab-label" x="19" y={yOf(row[0]!) + CELL / 2 + 6}>
            {row[0]![1]}
          </text>
        ))}
        {ROWS.at(-1)!.map((at) => (
          <text key={at} className="ab-label" x={xOf(at) + CELL / 2} y={WIDE - 13}>
            {at[0]}
          </text>
        ))}
      </svg>
    )
  },
  (a, b) => a.view.mode === b.view.mode && zonesOf(a.view) === zonesOf(b.view),
)

const zonesOf = ({ players }: View): string => players.map(({ zone }) => zone).join()

/** The outer edge of a space in a zone. */
const EDGES = { South: 'M6 80h76', North: 'M6 8h76', West: 'M8 6v76', East: 'M80 6v76' } as const
