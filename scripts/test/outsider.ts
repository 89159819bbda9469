import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../steps.mjs'

/** The public modules of the package. */
export const ENTRIES = ['kernel', 'phrases', 'proof', 'minds', 'outside'] as const

/** The code that an outsider might write with each of these modules. */
const PROGRAMS: Readonly<Record<(typeof ENTRIES)[number], string>> = {
  kernel: `
import { asked, choose, options, quickLuck, settle, start, type Result, type Settings } from 'robodrome/kernel'
import { ticTacToe } from './tic-tac-toe.ts'
const settings: Settings = { mode: 'standard', seats: 2, options: {} }
const luck = quickLuck(7)
const position = start(ticTacToe, settings)
for (settle(ticTacToe, position, luck); asked(ticTacToe, position).length > 0; settle(ticTacToe, position, luck)) {
  const seat = asked(ticTacToe, position)[0]!
  const all = options(ticTacToe, position, seat)
  choose(ticTacToe, position, seat, all[luck.below(all.length)])
}
const result: Result | null = ticTacToe.result(position)
console.log('kernel', result?.rule)
`,
  phrases: `
import { say, type Phrase } from 'robodrome/phrases'
import { en } from './tic-tac-toe-words.ts'
const phrase: Phrase = say\`Cell \${3}.\`
console.log('phrases', en.title, phrase.length)
`,
  proof: `
import { fuzz, type FuzzReport } from 'robodrome/proof'
import { ticTacToe } from './tic-tac-toe.ts'
const report: FuzzReport = fuzz(ticTacToe, { mode: 'standard', seats: 2, options: {} }, { games: 20, seed: 1 })
console.log('proof', report.games, report.problems.length)
`,
  minds: `
import { quickLuck, start } from 'robodrome/kernel'
import { minds, pose, questionOf, type Mind } from 'robodrome/minds'
import { ticTacToe } from './tic-tac-toe.ts'
const settings = { mode: 'standard', seats: 2, options: {} }
const mind: Mind = minds['search']!
const question = questionOf(ticTacToe, pose(ticTacToe, settings, start(ticTacToe, settings), 0, quickLuck(1)))
console.log('minds', mind.id, question.options.length)
`,
  outside: `
import type { Define } from 'robodrome/outside'
import { ticTacToe } from './tic-tac-toe.ts'
import { en } from './tic-tac-toe-words.ts'
const define: Define = ({ phrases }) => ({ game: ticTacToe, words: { en: { ...en, title: phrases.capital(en.title) } } })
console.log('outside', define.length)
`,
}

const TSC = join(root, 'node_modules/typescript/bin/tsc')
const STRICT = [
  '--strict',
  '--target',
  'es2023',
  '--lib',
  'es2023',
  '--types',
  'node',
  '--rewriteRelativeImportExtensions',
  '--outDir',
  'out',
]

interface Done {
  status: number | null
  printed: string
}

/** A person with the installed package, an empty folder and TypeScript. Their game is the tic-tac-toe of CONTRIBUTING.md. */
export class Outsider {
  readonly #folder = mkdtempSync(join(tmpdir(), 'robodrome-outsider-'))

  /** Installs the package from its file. */
  constructor(file: string) {
    cpSync(file, join(this.#folder, basename(file)))
    this.write('package.json', JSON.stringify({ name: 'outsider', private: true, type: 'module' }))
    const options = ['--no-audit', '--no-fund', '--prefer-offline', '--omit=optional', '--loglevel=error']
    const { status, printed } = this.#run('npm', ['install', ...options, `./${basename(file)}`])
    if (status !== 0) throw new Error(printed)
    const types = join(this.#folder, 'node_modules/@types')
    mkdirSync(types, { recursive: true })
    if (!existsSync(join(types, 'node'))) symlinkSync(join(root, 'node_modules/@types/node'), join(types, 'node'))
    for (const name of ['tic-tac-toe.ts', 'tic-tac-toe-words.ts'])
      this.write(name, readFileSync(join(root, 'kernel/test/games', name), 'utf8').replaceAll('@robodrome/', 'robodrome/'))
    for (const entry of ENTRIES) this.write(`use-${entry}.ts`, PROGRAMS[entry])
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.#folder, name), text)
  }

  /** Compiles strictly, with the declarations of the package. */
  compile(module: string, resolution: string, ...files: string[]): Done {
    return this.node(TSC, ...STRICT, '--module', module, '--moduleResolution', resolution, ...files)
  }

  node(...args: string[]): Done {
    return this.#run(process.execPath, args)
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }

  #run(program: string, args: string[]): Done {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: this.#folder, encoding: 'utf8' })
    return { status, printed: stdout + stderr }
  }
}
