import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { wall, type Breach, type Walled } from '@robodrome/outside/host'
import { parseJson } from '@robodrome/table'
import * as z from 'zod/mini'
import type { Ask } from './asks.ts'

/** The limits of a package: memory for its objects, total memory, the length of an answer, and processor time per step. */
export interface Limits {
  heapMb: number
  totalMb: number
  answerMb: number
  stepMs: number
}
/** The purpose of a process: trials of whole games, steps for which people wait, or the thinking of AI opponents. */
export type Role = 'trial' | 'play' | 'think'
const LIMITS: Limits = { heapMb: 256, totalMb: 768, answerMb: 4, stepMs: 5_000 }
export const limitsOf = (stepMs = LIMITS.stepMs): Readonly<Record<Role, Limits>> => ({
  trial: { ...LIMITS, stepMs: 6 * stepMs },
  play: { ...LIMITS, stepMs },
  think: { ...LIMITS, stepMs: 3 * stepMs },
})

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
// A process needs compiled JavaScript, even when the sources are run directly, as in tests.
const INSIDE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist/outside/inside/main.js' : './inside/main.js', import.meta.url),
)

/** The process may read our own modules and nothing else, because the data folder may be next to them. */
const READS = [
  `${ROOT}package.json`,
  ...[
    'node_modules',
    'chunks',
    ...'board games kernel lab leagues minds outside phrases proof reading rulebook server table'.split(' '),
  ].map((name) => `${ROOT}${name}/*`),
]

/** The game refused, which is not a fault of the package. */
export class GameRefused extends Error {
  override name = 'GameRefused'
}

/** The package failed; the message is for the host. */
export class PackageFailed extends Error {
  override name = 'PackageFailed'
  /** Whether its process has ended. */
  readonly ended: boolean

  constructor(message: string, ended: boolean) {
    super(message)
    this.ended = ended
  }
}

const reply = z.union([
  z.object({ id: z.number(), answer: z.unknown() }),
  z.object({ id: z.number(), refused: z.string() }),
  z.object({ id: z.number(), failed: z.string() }),
])

/** A process for one package. It answers one question after another, and everything it sends is treated as untrusted input. */
export class PackageProcess {
  readonly #walled: Walled
  readonly #limits: Limits
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()
  readonly #quiet: NodeJS.Timeout
  #next = 1
  #rest: string[] = []
  #length = 0
  #complaint = ''
  #ended: string | null = null

  constructor(limits: Limits) {
    if (!existsSync(INSIDE)) throw new Error(`${INSIDE} was not built: node scripts/build.mjs`)
    this.#limits = limits
    const { heapMb, totalMb, stepMs } = limits
    this.#walled = wall(INSIDE, [], { reads: READS, writes: [], heapMb, totalMb, silenceMs: stepMs, stdin: 'pipe', channel: false })
    const { child } = this.#walled
    child.stdout!.setEncoding('utf8').on('data', (chunk: string) => this.#hear(chunk))
    child.stderr!.setEncoding('utf8').on('data', (chunk: string) => void (this.#complaint = (this.#complaint + chunk).slice(-4000)))
    // A process that has ended reads no more input; its end is reported below.
    child.stdin!.on('error', () => {})
    child.once('error', (error) => this.#end(`its process cannot be started: ${error.message}`))
    void this.#walled.ended.then((how) => this.#end(this.#sentence(how)))
    // Where the system does not count processor time, a process without a question must not look busy.
    this.#quiet = setInterval(() => this.#waiting.size === 0 && this.#walled.alive(), 500).unref()
  }

  ask(question: Ask): Promise<unknown> {
    if (this.#ended !== null) return Promise.reject(new PackageFailed(this.#ended, true))
    const id = this.#next++
    if (this.#waiting.size === 0) this.#walled.alive()
    this.#walled.child.stdin!.write(`${JSON.stringify({ id, ...question })}\n`)
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  async close(): Promise<void> {
    this.#end('the server closes it')
    this.#walled.end()
    await this.#walled.ended
  }

  /** Ends a process whose message is unusable. */
  stop(why: string): void {
    this.#end(why)
    this.#walled.end()
  }

  #hear(chunk: string): void {
    const lines = chunk.split('\n')
    for (const line of lines.slice(0, -1)) {
      this.#rest.push(line)
      const whole = this.#rest.join('')
      this.#rest = []
      this.#length = 0
      this.#read(whole)
    }
    this.#rest.push(lines.at(-1)!)
    this.#length += lines.at(-1)!.length
    if (this.#length > this.#limits.answerMb * 1024 * 1024)
      this.stop(`it answered with more than ${this.#limits.answerMb} MB, which no page could show`)
  }

  #read(line: string): void {
    if (line.length > this.#limits.answerMb * 1024 * 1024)
      return this.stop(`it answered with more than ${this.#limits.answerMb} MB, which no page could show`)
    const said = reply.safeParse(parseJson(line))
    const waiting = said.success ? this.#waiting.get(said.data.id) : undefined
    if (!said.success || waiting === undefined) return this.stop('it said something that nobody had asked')
    this.#waiting.delete(said.data.id)
    this.#walled.alive()
    const { data } = said
    if ('answer' in data) waiting.resolve(data.answer)
    else waiting.reject('refused' in data ? new GameRefused(data.refused) : new PackageFailed(data.failed.slice(0, 500), false))
  }

  #end(why: string): void {
    this.#ended ??= why
    clearInterval(this.#quiet)
    for (const { reject } of this.#waiting.values()) reject(new PackageFailed(this.#ended, true))
    this.#waiting.clear()
  }

  #sentence(how: number | Breach): string {
    if (typeof how === 'object' && how.kind === 'silent') return `a single step took more than ${how.ms / 1000} s of processor time`
    const isMemory = (typeof how === 'object' && how.kind === 'memory') || this.#complaint.includes('heap')
    if (isMemory) return 'it used more memory than a game may'
    const line = this.#complaint.split('\n').find((each) => /Error|FATAL/.test(each))
    return `it crashed: ${(line ?? (typeof how === 'number' ? `exit code ${how}` : 'killed')).trim().slice(0, 300)}`
  }
}
