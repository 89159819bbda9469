import type { Seat } from '@robodrome/kernel'
import type { SeenEvent } from '@robodrome/table'
import type { BoardModule, Count } from '../../boards/board.ts'
import { Badge } from '../../kit/seat.tsx'
import { afterWords } from '../../words/after.ts'

/** The totals of the battle, one row per seat; collapsed at first. */
export function Numbers({
  board,
  told,
  seats,
  nameOf,
}: {
  board: BoardModule
  told: readonly SeenEvent[]
  seats: number
  nameOf(seat: Seat): string
}) {
  if (!board.numbers) return null
  const columns = board.numbers
  return (
    <details className="numbers panel">
      <summary>{afterWords.numbers}</summary>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: seats }, (_, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <span className="row">
                    <Badge seat={seat} />
                    {nameOf(seat)}
                  </span>
                </th>
                {columns.map((column) => (
                  <td key={column.title}>{figureOf(column, told, seat)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** A seat's figure in a column. */
function figureOf({ adds, of }: Count, told: readonly SeenEvent[], seat: Seat): string {
  const sum = (count: Count['adds']): number =>
    told.reduce((all, { event }) => {
      const added = count(event)
      return added?.[0] === seat ? all + added[1] : all
    }, 0)
  return of ? afterWords.ofTries(sum(adds), sum(of)) : String(sum(adds))
}
