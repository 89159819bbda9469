import type { Space } from '@robodrome/volt/page'
import { memo } from 'react'
import { GridCell } from '../../../kit/grid-cell.tsx'
import type { Cell } from '../../../kit/use-grid.ts'
import { CELL, centre } from './geometry.ts'

interface Shown extends Cell {
  at: Space
  label: string
  title: string
  selected: boolean
  className: string
}

interface Row {
  cells: readonly Shown[]
  choose(at: string): void
}

/** A row of spaces. It is memoised, because a frame changes only one or two of the nine rows. */
export const CellRow = memo(
  ({ cells, choose }: Row) => (
    <g role="row">
      {cells.map((each) => {
        const { x, y } = centre(each.at)
        return <GridCell key={each.at} {...each} x={x - CELL / 2} y={y - CELL / 2} width={CELL} height={CELL} rx="7" choose={choose} />
      })}
    </g>
  ),
  (a, b) => a.choose === b.choose && a.cells.every((each, i) => isSame(each, b.cells[i]!)),
)

const isSame = (a: Shown, b: Shown): boolean =>
  a.label === b.label &&
  a.title === b.title &&
  a.selected === b.selected &&
  a.className === b.className &&
  a.tabIndex === b.tabIndex &&
  a.onFocus === b.onFocus &&
  a.onBlur === b.onBlur
