import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import type { ClientConfig } from 'pg'
import { BadSettings } from '../base/bad-settings.ts'
import { findBinaries, MAJOR, programsFor } from './binaries.ts'
import { giveTo, named, ownFolder, unprivileged, type Unprivileged } from './drop.ts'
import { Supervisor } from './supervisor.ts'

/** How to reach the embedded PostgreSQL. It listens on a Unix socket in a folder that only its user can enter. */
export interface Embedded {
  connection: ClientConfig
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL under this process: created on first use, run as an unprivileged user, and stopped with this process. If another
 * process already runs one on the same folder, this process uses that one, and takes over if it ends.
 */
export const startEmbedded = async (data: string, say: (message: string) => void = () => {}): Promise<Embedded> => {
  const folder = join(resolve(data), `postgres-${MAJOR}`)
  makeFolder(dirname(folder), data)
  const user = unprivileged(folder)
  const programs = programsFor(user, findBinaries())
  const password = passwordOf(join(dirname(folder), 'postgres.password'))
  if (!existsSync(join(folder, 'PG_VERSION'))) create(folder, password, user)
  const socket = await socketFolder(folder, user)
  const connection = { host: socket, user: 'robodrome', password, database: 'postgres' }
  const supervisor = new Supervisor(() => start(folder, socket, programs.postgres, user), connection, say)
  await supervisor.begin()
  return { connection, stop: () => supervisor.stop() }
}

const start = (folder: string, socket: string, postgres: string, user: Unprivileged): ChildProcess => {
  const settings = ['listen_addresses=', `unix_socket_directories=${socket}`, 'unix_socket_permissions=0700', 'max_connections=60']
  return inFolder(folder, user, (path, stdio) => {
    const { program, args } = user.command(postgres, ['-D', path, ...settings.flatMap((each) => ['-c', each])], true)
    return spawn(program, args, { stdio, cwd: folder })
  })
}

/** Runs a command in a folder. If its user cannot reach the path, it inherits the opened folder as its working directory. */
const inFolder = <T>(folder: string, user: Unprivileged, run: (path: string, stdio: StdioOptions) => T): T => {
  if (user.reaches(folder)) return run(folder, ['ignore', 'ignore', 'pipe'])
  const handle = openSync(folder, 'r')
  try {
    return run('/proc/self/fd/3', ['ignore', 'ignore', 'pipe', handle])
  } finally {
    closeSync(handle)
  }
}

/**
 * The data folder is built next to its final place and moved once complete, so that an interrupted start leaves nothing half done. If
 * several processes do this at once, the first one wins.
 */
const create = (folder: string, password: string, user: Unprivileged): void => {
  const maker = named()
  const { initdb } = programsFor(maker, findBinaries())
  clearAway(folder)
  const fresh = `${folder}.new-${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  const secret = join(fresh, 'password')
  const cluster = join(fresh, 'cluster')
  mkdirSync(cluster, { mode: 0o700 })
  writeFileSync(secret, password, { mode: 0o600 })
  giveTo(maker.owner, fresh)
  const how = ['--username=robodrome', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-instructions']
  const made = inFolder(fresh, maker, (path, stdio) => {
    const { program, args } = maker.command(initdb, ['-D', join(path, 'cluster'), `--pwfile=${join(path, 'password')}`, ...how], false)
    return spawnSync(program, args, { encoding: 'utf8', cwd: fresh, stdio })
  })
  rmSync(secret)
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new BadSettings(`DATA_DIR: initdb failed in ${dirname(folder)}: ${made.error?.message ?? lastLine(made.stderr)}`)
  }
  giveTo(user.owner, cluster)
  try {
    renameSync(cluster, folder)
  } catch (error) {
    if (!existsSync(join(folder, 'PG_VERSION')))
      throw new BadSettings(
        `DATA_DIR: ${folder} is there and is no store of ours (${codeOf(error)}), expected nothing or a PostgreSQL ${MAJOR}`,
      )
  }
  rmSync(fresh, { recursive: true, force: true })
}

/** Removes what killed processes left behind while they were making a folder. */
const clearAway = (folder: string): void => {
  const start = `${basename(folder)}.new-`
  for (const name of readdirSync(dirname(folder)))
    if (name.startsWith(start) && !isRunning(Number(name.slice(start.length))))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const makeFolder = (folder: string, data: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new BadSettings(`DATA_DIR: found ${JSON.stringify(data)} (${codeOf(error)}), expected a folder that can be written to`)
  }
}

/**
 * Reads the password, or makes one. A new one is first written under another name, because several processes may start at once and must all
 * read the same content.
 */
const passwordOf = (file: string): string => {
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}`
    writeFileSync(own, randomBytes(24).toString('hex'), { mode: 0o600 })
    // Root may prepare the folder of a service, which must be able to read it.
    const { uid, gid } = statSync(dirname(file))
    if (process.getuid?.() === 0) chownSync(own, uid, gid)
    try {
      linkSync(own, file)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    } finally {
      rmSync(own)
    }
  }
  return readFileSync(file, 'utf8')
}

/**
 * Returns the folder of the socket. A socket path is limited to about 100 bytes, and its user must be able to reach it; otherwise the
 * socket goes into the system's temporary folder. A service sees other folders than root does: its socket is found by asking it.
 */
const socketFolder = async (folder: string, user: Unprivileged): Promise<string> => {
  const near = join(dirname(folder), 'socket')
  const short = join(tmpdir(), `robodrome-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  const isNear = near.length <= 80 && (user.reaches(near) || (await listens(near)))
  return ownFolder(isNear ? near : short, user.owner)
}

/** Whether a PostgreSQL listens in a folder. */
const listens = (folder: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(join(folder, '.s.PGSQL.5432'))
    socket
      .once('error', () => done(false))
      .once('connect', () => {
        socket.destroy()
        done(true)
      })
  })

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error))
