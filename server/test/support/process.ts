import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The server as people run it, in a process of its own that can be killed. */
export class Server {
  readonly url: string
  /** The program and its arguments. */
  program: readonly string[]
  readonly settings: Readonly<Record<string, string>>
  #process: ChildProcess | null = null
  printed = ''

  constructor(port: number, settings: Record<string, string>, program: readonly string[] = ['server/dist/main.js']) {
    this.url = `http://127.0.0.1:${port}`
    this.program = program
    // On a busy machine a test may be slower than any person's network.
    const patient = { RATE_FACTOR: '10000', REQUEST_SECONDS: '300' }
    this.settings = { PORT: `${port}`, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...patient, ...settings }
  }

  /** Starts the server and waits until it answers. Returns how many milliseconds that took. */
  async start(): Promise<number> {
    const begun = performance.now()
    const env = { ...process.env, DATABASE_URL: undefined, NATS_URL: undefined, ...this.settings }
    const child = spawn(process.execPath, this.program, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = child
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (this.printed = (this.printed + String(chunk)).slice(-1_000_000)))
    for (const end = Date.now() + 120_000; ; await wait(20)) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`the server does not start:\n${this.printed}`)
      const found = await fetch(`${this.url}/ready`).catch(() => null)
      if (found?.ok) return performance.now() - begun
    }
  }

  readonly isRunning = (): boolean => this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#process
    if (child === null || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    return child.exitCode
  }
}

/** Compiles if anything has changed since the last build. */
export const build = (): void => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout + stderr)
}

let tried = 0

/**
 * Finds a port below the system's ephemeral range, so that no connection takes it before the server does, or after the server is killed.
 * Each test process has ports of its own.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 10_000 + (process.pid % 200) * 100 + (tried++ % 100)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    await new Promise((closed) => probe.close(closed))
    if (isFree) return port
  }
}
