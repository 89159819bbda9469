import { game } from '@robodrome/pbl'
import type { Happened, Json, Match, Seat } from '@robodrome/kernel'
import type { BoardProps } from '../../src/boards/board.ts'
import { asks } from '../../src/boards/pbl/prompt.ts'
import { answersOf, battlesOf, nameOf, reader, snapshotFor } from '../tables.ts'

export const matchOf = battlesOf(game, 'quick')
const answersFor = answersOf(asks)

const none = (): void => {}

export function propsFor(match: Match, seat: Seat | null, change: Partial<BoardProps> = {}, showing: Happened | null = null): BoardProps {
  const snapshot = snapshotFor(match, seat)
  const answers = answersFor(match, seat, snapshot)
  return {
    snapshot,
    seat,
    shown: match.told.length,
    told: [],
    tumbling: false,
    showing,
    answers,
    chosen: null,
    select: none,
    confirm: none,
    explain: none,
    breakdown: none,
    nameOf,
    reader,
    ...change,
  }
}

/** Two robots in mid-game; Crystal is to move. */
export const MIDGAME: Json = {
  sides: [
    {
      robot: 'Crystal',
      pilot: 'Orla Venn',
      'right arm': ['Coil Cannon'],
      dead: ['left arm'],
      hangars: ['Cargo Ring'],
      crew: ['Hex Palladio'],
      bombs: [5],
      hand: ['Epico Bean', 'Kick Plates', 'Ona Brisk', 'Oracle Dome'],
    },
    {
      robot: 'Obsidian',
      pilot: 'Brick Halloran',
      'left arm': ['Rivet Claw', 'Multi Fire Arm'],
      'right shoulder': ['Yot-Z Bazooka'],
      hand: 2,
    },
  ],
}
