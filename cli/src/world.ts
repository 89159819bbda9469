import type { Entry, Language } from '@robodrome/games'
import type { HiddenClaims, Scenario } from '@robodrome/proof'
import pico from 'picocolors'
import { wordsOf, type CliWords, type Surroundings } from './words/index.ts'
import type { Sentence } from '@robodrome/kernel'
import type { Problem } from '@robodrome/table'

/** A destination for text: a terminal, a pipe, or a test. */
export interface Out {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
  rows?: number
}

/** What a package exports in addition to its game and its words. */
export interface Brought {
  languages: readonly Language[]
  claims?: HiddenClaims
  /** Checks its exercises. */
  exercises(): { tried: number; faults: string[] }
  /** Lists changes to one number or comparison in its rules that no scenario detects. */
  survivors(scenarios: readonly Scenario[], onTried: (tried: number, of: number) => void): Promise<{ tried: number; left: string[] }>
}

/** The environment of the command, which a test can replace as a whole. */
export interface World extends Surroundings {
  registry: Readonly<Record<string, Entry>>
  /** The other exports of a game's package. */
  moduleOf(id: string): Promise<Record<string, unknown>>
  /** The folder of a game's package, with its RULES.md and its tests; null if there is none. */
  folderOf(id: string): string | null
  /** Set if this process is sandboxed, so that packages from outside are allowed. */
  walled?: true
  /** The packages of this process, by the ids of their games. */
  packages?: ReadonlyMap<string, Brought>
  /** How long a step of a package may take, in milliseconds. */
  patienceMs?: number
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: Out
  stderr: Out
  /** Unpredictable bytes in hexadecimal. */
  randomHex(bytes: number): string
  /** Milliseconds that never go backwards. */
  clock(): number
}

/** 0: success. 1: a difference or a failure was found. 2: wrong input or usage. */
export type ExitCode = 0 | 1 | 2

/** A message, in whatever language is requested. */
export type Telling = (words: CliWords) => string

/** A usage or input error: states what cannot be done and what was expected. It ends a command with exit code 2. */
export class Misuse extends Error {
  override name = 'Misuse'
  readonly #tell: Telling

  /** The finished message, or a function that returns it in a language, because code that reads files does not know the language. */
  constructor(said: string | Telling) {
    const tell = typeof said === 'string' ? () => said : said
    super(tell(wordsOf({ env: {} })))
    this.#tell = tell
  }

  in(words: CliWords): string {
    return this.#tell(words)
  }
}

/** A record that fails verification. */
export const wrongRecord = (path: string, { line, ...problem }: Problem): Misuse =>
  new Misuse(({ wrong }) => `${path}${line === null ? '' : `:${line}`}: ${wrong.found(problem)}.`)

/** Words what went wrong, in the language of the terminal. */
export const troubleOf = (world: World, error: Misuse | (Error & { sentence: Sentence })): string =>
  error instanceof Misuse ? error.in(wordsOf(world)) : wordsOf(world).wrong.found(error.sentence)

/** NO_COLOR (with any value but the empty one) always wins; next comes FORCE_COLOR. Otherwise, a terminal gets colours. */
export function wantsColor(out: Out, env: World['env']): boolean {
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return false
  if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0') return true
  return out.isTTY === true && env['TERM'] !== 'dumb'
}

export const colorsFor = (world: World, out: Out = world.stdout) => pico.createColors(wantsColor(out, world.env))
export type Colors = ReturnType<typeof colorsFor>

/** Returns the number of columns to fill; output that is not a terminal gets 80. */
export const widthOf = (out: Out): number => Math.max(20, out.columns ?? 80)

export const print = (world: World, text = ''): void => void world.stdout.write(`${text}\n`)
export const complain = (world: World, text: string): void =>
  void world.stderr.write(`${colorsFor(world, world.stderr).red(wordsOf(world).error)} ${text}\n`)
