import type { Space } from '@robodrome/board'
import { ARENA } from './content/arena.ts'
import type { Stop } from './terms.ts'

// Interned: listing them allocates nothing.
const made = (turn: boolean): Readonly<Record<Space, Stop>> =>
  Object.fromEntries(ARENA.spaces.map((at) => [at, { kind: 'stop', at, turn }]))
const STOPS = made(false)
const TURNS = made(true)

/** The option to stop at a space. */
export const stopAt = (at: Space): Stop => STOPS[at]!

/** The option to turn there, for a Drifter (AB-P14). */
export const turnAt = (at: Space): Stop => TURNS[at]!
