import { BOARDS, BOARD_IDS, type BoardId } from './content/boards.ts'

/** A space by its name, column a to i (west to east) and row 1 to 9 (south to north). VT-GEO-1 */
export type Space = string

/** VT-GEO-3 Directions and keys, clockwise. Even ones are orthogonal: the blue keys (VT-CTL-2). */
export const KEYS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Dir = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
export const DIRS: readonly Dir[] = [0, 1, 2, 3, 4, 5, 6, 7]
export const ORTHOGONAL: readonly Dir[] = [0, 2, 4, 6]
export const DIAGONAL: readonly Dir[] = [1, 3, 5, 7]
const DX = [0, 1, 1, 1, 0, -1, -1, -1] as const
const DY = [1, 1, 0, -1, -1, -1, 0, 1] as const

export const isBlueKey = (dir: number): boolean => dir % 2 === 0
/** A direction turned clockwise by this many eighths. */
export const turned = (dir: number, by: number): Dir => ((dir + by + 8) & 7) as Dir

/** One space of a board with everything that can be asked of it, worked out once. */
export interface Cell {
  at: Space
  column: number
  row: number
  /** VT-GEO-6, 7 The space a step leads to; null where it is blocked. */
  step: readonly (Space | null)[]
  /** Whether that step goes through a lightning barrier. */
  barrier: readonly boolean[]
  /** The same for a robot that uses WALL CONTROL: energy walls count as absent. */
  freeStep: readonly (Space | null)[]
  freeBarrier: readonly boolean[]
  /** What a direction leads to whatever stands between; null outside the arena. A grenade flies this way. */
  beyond: readonly (Space | null)[]
  /** Whether a door line lies ahead (orthogonal directions). */
  door: readonly boolean[]
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
  cells: Readonly<Record<Space, Cell>>
  spaces: readonly Space[]
  /** VP spaces by number, from 1; the first place is empty. */
  vpSpaces: readonly Space[]
  highVoltage: readonly Space[]
  /** How a KillBot turns at a caution line: 2 right, -2 left. */
  caution: 2 | -2
}

/** VT-GEO-2 The arena wall takes the four corners. */
const exists = (column: number, row: number): boolean =>
  column >= 0 && column < 9 && row >= 0 && row < 9 && !((column === 0 || column === 8) && (row === 0 || row === 8))

export const spaceAt = (column: number, row: number): Space | null => (exists(column, row) ? 'abcdefghi'[column]! + (row + 1) : null)
export const columnOf = (space: Space): number => space.charCodeAt(0) - 97
export const rowOf = (space: Space): number => space.charCodeAt(1) - 49

export const distance = (a: Space, b: Space): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))

const words = (text: string): string[] => (text === '' ? [] : text.split(' '))
const edge = (a: Space, b: Space): string => (a < b ? `${a}-${b}` : `${b}-${a}`)
const edges = (text: string): Set<string> => new Set(words(text).map((pair) => edge(pair.slice(0, 2), pair.slice(3))))

type Passage = 'open' | 'barrier' | 'blocked'

/** VT-GEO-6 and VT-GEO-7: how a step in a direction passes. */
function passage(column: number, row: number, dir: Dir, walls: ReadonlySet<string>, barriers: ReadonlySet<string>): Passage {
  const here = spaceAt(column, row)!
  const there = spaceAt(column + DX[dir], row + DY[dir])
  if (there === null) return 'blocked'
  const crosses = (from: Space | null, to: Space | null, cuts: ReadonlySet<string>) =>
    from === null || to === null || cuts.has(edge(from, to))
  if (isBlueKey(dir)) return crosses(here, there, walls) ? 'blocked' : crosses(here, there, barriers) ? 'barrier' : 'open'
  const corners = [spaceAt(column + DX[dir], row), spaceAt(column, row + DY[dir])]
  const cut = (cuts: ReadonlySet<string>) => corners.every((corner) => crosses(here, corner, cuts) || crosses(corner, there, cuts))
  if (cut(walls)) return 'blocked'
  return cut(new Set([...walls, ...barriers])) ? 'barrier' : 'open'
}

function build(id: BoardId): Arena {
  const board = BOARDS[id]
  const [walls, barriers, doors] = [edges(board.walls), edges(board.barriers), edges(board.doors)]
  const none = new Set<string>()
  const cells: Record<Space, Cell> = {}
  const spaces: Space[] = []
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const at = spaceAt(column, row)
      if (at === null) continue
      const ways = DIRS.map((dir) => passage(column, row, dir, walls, barriers))
      const free = DIRS.map((dir) => passage(column, row, dir, none, barriers))
      const beyond = DIRS.map((dir) => spaceAt(column + DX[dir], row + DY[dir]))
      const toward = DIRS.filter((dir) => ways[dir] !== 'blocked')
      spaces.push(at)
      cells[at] = {
        at,
        column,
        row,
        step: DIRS.map((dir) => (ways[dir] === 'blocked' ? null : beyond[dir]!)),
        barrier: ways.map((way) => way === 'barrier'),
        freeStep: DIRS.map((dir) => (free[dir] === 'blocked' ? null : beyond[dir]!)),
        freeBarrier: free.map((way) => way === 'barrier'),
        beyond,
        door: DIRS.map((dir) => beyond[dir] !== null && doors.has(edge(at, beyond[dir]!))),
        adjacent: toward.map((dir) => beyond[dir]!),
        toward,
        pit: words(board.pits).includes(at),
        workshop: words(board.workshops).includes(at),
        highVoltage: words(board.highVoltage).includes(at),
        vp: words(board.vp).indexOf(at) + 1,
      }
    }
  }
  return {
    id,
    cells,
    spaces,
    vpSpaces: ['', ...words(board.vp)],
    highVoltage: words(board.highVoltage),
    caution: board.caution === 'right' ? 2 : -2,
  }
}

export const ARENAS: Readonly<Record<BoardId, Arena>> = Object.fromEntries(BOARD_IDS.map((id) => [id, build(id)])) as Record<BoardId, Arena>

export const isSpace = (text: unknown): text is Space => typeof text === 'string' && Object.hasOwn(ARENAS.A.cells, text)
