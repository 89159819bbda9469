// @ts-check
// Proves that `npm start` answers, lists the registered games, stops when told to, and compiles nothing the second time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { command, Failed, root, takeAll } from './steps.mjs'

const PATIENCE_MS = 120_000

await command(import.meta.url, () =>
  takeAll(`smoke on Node ${process.versions.node}`, [
    ['npm start answers and lists the games', () => visit(listsTheGames)],
    ['a second start compiles nothing', secondStart],
    ['a wrong PORT is told in a sentence', wrongPort],
  ]),
)

/** Starts the server, checks it, stops it, and returns its output. @param {(url: string) => Promise<void>} look */
async function visit(look) {
  const port = await freePort()
  const server = start({ PORT: String(port) })
  try {
    await answers(server, `http://127.0.0.1:${port}`)
    await look(`http://127.0.0.1:${port}`)
  } finally {
    server.process.kill('SIGTERM')
    const late = AbortSignal.timeout(15_000)
    await Promise.race([server.ended, once(late, 'abort')])
    if (late.aborted) killAll(server.process)
  }
  expect(server.printed(), (text) => text.includes('"closed"'), 'a log that says the server closed in good order')
  return server.printed()
}

/** @param {string} url */
async function listsTheGames(url) {
  const page = await (await fetch(url)).text()
  const { games } = /** @type {{ games: { id: string }[] }} */ (await (await fetch(`${url}/api/games`)).json())
  /** @type {{ gameIds(): string[] }} */
  const registry = await import(new URL('../games/dist/index.js', import.meta.url).href)
  expect(
    games.map(({ id }) => id).join(),
    (ids) => ids === registry.gameIds().join(),
    `the games of the registry: ${registry.gameIds().join()}`,
  )
  expect(page, (text) => /<script type="module"[^>]* src="\/assets\//.test(text), 'the page, built')
}

async function secondStart() {
  const printed = await visit(async () => {})
  expect(printed, (text) => !/installing|compiling/.test(text), 'neither an installation nor a compilation')
}

async function wrongPort() {
  const server = start({ PORT: 'abc' })
  await server.ended
  expect(server.process.exitCode, (code) => code === 2, 'exit code 2')
  expect(server.printed(), (text) => text.includes('PORT: found "abc", expected a whole number'), 'what was found and what was expected')
}

/** Kills a server that does not stop, together with all its processes. @param {import('node:child_process').ChildProcess} server */
function killAll({ pid = 0 }) {
  process.kill(-pid, 'SIGKILL')
}

/** Starts it in a process group of its own, so that all of it can be killed. @param {Record<string, string>} settings */
function start(settings) {
  const env = { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'info', ...settings }
  const npm = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk))
  return { process: npm, ended: once(npm, 'close'), printed: () => printed }
}

/** @param {ReturnType<typeof start>} server @param {string} url */
async function answers(server, url) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
    if (server.process.exitCode !== null) throw new Failed(`npm start ended with ${server.process.exitCode}:\n${server.printed()}`)
    const found = await fetch(`${url}/health`).catch(() => null)
    if (found?.ok) return
  }
  throw new Failed(`no answer in ${PATIENCE_MS / 1000} s:\n${server.printed()}`)
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Failed('no free port on the loopback interface')
  return address.port
}

/** @template T @param {T} found @param {(found: T) => boolean} fits @param {string} expected */
function expect(found, fits, expected) {
  if (!fits(found)) throw new Failed(`found ${JSON.stringify(found)}, expected ${expected}`)
}
