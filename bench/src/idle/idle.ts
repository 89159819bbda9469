import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { count, type Line } from '../measure.ts'
import { openTable, type Wanted } from '../server/drive.ts'
import type { Asked } from './site.ts'

const TABLES = 10_000
const AT_ONCE = 20
/** How many tables are sampled for the cost of a loaded table. */
const LOADED = 500
/** How long a table stays loaded after the last request. */
const KEEP_MS = 20_000
const LOOK_MS = 1_000
/** The highest acceptable cost of an idle table. */
const MOST_BYTES = 4_096
const DAY = 86_400_000

const DAILY: Wanted = {
  game: 'gekido',
  settings: { mode: 'duel', seats: 2, options: { randomBots: true } },
  clock: { bank: 7 * DAY, increment: DAY },
}

/** Measures the memory cost of daily tables with a running match, both while loaded and after being unloaded. */
export async function idleLines(show: (line: Line) => void): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'robodrome-idle-'))
  const server = fork(fileURLToPath(new URL('site.js', import.meta.url)), [`${KEEP_MS}`], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: data },
  })
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const url = `http://127.0.0.1:${port}`
    const { id, sockets } = await openTable(url, 'by the day', DAILY)
    for (const socket of sockets) socket.terminate()
    const { ids } = await ask<{ ids: string[] }>(server, { copy: id, times: TABLES })
    // The first requests make the process load and compile code, which must not count as the cost of a table.
    await lookAt(url, ids.slice(0, AT_ONCE))
    const before = await memory(server)
    await lookAt(url, ids.slice(0, LOADED))
    const loaded = ((await memory(server)) - before) / ((await tablesOf(url)) - AT_ONCE)
    await lookAt(url, ids)
    while ((await tablesOf(url)) > 0) await sleep(LOOK_MS)
    const idle = Math.max(1, ((await memory(server)) - before) / TABLES)
    show({
      what: `idle: ${count(TABLES)} tables by the day, within ${count(MOST_BYTES)} bytes of memory each`,
      ratio: MOST_BYTES / idle,
      between: `${count(idle)} bytes each once they are unloaded; ${count(loaded)} while they are loaded`,
    })
  } finally {
    const gone = once(server, 'exit')
    server.kill('SIGTERM')
    await gone
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function lookAt(url: string, ids: readonly string[]): Promise<void> {
  const queue = ids.values()
  const look = async (): Promise<void> => {
    for (const id of queue) {
      const answer = await fetch(`${url}/api/tables/${id}`)
      if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, look))
}

async function ask<T>(server: ChildProcess, asked: Asked): Promise<T> {
  const heard = once(server, 'message') as Promise<[T]>
  server.send(asked)
  return (await heard)[0]
}

const memory = async (server: ChildProcess): Promise<number> => (await ask<{ bytes: number }>(server, 'memory')).bytes

const tablesOf = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^robodrome_tables (\d+)/m.exec(text)?.[1])
}
