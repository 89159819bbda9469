import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server'
import { Agent, type AgentSettings } from './agent.ts'
import { serverFor } from './server.ts'
import { over, type Way } from './way.ts'

/** How long an agent's tables are followed after its last call. */
const IDLE_MS = 10 * 60_000
const SWEEP_MS = 60_000
const MOST_BODY = 16_384

/** The agents of a process, by token, of which only a digest is kept. No agent can reach the tables of another. */
export class Agents {
  readonly #agents = new Map<string, Agent>()
  readonly #settings: Omit<AgentSettings, 'hasToken'>
  readonly #sweeper = setInterval(() => this.#sweep(), SWEEP_MS).unref()

  constructor(settings: Omit<AgentSettings, 'hasToken'>) {
    this.#settings = settings
  }

  /** Returns the agent of a token. `way` is how requests with this token reach the server. */
  of(token: string | null, way: Way): Agent {
    const what = { ...this.#settings, hasToken: token !== null }
    if (token === null) return new Agent(way, what)
    const key = createHash('sha256').update(token).digest('hex')
    const agent = this.#agents.get(key) ?? new Agent(way, what)
    this.#agents.set(key, agent)
    return agent
  }

  close(): void {
    clearInterval(this.#sweeper)
    for (const agent of this.#agents.values()) agent.close()
    this.#agents.clear()
  }

  #sweep(): void {
    for (const [key, agent] of this.#agents)
      if (agent.usedAt < Date.now() - IDLE_MS) {
        agent.close()
        this.#agents.delete(key)
      }
  }
}

/** Returns the token of a request, or null. */
export const tokenIn = ({ headers }: IncomingMessage): string | null =>
  /^Bearer (rd_[\w-]{1,100})$/.exec(headers.authorization ?? '')?.[1] ?? null

interface Asked {
  version: string
  incoming: IncomingMessage
  outgoing: ServerResponse
  /** The body of the request, if it has already been read. */
  body?: unknown
  /** Checks a request before it is served, and may refuse it. */
  guard?(request: Request): Response | undefined
  onerror(error: Error): void
}

/** Answers one request of the protocol. Both specifications are served without sessions: each request contains everything it needs. */
export async function answer(agent: Agent, { version, incoming, outgoing, body, guard, onerror }: Asked): Promise<void> {
  const leaving = new AbortController()
  outgoing.once('close', () => leaving.abort())
  const request = requestOf(incoming, body === undefined, leaving.signal)
  const { fetch: serve } = createMcpHandler(() => serverFor(agent, version), { onerror, maxRequestBodySize: MOST_BODY })
  const found = guard?.(request) ?? (await serve(request, body === undefined ? {} : { parsedBody: body }))
  outgoing.writeHead(found.status, Object.fromEntries(found.headers))
  if (found.body === null) outgoing.end()
  else
    Readable.fromWeb(found.body)
      .on('error', () => outgoing.destroy())
      .pipe(outgoing)
}

function requestOf(incoming: IncomingMessage, hasBody: boolean, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) if (typeof value === 'string') headers.set(name, value)
  const { method = 'GET', url = '/' } = incoming
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, duplex: 'half' }
  if (hasBody && method === 'POST') init.body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>
  return new Request(new URL(url, 'http://localhost'), init)
}

export interface Loopback {
  /** The server on which the agent plays. */
  url: string
  /** The token for requests that have none. */
  token: string | null
  port: number
  version: string
  say(message: string): void
}

/**
 * Serves agents on this machine over HTTP. Only requests to this machine's own names are answered, so that no page elsewhere can reach it.
 */
export async function serveLoopback({ url, token, port, version, say }: Loopback): Promise<{ port: number; close(): Promise<void> }> {
  const agents = new Agents({ isOwnMachine: true })
  const guard = (request: Request): Response | undefined =>
    hostHeaderValidationResponse(request, localhostAllowedHostnames()) ?? originValidationResponse(request, localhostAllowedOrigins())
  const onerror = ({ message }: Error): void => say(message)
  const server = createServer((incoming, outgoing) => {
    if (new URL(incoming.url ?? '/', 'http://localhost').pathname !== '/mcp') return void outgoing.writeHead(404).end()
    const own = tokenIn(incoming) ?? token
    answer(agents.of(own, over(url, own)), { version, incoming, outgoing, guard, onerror }).catch((error: unknown) => {
      say(String(error))
      outgoing.destroy()
    })
  })
  const at = await listening(server, port)
  return {
    port: at,
    close: () =>
      new Promise((closed) => {
        agents.close()
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((opened, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      opened(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
