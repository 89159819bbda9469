import { start } from '@robodrome/kernel'
import { gameOf, missing, taskOf, type Finished, type Task } from './chunk.ts'
import type { Experiment } from './experiment.ts'
import type { Results } from './results.ts'

/** Where chunks are played. It hands over whatever is finished, in any order, and perhaps twice; it may lose nothing for good. */
export interface Engine {
  play(tasks: readonly Task[], take: (finished: Finished) => void, stop: AbortSignal): Promise<void>
}

export interface RunOptions {
  engine: Engine
  /** Keeps finished chunks, before anybody is told of them. */
  keep(finished: Finished): void
  onProgress?(results: Results): void
  signal?: AbortSignal
}

/** Plays what is still missing in the results, until all of it is there, a sequential test has ended it, or somebody stops it. */
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
