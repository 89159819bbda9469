import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { findBinaries, MAJOR } from './binaries.ts'
import { giveTo, unprivileged, type Unprivileged } from './drop.ts'

/** How to reach the embedded PostgreSQL; it listens on a Unix socket in a folder that only its user can enter. */
export interface Embedded {
  connection: ClientConfig
  stop(): Promise<void>
}

type Say = (message: string) => void

const START_MS = 30_000

/**
 * A real PostgreSQL under this process: made on first use, started as an unprivileged user, gone when this process is gone.
 * If another process runs one on the same folder, that one is used, and taken over should it end.
 */
export const startEmbedded = async (data: string, say: Say = () => {}): Promise<Embedded> => {
  const folder = join(resolve(data), `postgres-${MAJOR}`)
  mkdirSync(dirname(folder), { recursive: true })
  const binaries = findBinaries()
  const user = unprivileged(folder, binaries.postgres)
  const password = passwordOf(join(dirname(folder), 'postgres.password'))
  if (!existsSync(join(folder, 'PG_VERSION'))) create(folder, binaries.initdb, password, user)
  const socket = socketFolder(folder, user)
  const connection = { host: socket, user: 'robodrome', password, database: 'postgres' }

  let child: ChildProcess | null = null
  let stopping = false
  const watch = async (): Promise<void> => {
    while (!stopping) {
      if (child === null && !(await answers(connection))) child = await launch(folder, socket, binaries.postgres, user, connection, say)
      await wait(500, undefined, { ref: false })
      if (hasEnded(child)) child = null
    }
  }
  child = await launch(folder, socket, binaries.postgres, user, connection, say)
  watch().catch((error: unknown) => say(`the embedded PostgreSQL is lost: ${String(error)}`))
  return {
    connection,
    async stop() {
      stopping = true
      await end(child)
    },
  }
}

/** Starts it, waiting for a predecessor that is still dying; null if another process already runs it. */
const launch = async (
  folder: string,
  socket: string,
  postgres: string,
  user: Unprivileged,
  connection: ClientConfig,
  say: Say,
): Promise<ChildProcess | null> => {
  const deadline = Date.now() + START_MS
  let words = ''
  while (Date.now() < deadline) {
    if ((await answers(connection)) && (await stillAnswers(connection))) return null
    const settings = ['listen_addresses=', `unix_socket_directories=${socket}`, 'unix_socket_permissions=0700', 'max_connections=60']
    const { program, args } = user.command(postgres, ['-D', folder, ...settings.flatMap((each) => ['-c', each])], true)
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder })
    words = ''
    let started = false
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-4000)
      if (started) for (const line of text.split('\n')) if (/ (WARNING|ERROR|FATAL|PANIC): /.test(line)) say(line)
    })
    const failed = new Promise<'ended'>((done) => child.once('exit', () => done('ended')).once('error', () => done('ended')))
    while (Date.now() < deadline) {
      if (await answers(connection)) {
        started = true
        return hasEnded(child) ? null : child
      }
      if ((await Promise.race([failed, wait(30)])) === 'ended') break
    }
    await wait(100)
  }
  throw new Error(`the embedded PostgreSQL in ${folder} does not start:\n${words}`)
}

/** Not one that is just dying with its parent. */
const stillAnswers = async (connection: ClientConfig): Promise<boolean> => {
  await wait(400)
  return answers(connection)
}

const answers = async (connection: ClientConfig): Promise<boolean> => {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const hasEnded = (child: ChildProcess | null): boolean => child === null || child.exitCode !== null || child.signalCode !== null

const end = async (child: ChildProcess | null): Promise<void> => {
  if (child === null || hasEnded(child)) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGINT')
  await Promise.race([gone, wait(10_000, undefined, { ref: false })])
}

/** Made beside its place and moved there when it is whole, so that an interrupted start leaves nothing half done. */
const create = (folder: string, initdb: string, password: string, user: Unprivileged): void => {
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  const secret = `${fresh}.password`
  writeFileSync(secret, password, { mode: 0o600 })
  giveTo(user.owner, fresh)
  giveTo(user.owner, secret)
  const how = ['--username=robodrome', `--pwfile=${secret}`, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-instructions']
  const { program, args } = user.command(initdb, ['-D', fresh, ...how], false)
  const made = spawnSync(program, args, { encoding: 'utf8', cwd: fresh })
  rmSync(secret)
  if (made.status !== 0) throw new Error(`initdb failed in ${fresh}: ${made.error?.message ?? made.stderr}`)
  renameSync(fresh, folder)
}

const passwordOf = (file: string): string => {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

/** A socket's path may have no more than about 100 signs: a deep data folder gets one under the system's folder for such things. */
const socketFolder = (folder: string, user: Unprivileged): string => {
  const near = join(dirname(folder), 'socket')
  const short = join(tmpdir(), `robodrome-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  const place = near.length <= 80 ? near : short
  mkdirSync(place, { recursive: true, mode: 0o700 })
  giveTo(user.owner, place)
  return place
}
