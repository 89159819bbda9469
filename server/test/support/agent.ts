import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import type { Stream } from '@robodrome/kernel'
import { serveStdioFor } from '@robodrome/mcp'

export const SPECS = ['legacy', 'auto'] as const
export type Spec = (typeof SPECS)[number]

/** An agent with a client of the protocol. It knows only what its server tells it, and keeps every byte it has received. */
export class TestAgent {
  readonly client: Client
  readonly heard: string[] = []
  /** Refusals, in the server's words. */
  readonly refusals: string[] = []
  #end: () => void = () => {}

  private constructor(spec: Spec) {
    this.client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: spec } })
  }

  /** Connects through a pipe: contributions and receipts stay with the agent. */
  static async onPipe(
    url: string,
    token: string | null,
    { spec = 'auto', rateFactor = 10_000 }: { spec?: Spec; rateFactor?: number } = {},
  ): Promise<TestAgent> {
    const agent = new TestAgent(spec)
    const [input, output] = [new PassThrough(), new PassThrough()]
    output.on('data', (data: Buffer) => agent.heard.push(data.toString()))
    const say = (message: string) => agent.heard.push(message)
    const served = serveStdioFor({ url, token, version: 'test', rateFactor, input, output, say })
    // A pipe looks the same from both ends.
    await agent.client.connect(new StdioServerTransport(output, input))
    agent.#end = () => void served.finally(() => {})
    return agent
  }

  /** Connects through the pipe of a process that serves it. */
  static async onProcess({ stdout, stdin }: ChildProcessWithoutNullStreams): Promise<TestAgent> {
    const agent = new TestAgent('auto')
    await agent.client.connect(new StdioServerTransport(stdout, stdin))
    agent.#end = () => stdin.end()
    return agent
  }

  /** Connects over HTTP to the site itself. */
  static async overHttp(url: string, token: string | null, spec: Spec = 'auto'): Promise<TestAgent> {
    const agent = new TestAgent(spec)
    const headers = token === null ? {} : { authorization: `Bearer ${token}` }
    const listening: typeof fetch = async (...asked) => {
      const answer = await fetch(...asked)
      const [kept, read] = answer.body === null ? [null, null] : answer.body.tee()
      if (read !== null)
        void new Response(read).text().then(
          (text) => agent.heard.push(text),
          () => {},
        )
      return new Response(kept, { status: answer.status, headers: answer.headers })
    }
    await agent.client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers }, fetch: listening }))
    return agent
  }

  async close(): Promise<void> {
    await this.client.close()
    this.#end()
  }

  /** Calls a tool. Returns its data, or the text of a refusal. */
  async call(name: string, args: Record<string, unknown> = {}): Promise<{ data: Data | null; text: string }> {
    const { structuredContent, content, isError } = (await this.client.callTool({ name, arguments: args })) as {
      structuredContent?: Data
      content: { text: string }[]
      isError?: boolean
    }
    const text = content.map((each) => each.text).join('\n')
    if (isError === true) this.refusals.push(`${name}: ${text}`)
    return { data: structuredContent ?? null, text }
  }

  async must(name: string, args: Record<string, unknown> = {}): Promise<Data> {
    const { data, text } = await this.call(name, args)
    if (data === null) throw new Error(`${name}: ${text}`)
    return data
  }

  /**
   * Opens a table and plays it to its end with random options, after asking what a careful player would ask. Resigns after this many
   * choices.
   */
  async playOut(game: string, mode: string, opponents: string[], luck: Stream, most = Infinity): Promise<string> {
    const table = String((await this.must('sit_down', { game, mode, opponents }))['table'])
    let look = await this.must('wait', { table, seq: 0, seconds: 25 })
    for (let choices = 0; look['phase'] !== 'over';) {
      const { seq, options } = look as { seq: number; options: { n: number; text: string }[] }
      if (look['asked'] !== true) look = await this.must('wait', { table, seq, seconds: 25 })
      else if (choices++ >= most) {
        await this.must('leave', { table, confirm: table })
        look = await this.must('wait', { table, seq, seconds: 25 })
      } else {
        if (choices % 10 === 1) await this.must('odds', { table, seq })
        const { n, text } = options[luck.below(options.length)]!
        if (choices % 10 === 2) await this.must('why_not', { table, seq, move: text })
        look = (await this.must('choose', { table, seq, n }))['next'] as Data
      }
    }
    return table
  }
}

export type Data = Record<string, unknown>
