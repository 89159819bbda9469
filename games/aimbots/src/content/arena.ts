import { grid, ORTHOGONAL, type Space } from '@robodrome/board'
import type { Origin } from './program.ts'

/** Directions, clockwise: north 0, east 1, south 2, west 3 (AB-GEO-2). */
export type Dir = 0 | 1 | 2 | 3
export const DIRS = [0, 1, 2, 3] as const

/** AB-GEO-1 The arena: 49 spaces, a1 in the south-west, d4 in the center, g7 in the north-east. */
export const ARENA = grid(7, 7)

/** The index of a space on the board, for the tables below. */
const numberOf = (space: Space): number => (space.charCodeAt(1) - 49) * 7 + space.charCodeAt(0) - 97

const RAYS = ARENA.spaces.map((space) => ORTHOGONAL.map((way) => ARENA.ray(space, way)))

/** The spaces in a direction up to the edge, nearest first. */
export const rayFrom = (space: Space, dir: Dir): readonly Space[] => RAYS[numberOf(space)]![dir]!

interface Line {
  dir: Dir
  distance: number
}

const LINES: (Line | undefined)[] = ARENA.spaces.flatMap((from) =>
  ARENA.spaces.map((to) => {
    const dir = DIRS.find((each) => rayFrom(from, each).includes(to))
    return dir === undefined ? undefined : { dir, distance: rayFrom(from, dir).indexOf(to) + 1 }
  }),
)

/** AB-GEO-4 The direction and distance between two spaces in line; undefined for any others. */
export const lineBetween = (from: Space, to: Space): Line | undefined => LINES[numberOf(from) * 49 + numberOf(to)]

/** One side of the board: the spaces of each zone, in default placing order, and the scrap spaces. */
export interface Side {
  zones: Readonly<Record<Zone, readonly Space[]>>
  scrap: readonly Space[]
  source: Origin
}
export const ZONES = ['South', 'West', 'North', 'East'] as const
export type Zone = (typeof ZONES)[number]

/** The two-player side: five spaces for each team, and three for scrap. The counts come from the rulebook; the layout is our own design. */
export const SIDE_FOR_TWO: Side = {
  zones: { South: ['b1', 'c1', 'd1', 'e1', 'f1'], West: [], North: ['b7', 'c7', 'd7', 'e7', 'f7'], East: [] },
  scrap: ['a4', 'd4', 'g4'],
  source: 'designed',
}

/** The side for three and four players: three spaces for each player, and five for scrap. */
export const SIDE_FOR_MORE: Side = {
  zones: { South: ['c1', 'd1', 'e1'], West: ['a3', 'a4', 'a5'], North: ['c7', 'd7', 'e7'], East: ['g3', 'g4', 'g5'] },
  scrap: ['b2', 'f2', 'd4', 'b6', 'f6'],
  source: 'designed',
}
