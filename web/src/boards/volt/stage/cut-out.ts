import type { Ghost, Space } from '@robodrome/volt/page'
import { columnOf, rowOf, SIZE } from '../model.ts'
import { FRAME, PITCH } from './geometry.ts'

/** The spaces that a hand shows of the arena, in a row and in a column. */
const WIDE = 7
const HIGH = 5
/** A robot is taller than its space: so much of the wall is shown beyond the outer spaces. */
const MARGIN = 0.4

export interface CutOut {
  x: number
  y: number
  width: number
  height: number
}

/** The part of the arena around a robot, moved just far enough to show its whole ghost run. It is larger if the run needs that. */
export function cutOut(at: Space, ghost: Ghost | null): CutOut {
  const spaces = [at, ...(ghost?.runs ?? []).flatMap(({ path, shots }) => [...path, ...shots.map(({ to }) => to)])]
  const [columns, rows] = [spaces.map(columnOf), spaces.map(rowOf)]
  const growth = Math.max(1, span(columns) / WIDE, span(rows) / HIGH)
  const [wide, high] = [WIDE * growth, HIGH * growth]
  return {
    x: FRAME + from(columnOf(at), columns, wide) * PITCH,
    y: FRAME + from(rowOf(at), rows, high) * PITCH,
    width: wide * PITCH,
    height: high * PITCH,
  }
}

const span = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers) + 1

/** Where a stretch of this length begins that has the robot in its middle, or as near to it as the other places and the wall allow. */
function from(middle: number, all: readonly number[], length: number): number {
  const most = SIZE + MARGIN - length
  if (most < -MARGIN) return (SIZE - length) / 2
  const centred = Math.max(Math.min(middle + 0.5 - length / 2, Math.min(...all)), Math.max(...all) + 1 - length)
  return Math.min(most, Math.max(-MARGIN, centred))
}
