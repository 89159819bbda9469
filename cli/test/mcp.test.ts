import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { run } from './run.ts'

const BIN = fileURLToPath(new URL('../bin/robodrome.mjs', import.meta.url))

describe('robodrome mcp', () => {
  test('says what is wrong with an address, a token or a port', async () => {
    const nowhere = await run(['mcp', '--server', 'nowhere'])
    expect(nowhere).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--server: found "nowhere"') as string })
    const token = await run(['mcp'], { env: { ROBODROME_TOKEN: 'secret' } })
    expect(token).toMatchObject({ code: 2, out: '', err: expect.stringContaining('begins with rd_') as string })
    expect(token.err).not.toContain('secret')
    expect((await run(['mcp', '--http', 'x'])).code).toBe(2)
  })

  test('serves an agent on a pipe, without a server: rules are there, tables are refused; it ends with its input', async () => {
    const served = spawn(process.execPath, [BIN, 'mcp', '--server', 'http://127.0.0.1:9'], { stdio: ['pipe', 'pipe', 'ignore'] })
    const ended = new Promise<number | null>((done) => served.once('exit', done))
    const lines = createInterface(served.stdout)[Symbol.asyncIterator]()
    const ask = async (id: number, method: string, params: object): Promise<string> => {
      served.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
      return String((await lines.next()).value)
    }
    const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
    expect(await ask(1, 'initialize', hello)).toContain('"name":"robodrome"')
    const call = (id: number, name: string, args: object) => ask(id, 'tools/call', { name, arguments: args })
    expect(await call(2, 'find_rule', { game: 'gekido', id: 'GK-OVER-1' })).toContain('GK-OVER-1 (')
    expect(await call(3, 'list_games', {})).toContain('Refused (stopping)')
    expect(await call(4, 'look', { table: 'aaaaaaaaaaaa' })).toContain('Refused (no-token)')
    served.stdin.end()
    expect(await ended).toBe(0)
  })
})
