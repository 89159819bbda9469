import { loadGame } from '@robodrome/games'
import { BadInput } from '@robodrome/kernel'
import type { Quarry } from '@robodrome/table'
import { mineGame, type MiningPlan } from './mine.ts'
import { poolOf } from '../pool.ts'
import { labSays } from '../says.ts'

/** The request to a thread to search the game with this seed. */
export type MiningTask = { plan: MiningPlan; seed: number }

export async function mineTask({ plan, seed }: MiningTask, onMoment?: () => void): Promise<Quarry> {
  const game = await loadGame(plan.game)
  if (game === undefined) throw new BadInput(['game'], plan.game, labSays('registeredGame'))
  return mineGame(game, plan, seed, onMoment)
}

export interface MiningOptions {
  /** The number of worker threads; 0 works in this thread. */
  threads: number
  /** Called before each decision that is examined, unless threads do it. */
  onMoment?(): void
  /** Called after each game with its exercises, and the total so far. */
  onQuarry(quarry: Quarry, found: number): void
}

/** Searches games until there are enough exercises. The same plan gives the same exercises, in whatever order games finish. */
export async function mine(plan: MiningPlan, wanted: number, { threads, onMoment, onQuarry }: MiningOptions): Promise<void> {
  const pool = poolOf('exercises/worker', threads)
  let [seed, found] = [plan.seed, 0]
  const work = async (): Promise<void> => {
    while (found < wanted) {
      const task: MiningTask = { plan, seed: seed++ }
      const quarry = await (pool ? (pool.run(task) as Promise<Quarry>) : mineTask(task, onMoment))
      found += quarry.exercises.length
      onQuarry(quarry, found)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.max(1, threads) }, work))
  } finally {
    await pool?.destroy()
  }
}
