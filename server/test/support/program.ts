import { quickLuck, type Stream } from '@robodrome/kernel'
import type { Account, AccountEvent, Scope, TableLine, TokenShown } from '@robodrome/protocol'
import { promiseOf } from '@robodrome/table'
import { newContribution, type Person } from './client.ts'

/** A bot with a token that talks to a site over HTTP. */
export class Program {
  readonly url: string
  readonly id: string
  readonly token: string
  readonly tokenId: string

  constructor(url: string, id: string, { token, id: tokenId }: TokenShown) {
    this.url = url
    this.id = id
    this.token = token
    this.tokenId = tokenId
  }

  static async of(
    owner: Person,
    name: string,
    scopes: Scope[] = ['account:read', 'play', 'challenge:write', 'chat:write'],
  ): Promise<Program> {
    const { id } = await owner.read<Account>('POST', '/api/programs', { name })
    const token = await owner.read<TokenShown>('POST', '/api/tokens', { program: id, name: 'test', scopes })
    return new Program(owner.url, id, token)
  }

  send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { authorization: `Bearer ${this.token}`, ...(body !== undefined && { 'content-type': 'application/json' }) }
    return fetch(this.url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  }

  async read<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send(method, path, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  /** Sits down and reveals its contribution as soon as possible. */
  async play(table: string): Promise<Heard<TableLine>> {
    const contribution = newContribution()
    const promise = promiseOf(contribution)
    const { seat } = await this.read<{ seat: number }>('POST', `/api/tables/${table}/seats`, { promise })
    return this.table(table, async (line) => {
      const dice = line.type === 'snapshot' ? line.snapshot.dice : null
      if (dice?.closed === true && dice.contributions[seat] === null)
        await this.read('POST', `/api/tables/${table}/contributions`, { seat, contribution })
    })
  }

  /** Sits down and plays random list indexes until the match is over, or resigns after the table's step `most`. */
  async playOut(table: string, luck: Stream, most = Infinity): Promise<void> {
    await this.playOn(table, await this.play(table), luck, most)
  }

  /** Plays on in the same way at a table where the bot already sits. */
  async playOn(table: string, seen: Heard<TableLine>, luck: Stream, most = Infinity): Promise<void> {
    for (;;) {
      const { phase, options, seq, seat } = (await seen.next('snapshot')).snapshot
      if (phase === 'over') return seen.close()
      if (options.length === 0) continue
      if (seq >= most) await this.send('POST', `/api/tables/${table}/resign`, { seat })
      else {
        const { status } = await this.send('POST', `/api/tables/${table}/choices`, { index: luck.below(options.length), seq })
        // Another seat may have chosen in the meantime. The next snapshot has the current options.
        if (status !== 200 && status !== 409) throw new Error(`a choice was answered with ${status}`)
      }
    }
  }

  /** The bots sit down one after another, so that each one's seat matches its index in the list, and play the match to its end. */
  static async playMatch(table: string, programs: Program[], most: number[] = []): Promise<void> {
    const seen: Heard<TableLine>[] = []
    for (const program of programs) seen.push(await program.play(table))
    await Promise.all(programs.map((program, seat) => program.playOn(table, seen[seat]!, quickLuck(seat + 1), most[seat])))
  }

  events(): Heard<AccountEvent> {
    return new Heard(this, '/api/events')
  }

  table(table: string, each?: (line: TableLine) => Promise<void>): Heard<TableLine> {
    return new Heard(this, `/api/tables/${table}/stream`, each)
  }
}

/** A stream that is recorded from the start, and read on demand. */
export class Heard<T extends { type: string }> {
  readonly #leaving = new AbortController()
  readonly #lines: T[] = []
  #ended: string | null = null
  #more: (() => void) | null = null

  constructor(program: Program, path: string, each: (line: T) => Promise<void> = async () => {}) {
    this.#listen(program, path, each).then(
      () => this.#end('the stream has ended'),
      (error: unknown) => this.#end(String(error)),
    )
  }

  close(): void {
    this.#leaving.abort()
  }

  /** Returns the next line, or null after the last. */
  async line(): Promise<T | null> {
    while (this.#lines.length === 0 && this.#ended === null) await new Promise<void>((more) => (this.#more = more))
    return this.#lines.shift() ?? null
  }

  /** Returns the next line of a kind. */
  async next<K extends T['type']>(type: K): Promise<Extract<T, { type: K }>> {
    for (;;) {
      const line = await this.line()
      if (line === null) throw new Error(`waited for ${type}: ${this.#ended}`)
      if (line.type === type) return line as Extract<T, { type: K }>
    }
  }

  #end(why: string): void {
    this.#ended = why
    this.#more?.()
  }

  async #listen({ url, token }: Program, path: string, each: (line: T) => Promise<void>): Promise<void> {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` }, signal: this.#leaving.signal })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    let rest = ''
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop()!
      for (const text of lines.filter((line) => line !== '')) {
        const line = JSON.parse(text) as T
        this.#lines.push(line)
        this.#more?.()
        await each(line)
      }
    }
  }
}
