import { OWN_BOARDS, OWN_STARTS, type Board, type Starts } from './boards.ts'
import { OWN_MODULES, type Module } from './modules.ts'
import { OWN_ROBOTS, type RobotCard } from './robots.ts'

/** The content of a game as plain data. Modules refer to effects that the rules define. */
export interface Box {
  id: string
  /** In the order in which cards are listed. */
  modules: readonly Module[]
  /** In the order of a championship; the first is the usual one. */
  boards: readonly Board[]
  /** Where the robots of each side start, on every board. */
  starts: readonly Starts[]
  robots: readonly RobotCard[]
}

/** Everything in this edition. */
export const STANDARD: Box = { id: 'standard', modules: OWN_MODULES, boards: OWN_BOARDS, starts: OWN_STARTS, robots: OWN_ROBOTS }
