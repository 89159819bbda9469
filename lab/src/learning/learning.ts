import type { Game, LearnedWeights } from '@robodrome/kernel'
import { HIDDEN, pack, POLICY_BITS, VALUE_BITS, type Network } from '@robodrome/minds'
import { poolOf } from '../pool.ts'
import { fitPolicy, type PolicyFit } from './fit-policy.ts'
import { fitValue, type ValueFit } from './fit-value.ts'
import { DataFolder } from './folder.ts'
import { portionsOf, type LearningPlan, type Stage } from './plan.ts'
import { playPortion, readLessons, readMoments, type PortionTask } from './portion.ts'

export type LearningStep = Stage | 'policy' | 'value'

export interface LearningOptions {
  /** The number of worker threads; 0 plays in this thread. */
  threads: number
  /** The folder for the data. */
  data: string
  onProgress?(step: LearningStep, done: number, of: number): void
}

export type Learning = { policy: PolicyFit; value: ValueFit }

/**
 * Trains a player: the teacher's decisions train a policy, and games of the policy against itself train the value of positions. Portions of
 * games that are already in the data folder are not played again.
 */
export async function learnPlayer(plan: LearningPlan, { threads, data, onProgress = () => {} }: LearningOptions): Promise<Learning> {
  const folder = new DataFolder(data, plan)
  const collect = (stage: Stage, weights?: Float32Array): Promise<Buffer[]> =>
    portions(folder, { plan, stage, ...(weights && { weights }) }, threads, (done, of) => onProgress(stage, done, of))
  const lessons = (await collect('lessons')).flatMap(readLessons)
  const policy = fitPolicy(lessons, plan.seed, (pass, of) => onProgress('policy', pass, of))
  const moments = (await collect('self-play', policy.weights)).flatMap(readMoments)
  const value = fitValue(moments, plan.seed, (pass, of) => onProgress('value', pass, of))
  return { policy, value }
}

async function portions(
  folder: DataFolder,
  task: Omit<PortionTask, 'portion'>,
  threads: number,
  onPortion: (done: number, of: number) => void,
): Promise<Buffer[]> {
  const { plan, stage } = task
  const count = portionsOf(plan, stage)
  const pool = poolOf('learn-worker', threads)
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    for (let portion = next++; portion < count; portion = next++) {
      if (!folder.has(stage, portion)) {
        const bytes = await (pool ? (pool.run({ ...task, portion }) as Promise<Uint8Array>) : playPortion({ ...task, portion }))
        folder.write(stage, portion, bytes)
      }
      onPortion(++done, count)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.max(1, threads) }, work))
  } finally {
    await pool?.destroy()
  }
  return Array.from({ length: count }, (_, portion) => folder.read(stage, portion))
}

/** Converts the weights to the form in which the game's package stores them. */
export function packWeights(game: Game, content: string, command: string, { policy, value }: Learning): LearnedWeights {
  return { version: game.version, content, command, policy: pack(policy.weights, POLICY_BITS), value: packNetwork(value.network) }
}

const rounded = (values: Float32Array): number[] => Array.from(values, (value) => Number(value.toFixed(5)))

const packNetwork = ({ inner, bias, outer, linear }: Network): LearnedWeights['value'] => ({
  hidden: HIDDEN,
  inner: pack(inner, VALUE_BITS),
  bias: rounded(bias),
  outer: rounded(outer),
  linear: pack(linear, VALUE_BITS),
})
