import type { Settings } from '@robodrome/kernel'

/** How a player is trained. The same plan gives the same weights with any number of threads. */
export interface LearningPlan {
  game: string
  settings: Settings
  seed: number
  /** The teacher, and how many playouts it makes for each decision. */
  teacher: string
  playouts: number
  /** How many games the teacher plays against itself, and how many the learned policy plays against itself. */
  lessons: number
  selfPlay: number
}

/** How many games one file of the data folder holds. A stopped run loses at most one such portion per thread. */
export const PORTIONS = { lessons: 8, 'self-play': 512 } as const
export type Stage = keyof typeof PORTIONS

const gamesOf = (plan: LearningPlan, stage: Stage): number => (stage === 'lessons' ? plan.lessons : plan.selfPlay)
export const portionsOf = (plan: LearningPlan, stage: Stage): number => Math.ceil(gamesOf(plan, stage) / PORTIONS[stage])

/** Lists the numbers of the games in a portion. */
export function numbersIn(plan: LearningPlan, stage: Stage, portion: number): number[] {
  const first = portion * PORTIONS[stage]
  return Array.from({ length: Math.min(PORTIONS[stage], gamesOf(plan, stage) - first) }, (_, i) => first + i)
}

/** Whether an item is held out for testing, which is every twentieth. */
export const isForTest = (index: number): boolean => index % 20 === 0
