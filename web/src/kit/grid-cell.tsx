import { memo } from 'react'
import { onPress, type Cell } from './use-grid.ts'

interface Props extends Cell {
  at: string
  label: string
  title?: string
  selected: boolean
  className: string
  x: number
  y: number
  width: number
  height: number
  rx: string
  /** Whether Enter is left to the table, which confirms the choice. */
  leavesEnter?: boolean
  /** One stable function for all cells; see `useNewest`. */
  choose(at: string): void
}

/** A space of a board. It is memoised, because most of the dozens of cells do not change between frames. */
export const GridCell = memo(function GridCell({ at, label, title, selected, leavesEnter = false, choose, ...rest }: Props) {
  return (
    <rect
      role="gridcell"
      {...rest}
      data-cell={at}
      aria-label={label}
      {...(selected && { 'aria-selected': true })}
      onClick={() => choose(at)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !leavesEnter) onPress(() => choose(at))(event)
      }}
    >
      {title !== undefined && <title>{title}</title>}
    </rect>
  )
})
