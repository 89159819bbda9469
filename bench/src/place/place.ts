import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { count, type Line } from '../measure.ts'
import { cpuOfTree } from '../server/cpu.ts'
import { HEAVY } from './fill.ts'
import { playLive } from './live.ts'

/** The default number of matches in the large store, and the number in the small one. */
export const MATCHES = 100_000
const FEW = 1_000
/** The limit for one view of a page, server and store together, in CPU seconds. */
const MOST = 0.02
const LOOKS = 200
const WARM = 40

/** The pages that people view, none of which replays a match. The profile is that of the player of every fifth match. */
const PAGES: Readonly<Record<string, string>> = {
  lobby: '/api/tables',
  profile: `/api/people/${HEAVY}`,
  history: `/api/people/${HEAVY}/battles?game=gekido&result=won`,
  'history against one': `/api/people/${HEAVY}/battles?opponent=p7`,
  leaderboard: '/api/ratings/gekido%20duel',
  'watch list': '/api/watch',
}

/**
 * Measures the cost of page views with few and with many stored matches: how many times a view fits into the limit, and how the cost grows.
 */
export async function placeLines(show: (line: Line) => void, matches: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'robodrome-place-'))
  const server = fork(fileURLToPath(new URL('site.js', import.meta.url)), [], {
    env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: data },
  })
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const costs: Record<string, number>[] = []
    for (const size of [FEW, matches]) {
      server.send({ fill: size })
      await once(server, 'message')
      costs.push(await measure(server, port, await playLive(`http://127.0.0.1:${port}`)))
    }
    for (const page of Object.keys(costs[0]!)) {
      const [few, many] = costs.map((each) => each[page]!) as [number, number]
      show({
        what: `place, ${count(matches)} matches: ${page}, within 20 ms of CPU`,
        ratio: MOST / many,
        between: `${ms(many)} with the store; with ${count(FEW)} matches ${ms(few)}`,
      })
    }
  } finally {
    const gone = once(server, 'exit')
    server.kill('SIGTERM')
    await gone
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

const ms = (seconds: number): string => `${(seconds * 1000).toFixed(1)} ms`

/** Returns the CPU seconds that the server and its store use for one view of each page; `live` is a table in play. */
async function measure(server: ChildProcess, port: number, live: string): Promise<Record<string, number>> {
  const costs: Record<string, number> = {}
  for (const [page, path] of Object.entries({ ...PAGES, 'live board': `/api/watch/${live}` })) {
    const look = async (times: number): Promise<void> => {
      for (let i = 0; i < times; i++) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`)
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
        await answer.arrayBuffer()
      }
    }
    await look(WARM)
    const before = cpuOfTree(server.pid!)
    await look(LOOKS)
    const after = cpuOfTree(server.pid!)
    if (before === null || after === null) throw new Error('this system does not report the CPU time of a process')
    costs[page] = (after - before) / LOOKS
  }
  return costs
}
