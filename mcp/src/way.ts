import type { Code } from '@robodrome/table'
import { lookBack, type Ended, type LookedBack } from './look-back.ts'

/** A server's answer before it is parsed. */
export interface Answer {
  status: number
  text: string
  /** Seconds until the server accepts requests again, if it says so. */
  retryAfter: number | null
}

/** How the holder of one token reaches a server: only through the interface for bots. */
export interface Way {
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>
  /** The lines of an endless answer. Throws Trouble if the server refuses the request. */
  lines(path: string, signal: AbortSignal): AsyncIterable<string>
  /** Reviews a finished match. A site does this in its worker threads, never in the thread that serves everybody. */
  lookBack(match: Ended): Promise<LookedBack>
}

/** Tells why something was not done, in a sentence for the agent. */
export class Trouble extends Error {
  override name = 'Trouble'
  readonly code: Code | 'stale' | 'no-token'
  readonly rule: string | undefined
  readonly retryAfter: number | null

  constructor(code: Trouble['code'], message: string, more: { rule?: string | undefined; retryAfter?: number | null } = {}) {
    super(message)
    this.code = code
    this.rule = more.rule
    this.retryAfter = more.retryAfter ?? null
  }
}

/** How many seconds to wait for a server that does not answer. */
const AWAY_S = 5
/** The server gave up waiting for a request. It has not seen the request, so that it can be sent again. */
const TIMED_OUT = 408

/** Reads the refusal in an answer. Its words are the server's own, because a refusal never repeats what other people have written. */
export function troubleIn({ status, text, retryAfter }: Answer): Trouble {
  const { error } = readFault(text)
  return new Trouble(error?.code ?? 'broken', error?.message ?? `The server answered with status ${status}.`, {
    rule: error?.rule,
    retryAfter: retryAfter ?? (status >= 500 || status === TIMED_OUT ? AWAY_S : null),
  })
}

function readFault(text: string): { error?: { code: Code; message: string; rule?: string } } {
  try {
    return JSON.parse(text) as ReturnType<typeof readFault>
  } catch {
    return {}
  }
}

export const serverAway = (): Trouble => new Trouble('stopping', 'The server does not answer.', { retryAfter: AWAY_S })

const seconds = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null)

/** Reaches a server at an address over HTTP. Redirects are refused, because a token must not be sent to another site. */
export function over(url: string, token: string | null): Way {
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
    }
    const ask = (): Promise<Response> => fetch(new URL(path, url), { ...init, headers, redirect: 'error' })
    try {
      const answer = await ask()
      if (answer.status !== TIMED_OUT) return answer
      await answer.body?.cancel()
      return await ask()
    } catch (error) {
      if (init.signal?.aborted === true) throw error
      throw serverAway()
    }
  }
  const read = async (answer: Response): Promise<Answer> => ({
    status: answer.status,
    text: await answer.text(),
    retryAfter: seconds(answer.headers.get('retry-after')),
  })
  return {
    send: async (method, path, body) => read(await call(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })),
    async *lines(path, signal) {
      const answer = await call(path, { signal })
      if (!answer.ok) throw troubleIn(await read(answer))
      yield* linesIn(answer.body!.pipeThrough(new TextDecoderStream()))
    },
    lookBack,
  }
}

/** Yields the lines of a text that arrives in pieces. Empty lines are heartbeats. */
export async function* linesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    for (const line of lines) if (line !== '') yield line
  }
}
