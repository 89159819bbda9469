import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseData, readText } from '../files.ts'
import { beside, reportFiles } from '../lab/files.ts'

/** The options whose value is a file that the command writes. */
const WRITES = ['--record', '--out', '--save']

/** What a command line lends to a package: the files that a person named on it, and no others. */
export interface Lent {
  reads: string[]
  writes: string[]
}

/** The files that a command line names for reading, and those for writing. */
export function lentBy(argv: readonly string[]): Lent {
  // The command may also be the name of a folder here.
  const [, ...words] = argv.filter((word) => !word.startsWith('-'))
  const named = words.filter((word) => existsSync(word)).map((word) => resolve(word))
  const outputs = argv.filter((_word, i) => WRITES.includes(argv[i - 1] ?? '')).map((word) => resolve(word))
  const experiments = argv.includes('lab') ? named.filter((path) => /\.ya?ml$/.test(path) && !outputs.includes(path)) : []
  const writes = [
    ...outputs.flatMap((path) => [`${path}*`, ...(experiments.length > 0 ? reportFiles(path) : [])]),
    // Each file is listed individually, because a pattern such as `duel.*` would also lend the experiment itself.
    ...experiments.flatMap((path) => [beside(path, '.results.ndjson'), ...reportFiles(beside(path, '.html'))]),
  ]
  return { reads: [...named, ...experiments.flatMap(boxesOf), ...writes], writes }
}

/** The box files named in an experiment, relative to its folder. Errors in the experiment itself are reported when it is read. */
function boxesOf(path: string): string[] {
  try {
    const { box, arms } = parseData(readText(path), path) as { box?: unknown; arms?: { box?: unknown }[] }
    const names = [box, ...(arms ?? []).map((arm) => arm.box)]
    return names.flatMap((name) => (typeof name === 'string' ? [resolve(dirname(path), name)] : []))
  } catch {
    return []
  }
}
