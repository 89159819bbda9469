import type { Block } from '@robodrome/outside'
import { plain } from '@robodrome/phrases'
import type { CSSProperties } from 'react'
import { onPress, useGrid } from '../../kit/use-grid.ts'
import { paint } from '../../kit/seat.tsx'
import type { BoardProps } from './model.ts'

/** A board of squares: one stop for the Tab key, arrows move along the squares, Enter chooses the move of a square. */
export function Grid({ block: { rows, title }, props }: { block: Extract<Block, { kind: 'grid' }>; props: BoardProps }) {
  const { select, chosen, snapshot, reader } = props
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const open = (row: number, column: number): string | null => {
    const move = rows[row]?.[column]?.move
    return move !== undefined && snapshot.options.some(({ text }) => text === move) ? move : null
  }
  const grid = useGrid(rows.length, columns, [0, 0], (row, column) => open(row, column) !== null)
  return (
    <div
      className="hb-grid"
      role="grid"
      aria-label={plain(title, reader)}
      ref={grid.grid}
      onKeyDown={grid.onKeyDown}
      style={{ '--columns': columns } as CSSProperties}
    >
      {rows.map((row, r) => (
        <div key={r} role="row">
          {row.map(({ text, seat, tone, name }, c) => {
            const move = open(r, c)
            const choose = (): void => {
              if (move !== null) select(move)
            }
            const classes = ['hb-square', tone ?? '', move === null ? '' : 'open', seat === undefined ? '' : paint(seat)]
            return (
              <span
                key={c}
                role="gridcell"
                {...grid.cell(r, c)}
                className={classes.filter(Boolean).join(' ')}
                aria-label={plain(name, reader)}
                aria-selected={move !== null && chosen === move}
                {...(move !== null && { 'data-move': move })}
                onClick={choose}
                onKeyDown={onPress(choose)}
              >
                {text !== undefined && <b className={seat === undefined ? '' : 'piece'}>{text}</b>}
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
}
