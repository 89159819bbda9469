import type { TileKind } from '@robodrome/gekido/page'
import { memo } from 'react'
import { TileArt } from '../art/tile.tsx'
import { cellAt } from '../model.ts'
import { viewBoxOf, wideOf, xOf, yOf } from './geometry.ts'

/** The shadow below a tile, inset from its edge. */
const SHADOW = [44, 32, 20, 8]
/** The outline of the arena's floor. */
const floorOf = (wide: number): string => `M10-26H${wide - 10}L${wide + 24} 8V${wide + 24}L${wide - 10} ${wide + 52}H10L-24 ${wide + 24}V8Z`

interface GroundProps {
  size: number
  /** The tiles row by row, with their effects where they matter at the moment. */
  tiles: readonly TileKind[]
  notes: readonly (string | undefined)[]
}

const isSame = <T,>(a: readonly T[], b: readonly T[]): boolean => a.length === b.length && a.every((each, i) => each === b[i])

/** Everything that does not move, in a picture of its own that is redrawn only when a tile or its note changes. */
export const Ground = memo(
  function Ground({ size, tiles, notes }: GroundProps) {
    const wide = wideOf(size)
    return (
      <svg viewBox={viewBoxOf(size)} aria-hidden="true">
        <defs>
          <radialGradient id="gk-flood" cx=".5" cy=".35" r=".75">
            <stop offset="0" stopColor="var(--light)" stopOpacity=".2" />
            <stop offset=".75" stopColor="var(--light)" stopOpacity="0" />
            <stop offset="1" stopColor="var(--black)" stopOpacity=".16" />
          </radialGradient>
        </defs>
        {SHADOW.map((width) => (
          <path key={width} className="gk-shadow" d={floorOf(wide)} strokeWidth={width} transform="translate(0 20)" />
        ))}
        <path d={floorOf(wide)} fill="var(--slate-12)" stroke="var(--slate-28)" strokeWidth="4" />
        <path
          d={`M-24 ${wide + 24}L10 ${wide + 52}H${wide - 10}L${wide + 24} ${wide + 24}`}
          fill="none"
          stroke="var(--o)"
          strokeWidth="4"
        />
        {tiles.map((kind, i) => {
          const at = cellAt(Math.floor(i / size), i % size)
          return <TileArt key={at} kind={kind} x={xOf(at)} y={yOf(at)} note={notes[i]} />
        })}
        <rect width={wide} height={wide} rx="18" fill="url(#gk-flood)" />
      </svg>
    )
  },
  (a, b) => a.size === b.size && isSame(a.tiles, b.tiles) && isSame(a.notes, b.notes),
)
