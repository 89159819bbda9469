import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Game } from '@robodrome/kernel'
import type { Entry } from '@robodrome/games'
import type { Words } from '@robodrome/phrases'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { anyWords } from '../../kernel/test/games/any-words.ts'
import { en as sparksWords } from '../../kernel/test/games/sparks-words.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { en as ticTacToeWords } from '../../kernel/test/games/tic-tac-toe-words.ts'
import { volley } from '../../kernel/test/games/volley.ts'
import { main, type World } from '../src/main.ts'

export interface Ran {
  code: number
  out: string
  err: string
}

/** The environment of a test: the typed input, and everything that differs from a plain pipe. */
export interface Scene extends Partial<Omit<World, 'stdin' | 'stdout' | 'stderr'>> {
  /** The lines typed, after which the input ends. */
  input?: string[]
  /** Whether there is a person at the terminal. */
  terminal?: boolean
  columns?: number
  rows?: number
}

const BOOKS = fileURLToPath(new URL('books', import.meta.url))

/** A test game, with the same texts in every language. */
export const entry = (game: Game, words: Words): Entry => {
  const spoken = async () => words
  return { title: game.title, load: async () => game, words: { en: spoken, de: spoken } }
}

export const GAMES = {
  'tic-tac-toe': entry(ticTacToe, ticTacToeWords),
  sparks: entry(sparks, sparksWords),
  volley: entry(volley, anyWords('Volley')),
}

/** Runs a command line in this process with the proof games, and returns what it printed. */
export async function run(argv: string[], scene: Scene = {}): Promise<Ran> {
  const { input = [], terminal = false, columns = 80, rows = 24, ...rest } = scene
  const printed = { out: '', err: '' }
  const sink = (name: 'out' | 'err') => ({ write: (text: string) => void (printed[name] += text), columns, rows, isTTY: terminal })
  let time = 0
  const world: World = {
    registry: GAMES,
    moduleOf: async () => ({}),
    folderOf: (id) => join(BOOKS, id),
    env: {},
    randomHex: (bytes) => 'a5'.repeat(bytes),
    clock: () => (time += 40),
    ...rest,
    stdin: Object.assign(Readable.from(input.map((line) => `${line}\n`)), { isTTY: terminal }),
    stdout: sink('out'),
    stderr: sink('err'),
  }
  const code = await main(argv, world)
  return { code, ...printed }
}

/** A new folder for the files of one test. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'robodrome-cli-'))

/** A file with this text in a new folder. */
export function file(name: string, text: string): string {
  const path = join(scratch(), name)
  writeFileSync(path, text)
  return path
}
