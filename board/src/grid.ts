import { DIRECTIONS, ORTHOGONAL, VECTORS, type Direction } from './direction.ts'

/** The name of a space: its column as a letter from the west, its row as a number from the south, such as `d4`. */
export type Space = string

/** The straight line between two spaces: its direction and its length in steps. */
export interface Line {
  direction: Direction
  distance: number
}

/** A rectangle of square spaces. All answers are precomputed, so each call is a look-up. */
export interface Grid {
  columns: number
  rows: number
  /** All spaces, row by row from south to north, each row from west to east. */
  spaces: readonly Space[]
  has(space: Space): boolean
  /** The space one step away, or null beyond the edge of the board. */
  step(space: Space, direction: Direction): Space | null
  /** All spaces from this one (exclusive) to the edge, nearest first. */
  ray(space: Space, direction: Direction): readonly Space[]
  /** The line from one space to another; null if they are the same or share no row, column or diagonal. */
  line(from: Space, to: Space): Line | null
  /** The spaces that share an edge with this one, clockwise from north. */
  neighbours(space: Space): readonly Space[]
}

/** Returns the space in this column and row, both counted from 0 at the south-western corner. */
export const spaceAt = (column: number, row: number): Space => `${String.fromCharCode(97 + column)}${row + 1}`

/** Returns the column and row of a space, both counted from 0. */
export const placeOf = (space: Space): { column: number; row: number } => ({
  column: space.charCodeAt(0) - 97,
  row: Number(space.slice(1)) - 1,
})

export function grid(columns: number, rows: number): Grid {
  if (!isSize(columns) || !isSize(rows)) throw new RangeError(`a grid has 1 to 26 columns and rows, not ${columns} x ${rows}`)
  const names: Record<Space, Space> = {}
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) names[spaceAt(column, row)] = ''
  // The engine interns object keys and compares them by address, so the grid hands out only interned strings.
  const spaces = Object.keys(names)
  for (const space of spaces) names[space] = space
  const rays: Record<Space, Record<Direction, Space[]>> = {}
  const lines: Record<Space, Record<Space, Line>> = {}
  for (const from of spaces) {
    const ways = Object.fromEntries(DIRECTIONS.map((direction) => [direction, walk(from, direction, names)])) as Record<Direction, Space[]>
    rays[from] = ways
    lines[from] = {}
    for (const direction of DIRECTIONS) ways[direction].forEach((to, i) => (lines[from]![to] = { direction, distance: i + 1 }))
  }
  const beside = Object.fromEntries(spaces.map((space) => [space, ORTHOGONAL.flatMap((way) => rays[space]![way].slice(0, 1))]))
  const known = (space: Space) => rays[space] ?? unknown(space)
  return {
    columns,
    rows,
    spaces,
    has: (space) => Object.hasOwn(rays, space),
    step: (space, direction) => known(space)[direction][0] ?? null,
    ray: (space, direction) => known(space)[direction],
    line: (from, to) => lines[from]?.[to] ?? null,
    neighbours: (space) => beside[space] ?? unknown(space),
  }
}

const isSize = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 26

function walk(from: Space, direction: Direction, names: Readonly<Record<Space, Space>>): Space[] {
  const [east, north] = VECTORS[direction]
  const path: Space[] = []
  let { column, row } = placeOf(from)
  for (;;) {
    column += east
    row += north
    const space = names[spaceAt(column, row)]
    if (space === undefined) return path
    path.push(space)
  }
}

function unknown(space: Space): never {
  throw new RangeError(`there is no space "${space}" on this board`)
}
