import type { BoardModule, BoardProps } from '../../boards/board.ts'
import { Sheet } from '../../kit/sheet.tsx'
import { words } from '../../words/index.ts'
import { goesOnAlone } from '../pace.ts'
import type { Standing } from './use-orders.ts'
import './orders.css'

/** How long to pass, and which cards still ask. Both can be changed at any time. */
export function OrdersSheet({
  board: { passing },
  props: { snapshot, seat },
  standing: { orders, span: passes, untold, order, asking },
  onClose,
}: {
  board: BoardModule
  props: BoardProps
  standing: Standing
  onClose(): void
}) {
  if (!passing || seat === null) return null
  const w = words.table.orders
  const spans = passing.spans(snapshot, seat)
  const pieces = passing.pieces(snapshot, seat)
  return (
    <Sheet title={w.title} onClose={onClose}>
      <p className="sheet-note">{goesOnAlone(snapshot) ? `${w.note} ${passing.lasting ? w.keptByTable : w.keptByPage}` : w.note}</p>
      <fieldset className="orders">
        <legend>{w.pass}</legend>
        <label>
          <input type="radio" name="span" checked={passes === null} onChange={() => order(null)} />
          {w.never}
        </label>
        {spans.map(({ id, title, mark }) => (
          <label key={id}>
            <input type="radio" name="span" checked={passes === id} onChange={() => order({ id, mark })} />
            {title}
          </label>
        ))}
      </fieldset>
      <p className="sheet-note" role="status">
        {untold && w.untold}
      </p>
      {pieces.length > 0 && (
        <fieldset className="orders">
          <legend>{w.ask}</legend>
          {pieces.map(({ id, name }) => (
            <label key={id}>
              <input type="checkbox" checked={orders.ask.includes(id)} onChange={() => asking?.toggle(id)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </Sheet>
  )
}
