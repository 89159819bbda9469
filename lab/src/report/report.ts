import type { Experiment } from '../experiment.ts'
import type { Results } from '../results.ts'
import type { Finding } from '../sequential.ts'
import { summarize, type Summary } from '../study/summary.ts'

/** The findings of an experiment. */
export interface LabReport {
  experiment: Experiment
  summaries: Summary[]
  finding: Finding | null
  /** Whether all requested deals have been played. */
  complete: boolean
  /** The command and version that made the report. */
  command: string
  version: string
}

/** `titleOf` gives the readable names of an arm's pieces. */
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
