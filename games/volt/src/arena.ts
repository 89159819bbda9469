import { DIRECTIONS, grid, placeOf, type Space } from '@robodrome/board'
import type { Board, BoardId } from './content/boards.ts'

export type { Space } from '@robodrome/board'

/** VT-GEO-1 Nine columns, a to i, and nine rows, 1 to 9. */
const GRID = grid(9, 9)
/** VT-GEO-2 The arena wall occupies the four corners. */
const CORNERS: readonly Space[] = ['a1', 'a9', 'i1', 'i9']
const SPACES: readonly Space[] = GRID.spaces.filter((space) => !CORNERS.includes(space))

/** VT-GEO-3 Directions and keys, clockwise. Even ones are orthogonal: the blue keys (VT-CTL-2). */
export const KEYS = DIRECTIONS
export type Key = (typeof KEYS)[number]
export type Dir = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
export const DIRS: readonly Dir[] = [0, 1, 2, 3, 4, 5, 6, 7]
export const ORTHOGONAL: readonly Dir[] = [0, 2, 4, 6]
export const DIAGONAL: readonly Dir[] = [1, 3, 5, 7]

export const isBlueKey = (dir: number): boolean => dir % 2 === 0
/** A direction turned clockwise by this many eighths. */
export const turned = (dir: number, by: number): Dir => ((dir + by + 8) & 7) as Dir

/** One space of a board, with precomputed properties. */
export interface Cell {
  at: Space
  column: number
  row: number
  /** VT-GEO-6, 7 The space that a step in each direction leads to; null if the step is blocked. */
  step: readonly (Space | null)[]
  /** Whether that step crosses a lightning barrier. */
  barrier: readonly boolean[]
  /** The space that the step leads to when there are no energy walls. */
  freeStep: readonly (Space | null)[]
  freeBarrier: readonly boolean[]
  /** The next space in a direction, ignoring obstacles, as a grenade flies; null outside the arena. */
  beyond: readonly (Space | null)[]
  /** Whether a door line lies ahead (orthogonal directions only). */
  door: readonly boolean[]
  /**
   * VT-GEO-9 The direction of the line of fire to each space, and its distance in steps, both indexed with `indexOf`; -1 if there is none.
   */
  line: Int8Array
  away: Int8Array
  /** VT-GEO-8 Adjacent spaces, with the direction of each. */
  adjacent: readonly Space[]
  toward: readonly Dir[]
  pit: boolean
  workshop: boolean
  highVoltage: boolean
  /** The number of a VP space, 0 for none. */
  vp: number
}

export interface Arena {
  id: BoardId
  /** The box to which the board belongs. */
  box: string
  cells: Readonly<Record<Space, Cell>>
  spaces: readonly Space[]
  /** VP spaces by number, from 1; index 0 is unused. */
  vpSpaces: readonly Space[]
  highVoltage: readonly Space[]
  /** The turn of a KillBot at a caution line, in eighths: 2 to the right, -2 to the left. */
  caution: 2 | -2
}

/** Returns the index of a space among all spaces of a nine-by-nine board. */
export const indexOf = (space: Space): number => space.charCodeAt(1) * 9 + space.charCodeAt(0) - ORIGIN
const ORIGIN = 'a1'.charCodeAt(1) * 9 + 'a1'.charCodeAt(0)

export const distance = (a: Space, b: Space): number =>
  Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1))

/** Returns the space one step away, ignoring obstacles; null outside the arena. */
function stepFrom(space: Space, dir: Dir): Space | null {
  const there = GRID.step(space, DIRECTIONS[dir])
  return there === null || CORNERS.includes(there) ? null : there
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '))
/** Returns space names as interned strings from the grid, because the engine compares them by address. */
const spacesIn = (text: string): Space[] => words(text).map((name) => SPACES[SPACES.indexOf(name)]!)
const edge = (a: Space, b: Space): string => (a < b ? `${a}-${b}` : `${b}-${a}`)
const edges = (text: string): Set<string> => new Set(words(text).map((pair) => edge(pair.slice(0, 2), pair.slice(3))))

type Passage = 'open' | 'barrier' | 'blocked'

/** VT-GEO-6 and VT-GEO-7: determines whether a step in a direction is free, is blocked or crosses a barrier. */
function passage(here: Space, dir: Dir, walls: ReadonlySet<string>, barriers: ReadonlySet<string>): Passage {
  const there = stepFrom(here, dir)
  if (there === null) return 'blocked'
  const crosses = (from: Space | null, to: Space | null, cuts: ReadonlySet<string>) =>
    from === null || to === null || cuts.has(edge(from, to))
  if (isBlueKey(dir)) return crosses(here, there, walls) ? 'blocked' : crosses(here, there, barriers) ? 'barrier' : 'open'
  const corners = [stepFrom(here, turned(dir, -1)), stepFrom(here, turned(dir, 1))]
  const cut = (cuts: ReadonlySet<string>) => corners.every((corner) => crosses(here, corner, cuts) || crosses(corner, there, cuts))
  if (cut(walls)) return 'blocked'
  return cut(new Set([...walls, ...barriers])) ? 'barrier' : 'open'
}

export function buildArena(board: Board, box: string): Arena {
  const [walls, barriers, doors] = [edges(board.walls), edges(board.barriers), edges(board.doors)]
  const [pits, workshops, highVoltage, vp] = [board.pits, board.workshops, board.highVoltage, board.vp].map(spacesIn) as [
    Space[],
    Space[],
    Space[],
    Space[],
  ]
  const none = new Set<string>()
  const cells: Record<Space, Cell> = {}
  for (const at of SPACES) {
    const ways = DIRS.map((dir) => passage(at, dir, walls, barriers))
    const free = DIRS.map((dir) => passage(at, dir, none, barriers))
    const beyond = DIRS.map((dir) => stepFrom(at, dir))
    const toward = DIRS.filter((dir) => ways[dir] !== 'blocked')
    cells[at] = {
      at,
      ...placeOf(at),
      step: DIRS.map((dir) => (ways[dir] === 'blocked' ? null : beyond[dir]!)),
      barrier: ways.map((way) => way === 'barrier'),
      freeStep: DIRS.map((dir) => (free[dir] === 'blocked' ? null : beyond[dir]!)),
      freeBarrier: free.map((way) => way === 'barrier'),
      beyond,
      door: DIRS.map((dir) => beyond[dir] !== null && doors.has(edge(at, beyond[dir]!))),
      line: new Int8Array(81).fill(-1),
      away: new Int8Array(81).fill(-1),
      adjacent: toward.map((dir) => beyond[dir]!),
      toward,
      pit: pits.includes(at),
      workshop: workshops.includes(at),
      highVoltage: highVoltage.includes(at),
      vp: vp.indexOf(at) + 1,
    }
  }
  for (const at of SPACES) for (const dir of DIRS) lineOfFire(cells, cells[at]!, dir)
  return { id: board.id, box, cells, spaces: SPACES, vpSpaces: ['', ...vp], highVoltage, caution: board.caution === 'right' ? 2 : -2 }
}

function lineOfFire(cells: Readonly<Record<Space, Cell>>, from: Cell, dir: Dir): void {
  let away = 1
  for (let at = from.step[dir]!; at !== null; at = cells[at]!.step[dir]!, away++) {
    from.line[indexOf(at)] = dir
    from.away[indexOf(at)] = away
  }
}

export const isSpace = (text: unknown): text is Space => typeof text === 'string' && SPACES.includes(text)
