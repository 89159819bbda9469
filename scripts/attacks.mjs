// @ts-check
// Attacks a server of its own, on this machine only and for a limited time, and measures what a bystander notices: node scripts/attacks.mjs [SECONDS]
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Visitor } from './attacks/visitor.mjs'
import { build } from './build.mjs'
import { command, Failed, root } from './steps.mjs'

const SECONDS = Math.min(60, Number(process.argv[2] ?? 10))
/** Longer than this many times what it was is noticed. */
const MOST = 2
/** Below this, in milliseconds, nobody notices anything. */
const UNNOTICED = 50

/** How long somebody who is quick looks before choosing, in milliseconds. */
const THINKS = 25

/** @typedef {{ name: string, begin(port: number): Promise<() => void> }} Attack */

/** Whether a bystander's p99 rises. @param {Attack} attack */
async function measure({ name, begin }) {
  const data = mkdtempSync(join(tmpdir(), 'robodrome-attack-'))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const env = { ...process.env, DATA_DIR: data, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATABASE_URL: undefined }
  const server = spawn(process.execPath, ['server/dist/main.js'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await isReady(port)
    await bystander(port, 3)
    const before = await bystander(port, SECONDS)
    const end = await begin(port)
    const during = await bystander(port, SECONDS)
    end()
    const rows = /** @type {const} */ (['confirmed', 'answered']).map((what) => ({
      what,
      before: p99(before[what]),
      during: p99(during[what]),
    }))
    for (const row of rows)
      console.log(
        `${name}: a bystander's choice ${row.what} in ${row.before.toFixed(0)} ms before, ${row.during.toFixed(0)} ms during (p99)`,
      )
    return rows.some((row) => row.during > UNNOTICED && row.during > MOST * row.before)
  } finally {
    server.kill('SIGTERM')
    await new Promise((done) => server.once('exit', done))
    rmSync(data, { recursive: true, force: true })
  }
}

/** @param {number} port */
async function isReady(port) {
  for (let i = 0; i < 600; i++) {
    const found = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null)
    if (found?.ok) return
    await sleep(100)
  }
  throw new Failed('the server does not start')
}

/** Somebody plays against a program: how long until a choice was confirmed, and until it was answered. @param {number} port @param {number} seconds */
async function bystander(port, seconds) {
  const visitor = await Visitor.called('Bystander', port, '127.0.0.1')
  /** @type {{ confirmed: number[], answered: number[] }} */
  const times = { confirmed: [], answered: [] }
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    const table = await visitor.open('gekido', 'duel', 2, [{ kind: 'open' }, { kind: 'mind', mind: 'rule-of-thumb' }], false)
    const match = visitor.watch(table, await visitor.sit(table))
    while (Date.now() < end && (await match.isAsked())) {
      const begun = performance.now()
      await match.choose()
      times.confirmed.push(performance.now() - begun)
      const waits = match.waitsForOthers()
      await match.isAsked()
      if (waits) times.answered.push(performance.now() - begun)
      await sleep(THINKS)
    }
    match.close()
  }
  return times
}

/** @param {number[]} times */
const p99 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

/** @type {Attack} Twelve tables with four programs each, from one address; half of them watched, so that they do think. */
const manyMinds = {
  name: 'programs among themselves',
  async begin(port) {
    const guest = await Visitor.called('Greedy', port, '127.0.0.2')
    const minds = Array.from({ length: 4 }, () => ({ kind: 'mind', mind: 'search' }))
    /** @type {{ close(): void }[]} */
    const watched = []
    for (let i = 0; i < 12; i++) {
      const table = await guest.open('gekido', 'standard', 4, minds, false)
      if (i % 2 === 0) watched.push(guest.watch(table, null))
    }
    return () => watched.forEach((each) => each.close())
  },
}

/** @type {Attack} Sixty sockets of one address ask as fast as they are answered. */
const manyQuestions = {
  name: 'questions without end',
  async begin(port) {
    const guest = await Visitor.called('Curious', port, '127.0.0.3')
    const table = await guest.open('volt', 'basic', 2, [{ kind: 'open' }, { kind: 'mind', mind: 'random' }], false)
    const own = guest.watch(table, await guest.sit(table))
    await own.isAsked()
    const sockets = Array.from({ length: 60 }, () => guest.watch(table, null))
    sockets.forEach((each, i) => void each.askOnAndOn(i))
    return () => [own, ...sockets].forEach((each) => each.close())
  },
}

/** @type {Attack} Two public matches as long as they may be, and requests for the lobby and for the matches. */
const longMatches = {
  name: 'long matches in the lobby',
  async begin(port) {
    const guest = await Visitor.called('Patient', port, '127.0.0.4')
    /** @type {string[]} */
    const tables = []
    for (let i = 0; i < 2; i++) {
      const table = await guest.open('gekido', 'duel', 2, [{ kind: 'open' }, { kind: 'mind', mind: 'random' }], true)
      const match = guest.watch(table, await guest.sit(table))
      await match.isAsked()
      await match.goToAndFro(SECONDS)
      match.close()
      tables.push(table)
    }
    const timer = setInterval(
      () => ['/api/tables', ...tables.map((id) => `/api/tables/${id}`)].forEach((path) => void guest.send('GET', path).catch(() => {})),
      100,
    )
    return () => clearInterval(timer)
  },
}

await command(import.meta.url, async () => {
  build()
  const noticed = []
  for (const attack of [manyMinds, manyQuestions, longMatches]) if (await measure(attack)) noticed.push(attack.name)
  if (noticed.length > 0) throw new Failed(`a bystander notices: ${noticed.join(', ')}`)
})
