import { start } from '@robodrome/kernel'
import { gameOf, missing, taskOf, type Finished, type Task } from './chunk.ts'
import type { Experiment } from './experiment.ts'
import type { Results } from './results.ts'

/** Plays chunks somewhere. It may deliver results in any order and more than once, but must not lose one for good. */
export interface Engine {
  play(tasks: readonly Task[], take: (finished: Finished) => void, stop: AbortSignal): Promise<void>
}

export interface RunOptions {
  engine: Engine
  /** Stores finished chunks before they are announced. */
  keep(finished: Finished): void
  onProgress?(results: Results): void
  signal?: AbortSignal
}

/** Plays the missing chunks until all are there, a sequential test has given its verdict, or the run is stopped. */
export async function runExperiment(
  experiment: Experiment,
  results: Results,
  { engine, keep, onProgress, signal }: RunOptions,
): Promise<void> {
  for (const arm of experiment.arms) start(await gameOf(arm), arm.settings)
  const stop = new AbortController()
  const abort = (): void => stop.abort()
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted === true) abort()
  try {
    if (!results.isDone && !stop.signal.aborted)
      await engine.play(
        missing(experiment, results.has).map((chunk) => taskOf(experiment, chunk)),
        (finished) => {
          const facts = results.add(finished)
          if (facts.length > 0) keep({ chunk: finished.chunk, facts })
          onProgress?.(results)
          if (results.isDone) stop.abort()
        },
        stop.signal,
      )
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}
