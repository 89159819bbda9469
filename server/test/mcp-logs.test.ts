import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { quickLuck } from '@robodrome/kernel'
import { readRecord } from '@robodrome/table'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { TestAgent } from './support/agent.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { build, freePort, Server } from './support/process.ts'
import { Program } from './support/program.ts'

const ROBODROME = fileURLToPath(new URL('../../cli/bin/robodrome.mjs', import.meta.url))

const cleanUp: (() => unknown)[] = []
beforeAll(build, 300_000)
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

/** Sits down with somebody else, makes a choice, resigns, and reviews the match. Its record contains what no log must contain. */
const playAndResign = async (agent: TestAgent, other: Program): Promise<string[]> => {
  const { table } = await agent.must('sit_down', { game: 'gekido', mode: 'duel', opponents: ['open'] })
  const seen = await other.play(String(table))
  cleanUp.push(() => seen.close())
  // The dice say who begins. If the other did not answer, the agent would often wait in vain for its first question.
  const playing = other.playOn(String(table), seen, quickLuck(1))
  const { seq } = await agent.must('wait', { table, seq: 0, seconds: 25 })
  await agent.must('choose', { table, seq, n: 1 })
  await agent.call('choose', { table, seq, text: 'fly away' })
  await agent.must('leave', { table, confirm: table })
  await playing
  await agent.must('wait', { table, seq, seconds: 25 })
  await agent.must('review', { table })
  await agent.must('verify', { table })
  const { contributions, seed } = readRecord(await (await other.send('GET', `/api/tables/${String(table)}/record`)).text())
  expect(contributions).toHaveLength(2)
  return [...contributions, seed!]
}

test(
  'no token, cookie, contribution or seed is in a line that the server logs or that robodrome mcp prints beside its answers',
  { timeout: 120_000 },
  async () => {
    const database = await newDatabase()
    cleanUp.push(() => database.drop())
    const server = new Server(await freePort(), { DATABASE_URL: database.url, LOG_LEVEL: 'trace', MCP: 'on' })
    cleanUp.push(() => server.kill('SIGTERM'))
    await server.start()
    const noor = await Person.called('Noor', server.url)
    const [first, second, other] = [await Program.of(noor, 'First'), await Program.of(noor, 'Second'), await Program.of(noor, 'Other')]

    const env = { ...process.env, ROBODROME_TOKEN: first.token }
    const child = spawn(process.execPath, [ROBODROME, 'mcp', '--server', server.url], { env })
    cleanUp.push(() => child.kill())
    let printed = ''
    child.stderr.on('data', (chunk) => (printed += String(chunk)))
    const ways = [await TestAgent.onProcess(child), await TestAgent.overHttp(server.url, second.token)]
    const secrets = [noor.cookie.split('=')[1]!, ...[first, second, other].flatMap(({ token }) => [token, token.slice(3)])]
    for (const agent of ways) secrets.push(...(await playAndResign(agent, other)))
    for (const agent of ways) await agent.close()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')

    expect(server.printed).toContain('/mcp')
    expect(secrets.filter((secret) => secret === '' || `${printed}${server.printed}`.includes(secret))).toEqual([])
  },
)
