import type { BoardId } from './content/boards.ts'

export const MODES = ['training', 'basic', 'modules', 'killbots', 'championship'] as const
export type ModeId = (typeof MODES)[number]

export const LEVELS = ['rookie', 'veteran', 'elite'] as const
export type Level = (typeof LEVELS)[number]

/** The settings of a table, complete and checked. */
export interface Config {
  mode: ModeId
  operators: number
  killbots: number
  level: Level
  alliance: 'squad' | 'free'
  board: BoardId
  /** Whether module cards are in play. */
  modules: boolean
  /** The VP that an operator (or a free KillBot) needs to win. */
  target: number
  startNumbers: 'rotation' | 'submission'
}

/** VT-KB-16 The VP that a squad of this size needs together. */
export const squadTarget = (target: number, killbots: number): number => target + killbots - 1
