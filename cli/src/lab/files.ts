import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseJson } from '@robodrome/kernel'
import { digestOf, readExperiment, Results, type Experiment, type Finished, type Modes } from '@robodrome/lab'
import { fileTrouble, parseData, readText, writeText } from '../files.ts'
import { findGame } from '../lookup.ts'
import { Misuse, type World } from '../world.ts'

/** An experiment as its file describes it; boxes are found beside it. */
export async function openExperiment(world: World, path: string): Promise<Experiment> {
  const modes: Modes = async (id) => {
    const game = await findGame(world, id)
    return { mode: Object.keys(game.modes)[0]!, seats: (mode) => Math.min(...(game.modes[mode]?.seats ?? [2])) }
  }
  const box = (name: string) => parseData(readText(join(dirname(path), name)), join(dirname(path), name))
  return readExperiment(parseData(readText(path), path), modes, box)
}

/** What an experiment's files are called beside each other: `duel.experiment.yaml`, `duel.results.ndjson`, `duel.html`. */
export const beside = (path: string, ending: string): string => `${path.replace(/(\.experiment)?\.ya?ml$/, '')}${ending}`

/** The results of an experiment on disk: a line that says of which, then one for each finished chunk. */
export class ResultsFile {
  readonly results: Results
  readonly #path: string

  private constructor(path: string, results: Results) {
    this.#path = path
    this.results = results
  }

  /** Opens what is there already, or begins anew; a line that was cut off when a run was ended is dropped. */
  static open(path: string, experiment: Experiment): ResultsFile {
    const results = new Results(experiment)
    const head = JSON.stringify({ robodrome: 'results 1', experiment: digestOf(experiment) })
    if (!existsSync(path)) {
      writeText(path, `${head}\n`)
      return new ResultsFile(path, results)
    }
    const text = readFileSync(path, 'utf8')
    const whole = text.lastIndexOf('\n') + 1
    if (whole < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, whole)))
    const [first, ...lines] = text.slice(0, whole).split('\n').slice(0, -1)
    if (first !== head)
      throw new Misuse(`${path}: these are results of another experiment, or of this one before it was changed; put them elsewhere first`)
    lines.forEach((line, i) => {
      const found = parseJson(line)
      if (typeof found !== 'object' || found === null) throw new Misuse(`${path}:${i + 2}: expected a line of JSON`)
      results.add(found as unknown as Finished)
    })
    return new ResultsFile(path, results)
  }

  readonly keep = (finished: Finished): void => {
    try {
      appendFileSync(this.#path, `${JSON.stringify(finished)}\n`)
    } catch (error) {
      throw new Misuse(`cannot write ${this.#path}: ${fileTrouble(error)}`)
    }
  }
}
