import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { quickLuck } from '@robodrome/kernel'
import { count, type Line } from '../measure.ts'

const LOOKS = 200
/** How many choices are made between two looks, so that the looks show different positions. */
const EVERY = 4
/** The time limit for a look. */
const MOST_MS = 150

const TABLES = [
  ['gekido', 'duel'],
  ['aimbots', 'first'],
  ['pbl', 'quick'],
  ['volt', 'training'],
] as const

type Look = { seq: number; phase: string; asked: boolean; options: { n: number }[] }

/** Measures how long an agent at /mcp waits for a look at its table. */
export async function agentLines(show: (line: Line) => void): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'robodrome-agents-'))
  const server = fork(fileURLToPath(new URL('site.js', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: data, MCP: 'on' },
  })
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const call = await newAgent(`http://127.0.0.1:${port}`)
    for (const [game, mode] of TABLES) show(lineOf(game, await looks(call, game, mode)))
  } finally {
    server.kill()
    await once(server, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
}

const lineOf = (game: string, times: readonly number[]): Line => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return {
    what: `agents: p95 of a look at ${game} over /mcp, within ${MOST_MS} ms`,
    ratio: MOST_MS / at(0.95),
    between: `p50 ${count(at(0.5))}, p95 ${count(at(0.95))} ms of ${times.length}`,
  }
}

/** Plays at random against an AI opponent, one match after another, and times looks in between. */
async function looks(call: Call, game: string, mode: string): Promise<number[]> {
  const luck = quickLuck(1)
  const times: number[] = []
  while (times.length < LOOKS) {
    const { table } = await call<{ table: string }>('sit_down', { game, mode, opponents: ['random'] })
    let look = await call<Look>('wait', { table, seq: 0, seconds: 25 })
    for (let choices = 0; look.phase !== 'over' && times.length < LOOKS; choices++) {
      const { seq, options } = look
      if (!look.asked) look = await call<Look>('wait', { table, seq, seconds: 25 })
      else look = (await call<{ next: Look }>('choose', { table, seq, n: luck.below(options.length) + 1 })).next
      if (choices % EVERY !== 0) continue
      const begun = performance.now()
      await call('look', { table })
      times.push(performance.now() - begun)
    }
    if (look.phase !== 'over') await call('leave', { table, confirm: table })
  }
  return times
}

type Call = <T>(name: string, args: object) => Promise<T>

/** Connects a bot that calls tools over HTTP, with a token like those issued by the page. */
async function newAgent(url: string): Promise<Call> {
  const post = async (path: string, headers: Record<string, string>, body: object): Promise<Response> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const cookie = (await post('/api/session', {}, { name: 'Noor' })).headers.get('set-cookie')!.split(';')[0]!
  const { id } = (await (await post('/api/programs', { cookie }, { name: 'Measured' })).json()) as { id: string }
  const wanted = { program: id, name: 'bench', scopes: ['account:read', 'play', 'challenge:write', 'chat:write'] }
  const { token } = (await (await post('/api/tokens', { cookie }, wanted)).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' }
  let calls = 0
  return async <T>(name: string, args: object): Promise<T> => {
    const answer = await post('/mcp', headers, { jsonrpc: '2.0', id: ++calls, method: 'tools/call', params: { name, arguments: args } })
    const text = await answer.text()
    // If the response is a stream of events, the answer is its only event.
    const { result } = JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text) as {
      result?: { structuredContent?: T; content: { text: string }[] }
    }
    if (result?.structuredContent === undefined) throw new Error(`${name}: ${result?.content[0]?.text ?? text}`)
    return result.structuredContent
  }
}
