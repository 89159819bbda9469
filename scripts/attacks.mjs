// @ts-check
// Attacks a server of its own, on this machine only and for a limited time, and measures what a bystander notices.
// Each attack takes 30 seconds unless told otherwise, 60 at most.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Visitor } from './attacks/visitor.mjs'
import { build } from './build.mjs'
import { command, Failed, Misuse, root } from './steps.mjs'

const SECONDS = Math.min(60, Number(process.argv[2] ?? 30))
/** Longer than this many times what it was is noticed. */
const MOST = 2
/** Below this, in milliseconds, nobody notices anything. */
const UNNOTICED = 50

/** How long somebody who is quick looks before choosing, in milliseconds. */
const THINKS = 25

/** As `attacks/attacker.mjs` has them. */
const ATTACKS = ['programs among themselves', 'questions without end', 'long matches in the lobby']

/** Whether a bystander's p99 rises. @param {string} name Of the attack. */
async function measure(name) {
  const data = mkdtempSync(join(tmpdir(), 'robodrome-attack-'))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const env = { ...process.env, DATA_DIR: data, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATABASE_URL: undefined }
  // As npm starts it: then it ends with who started it, whatever becomes of that.
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await isReady(port)
    // Until every thread has been warm: what a first match costs is no fault of the attack.
    await Promise.all([bystander(port, 6), bystander(port, 6), bystander(port, 6)])
    const before = await bystander(port, SECONDS)
    const attacker = fork(join(root, 'scripts/attacks/attacker.mjs'), [name, String(port), String(SECONDS)])
    // An attacker brings a machine of its own: what it does there takes nothing from the server, what it asks for does.
    setPriority(attacker.pid ?? failed(`the attack did not begin: ${name}`), constants.priority.PRIORITY_LOW)
    await Promise.race([once(attacker, 'message'), once(attacker, 'exit').then(() => failed(`the attack ended: ${name}`))])
    const during = await bystander(port, SECONDS)
    if (attacker.exitCode !== null) failed(`the attack ended: ${name}`)
    attacker.kill()
    const rows = /** @type {const} */ (['confirmed', 'answered']).map((what) => ({
      what,
      count: Math.min(before[what].length, during[what].length),
      before: p99(before[what]),
      during: p99(during[what]),
    }))
    for (const row of rows)
      console.log(
        `${name}: a bystander's choice ${row.what} in ${row.before.toFixed(0)} ms before, ${row.during.toFixed(0)} ms during (p99 of ${row.count} or more)`,
      )
    return rows.some((row) => row.during > UNNOTICED && row.during > MOST * row.before)
  } finally {
    server.kill('SIGTERM')
    await new Promise((done) => server.once('exit', done))
    rmSync(data, { recursive: true, force: true })
  }
}

/** @param {string} why @returns {never} */
function failed(why) {
  throw new Failed(why)
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

await command(
  import.meta.url,
  async () => {
    if (!(SECONDS > 0)) throw new Misuse(`"${process.argv[2]}" is not a number of seconds`)
    build()
    const noticed = []
    for (const attack of ATTACKS) if (await measure(attack)) noticed.push(attack)
    if (noticed.length > 0) throw new Failed(`a bystander notices: ${noticed.join(', ')}`)
  },
  '[SECONDS]',
)
