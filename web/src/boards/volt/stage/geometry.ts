import type { Space } from '@robodrome/volt/page'
import { columnOf, rowOf } from '../model.ts'

/** Spaces are 64 wide, inside a wall of 34. */
export const PITCH = 64
export const CELL = 61
export const FRAME = 34
export const WIDE = 644

export const centre = (space: Space): { x: number; y: number } => ({
  x: FRAME + PITCH / 2 + columnOf(space) * PITCH,
  y: FRAME + PITCH / 2 + rowOf(space) * PITCH,
})

/** The border between two neighbouring spaces, as the ends of a line. */
export function edgeOf(a: Space, b: Space): readonly [x1: number, y1: number, x2: number, y2: number] {
  const [p, q] = [centre(a), centre(b)]
  const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2]
  return p.x === q.x ? [x - PITCH / 2, y, x + PITCH / 2, y] : [x, y - PITCH / 2, x, y + PITCH / 2]
}

/** A point on the line between two places, this far from the first. */
export const along = (a: { x: number; y: number }, b: { x: number; y: number }, by: number): string => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return `${a.x + ((b.x - a.x) * by) / length} ${a.y + ((b.y - a.y) * by) / length}`
}
