import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBinaries, MAJOR, programsFor } from '../src/store/binaries.ts'
import { startEmbedded } from '../src/store/embedded.ts'
import { newDatabase } from './support/database.ts'
import { build, freePort, Server } from './support/process.ts'

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))

let folder: string
const cleanUp: (() => unknown)[] = []
beforeAll(build, 300_000)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'robodrome-start-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
})
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

/** The exit code and the error output of a start that fails. */
const failedStart = async (settings: Record<string, string>): Promise<{ code: number; words: string }> => {
  const env = { ...process.env, DATABASE_URL: undefined, NATS_URL: undefined, PORT: '0', LOG_LEVEL: 'silent', ...settings }
  const child = spawn(process.execPath, [MAIN], { env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  cleanUp.push(() => child.kill('SIGKILL'))
  let words = ''
  child.stderr.on('data', (chunk) => (words += String(chunk)))
  const [code] = (await once(child, 'exit')) as [number]
  return { code, words }
}

/** One line that begins with the invalid setting. */
const oneLine = (setting: string) => ({ code: 2, words: expect.stringMatching(new RegExp(`^${setting}: [^\\n]+\\n$`)) as string })

test('three first starts at once on one empty data folder all serve', async () => {
  const servers = await Promise.all([0, 1, 2].map(async () => new Server(await freePort(), { DATA_DIR: folder })))
  servers.forEach((server) => cleanUp.push(() => server.kill()))
  await Promise.all(servers.map((server) => server.start()))
  expect(servers.map((server) => server.isRunning())).toEqual([true, true, true])
})

test('a folder that others may not enter is a place to start in', async () => {
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  for (let time = 0; time < 2; time++) {
    const { connection, stop } = await startEmbedded(data)
    expect(connection.host).toBeTruthy()
    await stop()
  }
})

test('root prepares the folder of a service, behind a link and for a user without a name: all of it belongs to that user', async () => {
  chmodSync(folder, 0o755)
  const data = join(folder, 'private/robodrome')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  if (process.getuid?.() === 0) chownSync(data, 61_500, 61_500)
  symlinkSync('private/robodrome', join(folder, 'robodrome'))
  for (let time = 0; time < 2; time++) {
    const { stop } = await startEmbedded(join(folder, 'robodrome'))
    await stop()
  }
  const owners = ['.', 'postgres.password', `postgres-${MAJOR}`, `postgres-${MAJOR}/PG_VERSION`].map(
    (name) => statSync(join(data, name)).uid,
  )
  expect(new Set(owners)).toEqual(new Set([statSync(data).uid]))
})

test('programs that their user cannot reach are copied to where it can', () => {
  const { initdb } = programsFor({ owner: null, reaches: () => false, command: (program, args) => ({ program, args }) }, findBinaries())
  const found = programsFor({ owner: null, reaches: () => true, command: (program, args) => ({ program, args }) }, findBinaries())
  expect(initdb).not.toBe(found.initdb)
  expect(initdb.startsWith(tmpdir())).toBe(true)
})

test('a package that npm wrote under a strict umask: every user can read the copy', () => {
  const native = join(folder, 'native')
  for (const [part, mode] of [
    ['bin', 0o700],
    ['lib', 0o600],
  ] as const) {
    mkdirSync(join(native, part), { recursive: true, mode: 0o700 })
    writeFileSync(join(native, part, 'file'), '', { mode })
  }
  const version = `test-${process.pid}`
  cleanUp.push(() => rmSync(join(tmpdir(), `robodrome-postgres-${version}`), { recursive: true }))
  const user = { owner: null, reaches: () => false, command: (program: string, args: string[]) => ({ program, args }) }
  const copy = dirname(dirname(programsFor(user, { home: folder, version }).postgres))
  const rights = (path: string): number => statSync(join(copy, path)).mode & 0o777
  expect({ bin: rights('bin'), program: rights('bin/file'), library: rights('lib/file') }).toEqual({
    bin: 0o755,
    program: 0o755,
    library: 0o644,
  })
})

test('a corrupt data folder: one line and an exit code', async () => {
  const { stop } = await startEmbedded(folder)
  await stop()
  truncateSync(join(folder, `postgres-${MAJOR}/global/pg_control`), 100)
  expect(await failedStart({ DATA_DIR: folder })).toEqual(oneLine('DATA_DIR'))
})

test('a data folder of something else, or none at all: the same', async () => {
  mkdirSync(join(folder, `postgres-${MAJOR}`))
  writeFileSync(join(folder, `postgres-${MAJOR}/diary.txt`), 'dear diary')
  expect(await failedStart({ DATA_DIR: folder })).toEqual(oneLine('DATA_DIR'))
  writeFileSync(join(folder, 'file'), '')
  expect(await failedStart({ DATA_DIR: join(folder, 'file') })).toEqual(oneLine('DATA_DIR'))
})

test('a NATS that is not there, or never answers: the same', async () => {
  const database = await newDatabase()
  cleanUp.push(database.drop)
  const silent = createServer().listen(0, '127.0.0.1')
  cleanUp.push(() => silent.close())
  await once(silent, 'listening')
  for (const port of [await freePort(), (silent.address() as AddressInfo).port])
    expect(await failedStart({ DATABASE_URL: database.url, NATS_URL: `nats://127.0.0.1:${port}` })).toEqual(oneLine('NATS_URL'))
})

test('a PostgreSQL that is not there, or never answers: the same', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  cleanUp.push(() => silent.close())
  await once(silent, 'listening')
  for (const port of [await freePort(), (silent.address() as AddressInfo).port])
    expect(await failedStart({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` })).toEqual(oneLine('DATABASE_URL'))
})
