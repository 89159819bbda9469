import { columnOf, rowOf, SIZE, spaceAt, type Space } from '../model.ts'

/** Spaces are 88 wide with a gap of 4, inside a frame of 32. */
export const CELL = 88
const PITCH = 92
const FRAME = 32
export const WIDE = 704

export const xOf = (space: Space): number => FRAME + columnOf(space) * PITCH
export const yOf = (space: Space): number => FRAME + rowOf(space) * PITCH
export const centre = (space: Space): { x: number; y: number } => ({ x: xOf(space) + CELL / 2, y: yOf(space) + CELL / 2 })

/** All spaces, in drawing order. */
export const ROWS = Array.from({ length: SIZE }, (_, row) => Array.from({ length: SIZE }, (__, column) => spaceAt(row, column)))
