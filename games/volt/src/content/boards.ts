import type { ModuleId } from './modules.ts'
import type { Origin } from './origin.ts'

export type BoardId = string

/** A board as printed: spaces by name, edges as pairs of spaces. Our own boards are symmetric for all sides. */
export interface Board {
  id: BoardId
  /** What the board is known for. `german` is used only for boards that are not ours; '' means the same as English. */
  text: string
  german: string
  /** VT-CH-4 The module that the winner of a bout on this board takes. */
  champion: ModuleId
  /** VP spaces by number, from 1. */
  vp: string
  pits: string
  workshops: string
  highVoltage: string
  walls: string
  barriers: string
  doors: string
  /** Which way a KillBot turns at a caution line. */
  caution: 'right' | 'left'
  source: Origin
}

/** Our own boards, in the order of a championship. The assignment of champion modules to boards is our own design. */
export const OWN_BOARDS: readonly Board[] = [
  {
    id: 'A',
    text: 'pits',
    german: '',
    champion: 'POWER BEAM',
    vp: 'c3 c7 g7 g3 e4 d5 e6 f5',
    pits: 'e5 d3 c6 f7 g4',
    workshops: 'b2 b8 h8 h2',
    highVoltage: '',
    walls: '',
    barriers: '',
    doors: '',
    caution: 'right',
    source: 'designed',
  },
  {
    id: 'B',
    text: 'energy walls',
    german: '',
    champion: 'WALL CONTROL',
    vp: 'c3 c7 g7 g3 d4 d6 f6 f4',
    pits: 'd2 b6 f8 h4',
    workshops: 'e5',
    highVoltage: '',
    walls: 'c3-d3 c3-c4 c6-c7 c7-d7 f7-g7 g6-g7 g3-g4 f3-g3 e3-e4 c5-d5 e6-e7 f5-g5',
    barriers: '',
    doors: '',
    caution: 'left',
    source: 'designed',
  },
  {
    id: 'C',
    text: 'lightning barriers and doors',
    german: '',
    champion: 'WATER CANNON',
    vp: 'd4 d6 f6 f4 c3 c7 g7 g3',
    pits: 'd3 c6 f7 g4',
    workshops: 'e5',
    highVoltage: '',
    walls: 'd3-d4 c4-d4 c6-d6 d6-d7 f6-f7 f6-g6 f4-g4 f3-f4',
    barriers: 'b3-b4 c3-c4 c8-d8 c7-d7 h6-h7 g6-g7 f2-g2 f3-g3',
    doors: 'e3-e4 c5-d5 e6-e7 f5-g5',
    caution: 'right',
    source: 'designed',
  },
  {
    id: 'D',
    text: 'high voltage',
    german: '',
    champion: 'JETPACK',
    vp: 'e3 c5 e7 g5 d4 d6 f6 f4',
    pits: 'e5 b2 b8 h8 h2',
    workshops: 'c3 c7 g7 g3',
    highVoltage: 'e3 c5 e7 g5 e4 d5 e6 f5',
    walls: 'c3-c4 c4-d4 c7-d7 d6-d7 g6-g7 f6-g6 f3-g3 f3-f4',
    barriers: 'e2-e3 b5-c5 e7-e8 g5-h5 f2-f3 b4-c4 d7-d8 g6-h6',
    doors: '',
    caution: 'left',
    source: 'designed',
  },
]

export const SIDES = ['South', 'West', 'North', 'East'] as const
export type Side = (typeof SIDES)[number]

/** The arrow of each side: an orthogonal direction pointing inwards. */
export const ARROWS: Readonly<Record<Side, 0 | 2 | 4 | 6>> = { South: 0, West: 2, North: 4, East: 6 }

/** Starting spaces #1 to #3 of a side. */
export interface Starts {
  id: Side
  spaces: readonly string[]
}

/** Each side has three starting spaces, which is our own design. */
export const OWN_STARTS: readonly Starts[] = [
  { id: 'South', spaces: ['c1', 'e1', 'g1'] },
  { id: 'West', spaces: ['a7', 'a5', 'a3'] },
  { id: 'North', spaces: ['g9', 'e9', 'c9'] },
  { id: 'East', spaces: ['i3', 'i5', 'i7'] },
]

/** VT-SET-2 The sides in use, by number of robots. */
export const SIDES_FOR: Readonly<Record<number, readonly Side[]>> = {
  2: ['South', 'North'],
  3: ['South', 'West', 'North'],
  4: SIDES,
}

/** VT-PREP-2 The number of VP tokens at the start. In each round, they are refilled to this number. */
export const TOKENS = 3
