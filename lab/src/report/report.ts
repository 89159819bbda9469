import type { Experiment } from '../experiment.ts'
import type { Results } from '../results.ts'
import type { Finding } from '../sequential.ts'
import { summarize, type Summary } from '../study/summary.ts'

/** What there is to tell about an experiment. */
export interface LabReport {
  experiment: Experiment
  summaries: Summary[]
  finding: Finding | null
  /** Whether everything asked for is there. */
  complete: boolean
  /** How to make it again, and with what it was made. */
  command: string
  version: string
}

/** `titleOf` names the pieces of an arm as people know them. */
export function reportOf(
  results: Results,
  about: { command: string; version: string },
  titleOf: (arm: number, piece: string) => string = (_arm, piece) => piece,
): LabReport {
  const { experiment } = results
  const summaries = experiment.arms.map((arm, i) => {
    const summary = summarize(arm, results.games(i))
    return { ...summary, pieces: summary.pieces.map((piece) => ({ ...piece, name: titleOf(i, piece.name) })) }
  })
  return { experiment, summaries, finding: results.finding, complete: results.isDone, ...about }
}
