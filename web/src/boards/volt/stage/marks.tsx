import type { Space } from '@robodrome/volt/page'
import { memo } from 'react'
import { CELL, centre } from './geometry.ts'

/** A possible space. */
export const Goal = memo(({ at, strong }: { at: Space; strong: boolean }) => {
  const { x, y } = centre(at)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={strong ? 14 : 9} fill="var(--o)" opacity=".55" />
      <circle r={strong ? 11 : 6} className={`vt-goal ${strong ? 'strong' : ''}`} />
    </g>
  )
})

/** A touchable robot or other piece on its space. */
export const Touchable = ({ at }: { at: Space }) => {
  const { x, y } = centre(at)
  return <rect className="vt-touchable" x={x - CELL / 2 + 1} y={y - CELL / 2 + 1} width={CELL - 2} height={CELL - 2} rx="7" />
}

/** The robot whose die is being activated. */
export const Acting = ({ at }: { at: Space }) => {
  const { x, y } = centre(at)
  return <circle cx={x} cy={y} r="28" fill="none" stroke="var(--blue-80)" strokeWidth="3.5" strokeDasharray="10 6" />
}

/** The frame of a choice. */
export const Aim = ({ at }: { at: Space }) => {
  const { x, y } = centre(at)
  const path = 'M-27-15v-12h12M15-27h12v12M27 15v12H15M-15 27h-12V15'
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <path d={path} stroke="var(--o)" strokeWidth="7" />
      <path d={path} stroke="var(--yellow-62)" strokeWidth="4" />
    </g>
  )
}

/** A VP token, which is `small` next to a robot on the same space. */
export const VpToken = memo(({ at, number, small }: { at: Space; number: number; small: boolean }) => {
  const { x, y } = centre(at)
  return (
    <g className="vt-vp" transform={small ? `translate(${x - 21} ${y - 20}) scale(.56)` : `translate(${x} ${y})`}>
      <circle cy="4" r="22" fill="var(--bone3)" stroke="var(--o)" strokeWidth="2" />
      <circle r="22" fill="var(--bone)" stroke="var(--o)" strokeWidth={small ? 4 : 2.5} />
      {!small && <circle r="17" fill="none" stroke="var(--bone2)" strokeWidth="2.5" strokeDasharray="3 3" />}
      <text y={small ? 9 : 7} textAnchor="middle" fontSize={small ? 26 : 20} fontWeight="850" fill="var(--slate-12)">
        {number}
      </text>
    </g>
  )
})

/** A mine in its owner's paint. */
export const Mine = memo(({ at, className }: { at: Space; className: string }) => {
  const { x, y } = centre(at)
  return (
    <g className={className} transform={`translate(${x} ${y})`} stroke="var(--o)" strokeLinejoin="round">
      <path d="M0-22v44M-22 0h44M-15-15l30 30M15-15l-30 30" stroke="var(--o)" strokeWidth="9" strokeLinecap="round" />
      <path d="M0-22v44M-22 0h44M-15-15l30 30M15-15l-30 30" stroke="var(--m)" strokeWidth="4.5" strokeLinecap="round" />
      <circle r="15" fill="var(--p2)" strokeWidth="2.5" />
      <circle r="9" fill="var(--p)" stroke="none" />
      <circle r="3.5" fill="var(--red-75)" strokeWidth="1.5" />
    </g>
  )
})
