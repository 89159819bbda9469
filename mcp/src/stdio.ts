import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import type { Readable, Writable } from 'node:stream'
import { Agent } from './agent.ts'
import { serverFor } from './server.ts'
import { over } from './way.ts'

export interface Stdio {
  url: string
  token: string | null
  version: string
  rateFactor?: number
  input: Readable
  output: Writable
  /** Receives errors that belong to no particular answer. */
  say(message: string): void
}

/** Serves one agent on a pipe until the pipe closes. Contributions and receipts stay in this process. */
export function serveStdioFor({ url, token, version, rateFactor, input, output, say }: Stdio): Promise<void> {
  const agent = new Agent(over(url, token), { hasToken: token !== null, isOwnMachine: true, rateFactor })
  const transport = new StdioServerTransport(input, output)
  const handle = serveStdio(() => serverFor(agent, version), { transport, onerror: ({ message }) => say(message) })
  return new Promise((closed) => {
    input.once('close', () => {
      agent.close()
      void handle.close().finally(closed)
    })
    input.once('end', () => input.destroy())
  })
}
