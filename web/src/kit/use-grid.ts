import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import './grid.css'

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** Attributes that make an element a cell of a grid. */
export interface Cell {
  'data-row': number
  'data-column': number
  tabIndex: 0 | -1
  onFocus(): void
  onBlur(): void
}

/**
 * A grid with one tab stop. Arrows move cell by cell, or with Ctrl to the next cell that `stops`; Home and End go to the ends of the row.
 * Focus returns to its last cell, or to the first that stops. Cells carry `data-row` and `data-column`.
 */
export function useGrid(rows: number, columns: number, start: readonly [number, number], stops: (row: number, column: number) => boolean) {
  const [moved, setMoved] = useState<readonly [number, number] | null>(null)
  const [isInside, setInside] = useState(false)
  const grid = useRef<SVGGElement & HTMLDivElement>(null)
  const [row, column] = moved && (isInside || stops(...moved)) ? moved : start
  const inside = (r: number, c: number): boolean => r >= 0 && r < rows && c >= 0 && c < columns

  const go = (r: number, c: number): void => {
    setMoved([r, c])
    grid.current?.querySelector<HTMLElement>(`[data-row="${r}"][data-column="${c}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step) {
      let r = row + step[0]
      let c = column + step[1]
      while (event.ctrlKey && inside(r, c) && !stops(r, c)) {
        r += step[0]
        c += step[1]
      }
      if (inside(r, c)) go(r, c)
    } else if (event.key === 'Home') go(row, 0)
    else if (event.key === 'End') go(row, columns - 1)
    else return
    event.preventDefault()
  }
  const onFocus = useMemo(() => {
    const enter = (r: number, c: number): void => {
      setMoved([r, c])
      setInside(true)
    }
    return listed(rows, (r) => listed(columns, (c) => () => enter(r, c)))
  }, [rows, columns])
  const onBlur = useCallback(() => setInside(false), [])
  const cell = (r: number, c: number): Cell => ({
    'data-row': r,
    'data-column': c,
    tabIndex: r === row && c === column ? 0 : -1,
    onFocus: onFocus[r]![c]!,
    onBlur,
  })
  return { grid, onKeyDown, cell }
}

const listed = <T>(length: number, each: (i: number) => T): T[] => Array.from({ length }, (_, i) => each(i))

/** Enter and the space bar act like a click on a cell; controls inside it keep their own keys. */
export const onPress =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if ((event.key !== 'Enter' && event.key !== ' ') || event.target !== event.currentTarget) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
