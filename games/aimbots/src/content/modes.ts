import type { TableOption } from '@robodrome/kernel'
import { SIDE_FOR_MORE, SIDE_FOR_TWO, type Side, type Zone } from './arena.ts'

export const MODE_IDS = ['first', 'duel', 'free-for-all', 'teams'] as const
export type ModeId = (typeof MODE_IDS)[number]

/** AB-END-6 The game ends after this many turns in a row without an event, for each player who still has a bot. */
export const QUIET_TURNS = 8

/** The differences between modes (AB-MODE-1, AB-MODE-2). */
export interface ModeRules {
  title: string
  seats: readonly number[]
  side: Side
  /** The number of dice each player rolls, the number of cores each loads (one per bot), and the winning score. */
  dice: number
  cores: readonly number[]
  target: number
  /** A table's options. */
  options: Readonly<Record<string, Extract<TableOption, { kind: 'one' }>>>
}

/** AB-MODE-5 The market: all programs, or only those of complexity 1 for novices. */
const DRAFTED = { market: { kind: 'one', of: ['full', 'novice'], usual: 'full' } } as const

const FIVE_CORES = [1, 1, 2, 2, 3]
const THREE_CORES = [1, 2, 3]

export const MODES: Readonly<Record<ModeId, ModeRules>> = {
  first: { title: 'First game', seats: [2], side: SIDE_FOR_TWO, dice: 0, cores: FIVE_CORES, target: 7, options: {} },
  duel: { title: 'Two players', seats: [2], side: SIDE_FOR_TWO, dice: 7, cores: FIVE_CORES, target: 7, options: DRAFTED },
  'free-for-all': { title: 'Free-for-all', seats: [3, 4], side: SIDE_FOR_MORE, dice: 5, cores: THREE_CORES, target: 5, options: DRAFTED },
  teams: { title: 'Two against two', seats: [4], side: SIDE_FOR_MORE, dice: 5, cores: THREE_CORES, target: 9, options: DRAFTED },
}

/** AB-DRAFT-7 For each number of players, the order in which they assign dice and how many each assigns. Player numbers count from 0. */
export const DRAFT_ORDERS: Readonly<Record<number, readonly (readonly [player: number, dice: number])[]>> = {
  2: [
    [0, 1],
    [1, 2],
    [0, 2],
    [1, 2],
    [0, 2],
    [1, 1],
  ],
  3: [
    [0, 1],
    [1, 1],
    [2, 2],
    [1, 1],
    [0, 2],
    [1, 1],
    [2, 1],
  ],
  4: [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 2],
    [2, 1],
    [1, 1],
    [0, 2],
    [1, 1],
    [2, 1],
    [3, 1],
  ],
}

/** The zone of each player number, for each number of players. With two, it depends on the seat: red South, blue North (AB-SET-1). */
export const ZONES_OF: Readonly<Record<number, readonly Zone[]>> = {
  2: ['South', 'North'],
  3: ['South', 'West', 'East'],
  4: ['South', 'West', 'North', 'East'],
}
