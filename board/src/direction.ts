/** The eight directions of a square grid, clockwise from north (up the board). */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The four directions along rows and columns, clockwise from north. */
export const ORTHOGONAL = ['N', 'E', 'S', 'W'] as const
export type Orthogonal = (typeof ORTHOGONAL)[number]

/** How far one step in a direction leads east and north. */
export const VECTORS: Readonly<Record<Direction, readonly [east: number, north: number]>> = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
}

/** Returns the direction after this many eighths of a full turn clockwise; a negative number turns counterclockwise. */
export const turned = (direction: Direction, eighths: number): Direction =>
  DIRECTIONS[(((DIRECTIONS.indexOf(direction) + eighths) % 8) + 8) % 8]!

export const opposite = (direction: Direction): Direction => turned(direction, 4)
