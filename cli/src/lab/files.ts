import { dirname, join } from 'node:path'
import { digestOf, readExperiment, Results, type Experiment, type Finished, type Modes } from '@robodrome/lab'
import { parseData, readText } from '../files.ts'
import { KeptLines } from '../kept-lines.ts'
import { findGame } from '../lookup.ts'
import type { World } from '../world.ts'

/** Reads an experiment from its file. Its boxes are in the same folder. */
export async function openExperiment(world: World, path: string): Promise<Experiment> {
  const modes: Modes = async (id) => {
    const game = await findGame(world, id)
    return { mode: Object.keys(game.modes)[0]!, seats: (mode) => Math.min(...(game.modes[mode]?.seats ?? [2])) }
  }
  const box = (name: string) => parseData(readText(join(dirname(path), name)), join(dirname(path), name))
  return readExperiment(parseData(readText(path), path), modes, box)
}

/** Returns a file name next to that of an experiment: `duel.experiment.yaml`, `duel.results.ndjson`, `duel.html`. */
export const beside = (path: string, ending: string): string => `${path.replace(/(\.experiment)?\.ya?ml$/, '')}${ending}`

/** The files of a report: its page, its table and, with `--games`, the table of all games. */
export const reportFiles = (page: string): [page: string, table: string, games: string] => [
  page,
  page.replace(/(\.html)?$/, '.csv'),
  page.replace(/(\.html)?$/, '.games.csv'),
]

/** The results of an experiment on disk: a header line, then one line for each finished chunk. */
export class ResultsFile {
  readonly results: Results
  readonly keep: (finished: Finished) => void

  private constructor(results: Results, keep: (finished: Finished) => void) {
    this.results = results
    this.keep = keep
  }

  /** Opens existing results, or starts new ones. */
  static open(path: string, experiment: Experiment): ResultsFile {
    const results = new Results(experiment)
    const head = { robodrome: 'results 1', experiment: digestOf(experiment) }
    const { before, keep } = KeptLines.open<Finished>(path, head, ({ wrong }) => wrong.otherExperiment(path))
    for (const finished of before) results.add(finished)
    return new ResultsFile(results, keep)
  }
}
