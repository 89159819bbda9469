import { OWN_BOARDS, OWN_STARTS, type Board, type Starts } from './boards.ts'
import { OWN_MODULES, type Module } from './modules.ts'
import { OWN_ROBOTS, type RobotCard } from './robots.ts'

/** The content of a game as plain data. Modules refer to effects that the rules implement. */
export interface Box {
  id: string
  /** In card order. */
  modules: readonly Module[]
  /** In championship order; the first board is the default. */
  boards: readonly Board[]
  /** The starting spaces of each side, on every board. */
  starts: readonly Starts[]
  robots: readonly RobotCard[]
}

/** The content of this edition. */
export const STANDARD: Box = { id: 'standard', modules: OWN_MODULES, boards: OWN_BOARDS, starts: OWN_STARTS, robots: OWN_ROBOTS }
