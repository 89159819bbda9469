import type { CardName } from '@robodrome/pbl/page'
import { useGrid } from '../../../kit/use-grid.ts'
import { onCard, openAt } from '../anchors.ts'
import { CardCell } from './card.tsx'
import { useTable } from './touch.tsx'

/** Cards in a row with one tab stop; arrow keys move between them. */
export function CardGrid({ cards, label, className = '' }: { cards: readonly CardName[]; label: string; className?: string }) {
  const { spots } = useTable()
  const can = (i: number): boolean => cards[i] !== undefined && openAt(spots, onCard(cards[i])).length > 0
  const first = Math.max(
    0,
    cards.findIndex((_card, i) => can(i)),
  )
  const { grid, onKeyDown, cell } = useGrid(1, cards.length, [0, first], (_row, column) => can(column))
  return (
    <div ref={grid} className={`pb-cards ${className}`} role="grid" aria-label={label} data-count={cards.length} onKeyDown={onKeyDown}>
      <div role="row">
        {cards.map((card, i) => (
          <CardCell key={card} name={card} cell={cell(0, i)} />
        ))}
      </div>
    </div>
  )
}
