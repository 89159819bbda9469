import type { ReactNode } from 'react'
import { onPress, useGrid } from '../../../kit/use-grid.ts'
import { openAt, type Anchor } from '../anchors.ts'
import { nameWith, touchAt, useTable } from './touch.tsx'

/** A stack of cards that is chosen as a whole: a pile, a hand, a deck. */
export interface Heap {
  anchor: Anchor
  title: string
  /** What is known about it, in words. */
  name: string
  count: number
  faces?: ReactNode
}

/** Stacks side by side, face down unless their cards are known. */
export function HeapGrid({ heaps, label, className = '' }: { heaps: readonly Heap[]; label: string; className?: string }) {
  const table = useTable()
  const can = (i: number): boolean => heaps[i] !== undefined && openAt(table.spots, heaps[i].anchor).length > 0
  const first = Math.max(
    0,
    heaps.findIndex((_heap, i) => can(i)),
  )
  const { grid, onKeyDown, cell } = useGrid(1, heaps.length, [0, first], (_row, column) => can(column))
  return (
    <div ref={grid} className={`pb-heaps ${className}`} role="grid" aria-label={label} onKeyDown={onKeyDown}>
      <div role="row">
        {heaps.map(({ anchor, title, name, count, faces }, i) => {
          const touch = touchAt(table, anchor)
          return (
            <div
              key={anchor}
              role="gridcell"
              {...cell(0, i)}
              className={`pb-heap${touch.className}`}
              aria-label={nameWith(name, touch)}
              title={touch.told}
              onClick={touch.act}
              onKeyDown={onPress(touch.act)}
            >
              <b>{title}</b>
              {faces ?? <span className="pb-back">{count}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
