import type { Block } from '@robodrome/outside'
import { plain } from '@robodrome/phrases'
import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import { onPress, useGrid } from '../../kit/use-grid.ts'
import { paint } from '../../kit/seat.tsx'
import { hostedWords as w } from '../../words/hosted.ts'
import { landingAt, legalMoves, type BoardProps, type Place } from './model.ts'

/**
 * A board of squares with one stop for the Tab key: arrows move between squares, Enter presses one. A square has a move of its own, or a
 * piece that is first lifted and then put down.
 */
export function Grid({ block: { rows, title }, props }: { block: Extract<Block, { kind: 'grid' }>; props: BoardProps }) {
  const { select, chosen, snapshot, reader } = props
  const [picked, setPicked] = useState<{ of: number; at: Place } | null>(null)
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const legal = legalMoves(rows, snapshot)
  const lifted = picked !== null && picked.of === snapshot.seq ? picked.at : null
  const roles = rows.map((row, r) =>
    row.map((square, c) => {
      const landing = lifted === null ? null : landingAt(legal(lifted).moves, [r, c])
      const { move, moves } = legal([r, c])
      return { square, move: landing ?? move, isLanding: landing !== null, canLift: moves.length > 0, moves }
    }),
  )
  const press = (r: number, c: number): void => {
    const { move, canLift } = roles[r]![c]!
    if (move !== null) select(move)
    else if (canLift) setPicked(isAt(lifted, r, c) ? null : { of: snapshot.seq, at: [r, c] })
  }
  const isActive = (r: number, c: number): boolean => {
    const role = roles[r]?.[c]
    return role !== undefined && (role.move !== null || role.canLift)
  }
  const grid = useGrid(rows.length, columns, [0, 0], isActive)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || lifted === null) return grid.onKeyDown(event)
    event.stopPropagation()
    setPicked(null)
  }
  return (
    <div
      className="hb-grid"
      role="grid"
      aria-label={plain(title, reader)}
      ref={grid.grid}
      onKeyDown={onKeyDown}
      style={{ '--columns': columns, '--rows': rows.length } as CSSProperties}
    >
      {roles.map((row, r) => (
        <div key={r} role="row">
          {row.map(({ square: { text, seat, tone, name }, move, isLanding, canLift, moves }, c) => {
            const isLifted = isAt(lifted, r, c)
            const isOpen = move !== null || (lifted === null && canLift)
            const isChosen = chosen !== null && (chosen === move || moves.some((each) => each.move === chosen))
            const said = isLanding ? w.landing : isLifted ? w.lifted : canLift ? w.canLift : ''
            const classes = ['hb-square', tone ?? '', isOpen ? 'open' : '', isLifted ? 'lifted' : '', seat === undefined ? '' : paint(seat)]
            return (
              <span
                key={c}
                role="gridcell"
                {...grid.cell(r, c)}
                className={classes.filter(Boolean).join(' ')}
                aria-label={[plain(name, reader), said].filter(Boolean).join(', ')}
                aria-selected={isLifted || isChosen}
                {...(move !== null && { 'data-move': move })}
                onClick={() => press(r, c)}
                onKeyDown={onPress(() => press(r, c))}
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

const isAt = (place: Place | null, r: number, c: number): boolean => place !== null && place[0] === r && place[1] === c
