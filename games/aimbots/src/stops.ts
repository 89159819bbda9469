import type { Space } from '@robodrome/board'
import { ARENA, DIRS, rayFrom, type Dir } from './content/arena.ts'
import type { Stop } from './terms.ts'

// Interned: listing them allocates nothing.
const made = (turn: boolean): Readonly<Record<Space, Stop>> =>
  Object.fromEntries(ARENA.spaces.map((at) => [at, { kind: 'stop', at, turn }]))
const STOPS = made(false)
const TURNS = made(true)

const along = (options: Readonly<Record<Space, Stop>>): Readonly<Record<Space, readonly (readonly Stop[])[]>> =>
  Object.fromEntries(ARENA.spaces.map((from) => [from, DIRS.map((dir) => rayFrom(from, dir).map((at) => options[at]!))]))
const STOPS_ALONG = along(STOPS)
const TURNS_ALONG = along(TURNS)

/** The options to stop, or for a Drifter to turn (AB-P14), straight ahead, nearest first. */
export const stopsAlong = (from: Space, dir: Dir): readonly Stop[] => STOPS_ALONG[from]![dir]!
export const turnsAlong = (from: Space, dir: Dir): readonly Stop[] => TURNS_ALONG[from]![dir]!

/** The option to stop at a space. */
export const stopAt = (at: Space): Stop => STOPS[at]!
