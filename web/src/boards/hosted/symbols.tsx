import type { ComponentType } from 'react'
import { Pips } from '../../kit/die.tsx'

const die = (face: number) => () => (
  <svg viewBox="-22 -22 44 44" className="hb-symbol">
    <rect x="-20" y="-20" width="40" height="40" rx="9" fill="var(--bone)" stroke="var(--bone3)" strokeWidth="2" />
    <g fill="var(--ink)">
      <Pips value={face} />
    </g>
  </svg>
)

const suit = (path: string, paint: string) => () => (
  <svg viewBox="0 0 24 24" className="hb-symbol">
    <path d={path} fill={paint} />
  </svg>
)

/** Drawings that every game may use in its phrases: `{ symbol: 'die-3', text: '3' }`. */
export const SYMBOLS: Readonly<Record<string, ComponentType>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [`die-${face}`, die(face)])),
  hearts: suit('M12 21C2 13 3 4 8 4c2 0 3 1 4 3 1-2 2-3 4-3 5 0 6 9-4 17Z', 'var(--red-54)'),
  diamonds: suit('M12 2l8 10-8 10-8-10Z', 'var(--red-54)'),
  spades: suit('M12 2c9 8 9 14 4 14-1 0-2 0-3-1l2 7H9l2-7c-1 1-2 1-3 1-5 0-5-6 4-14Z', 'var(--hi)'),
  clubs: suit('M12 3a4 4 0 0 1 3 7 4 4 0 1 1-2 6l2 6H9l2-6a4 4 0 1 1-2-6 4 4 0 0 1 3-7Z', 'var(--hi)'),
}
