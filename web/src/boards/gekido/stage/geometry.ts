import type { Cell } from '@robodrome/gekido/page'
import { columnOf, rowOf } from '../model.ts'

/** Tiles are 200 wide with a gap of 10. */
export const TILE = 200
export const PITCH = 210

export const xOf = (cell: Cell): number => columnOf(cell) * PITCH
export const yOf = (cell: Cell): number => rowOf(cell) * PITCH

/** The width of an arena of this size, and of its picture including the edge. */
export const wideOf = (size: number): number => size * PITCH - (PITCH - TILE)
export const viewBoxOf = (size: number): string => `-30 -42 ${wideOf(size) + 60} ${wideOf(size) + 98}`

type Point = { x: number; y: number }

const center = (cell: Cell): Point => ({ x: xOf(cell) + 100, y: yOf(cell) + 92 })

/** A curved arrow from a Bot to another cell: line and head, with gaps to both figures. */
export function arrow(from: Cell, to: Cell): { line: string; head: string } {
  const a = center(from)
  const b = center(to)
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const along: Point = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  const start: Point = { x: a.x + along.x * 62, y: a.y + along.y * 62 }
  const end: Point = { x: b.x - along.x * 72, y: b.y - along.y * 72 }
  const arch = (length - 134) * 0.2
  const bend: Point = { x: (start.x + end.x) / 2 + along.y * arch, y: (start.y + end.y) / 2 - along.x * arch }
  const into = Math.hypot(end.x - bend.x, end.y - bend.y) || 1
  const tip: Point = { x: (end.x - bend.x) / into, y: (end.y - bend.y) / into }
  const wing = (side: number): string => {
    const x = end.x - tip.x * 22 + side * tip.y * 17
    const y = end.y - tip.y * 22 - side * tip.x * 17
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return {
    line: `M${start.x.toFixed(1)} ${start.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`,
    head: `M${wing(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}L${wing(-1)}`,
  }
}
