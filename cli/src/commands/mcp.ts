import type { AddCommand } from '../add-command.ts'
import { whole } from '../lookup.ts'
import { version } from '../version.ts'
import { wordsOf } from '../words/index.ts'
import { Misuse } from '../world.ts'

interface McpOptions {
  server: string
  http?: number
}

const TOKEN = /^rd_[\w-]{1,100}$/

export const addMcp: AddCommand = (program, world, done) => {
  const about = wordsOf(world).help.mcp
  program
    .command('mcp')
    .description(about.about)
    .option('--server <url>', about.server, 'http://127.0.0.1:4600')
    .option('--http <port>', about.http, whole(world, 0, 65_535))
    .addHelpText('after', about.after)
    .action(async ({ server: url, http }: McpOptions) => {
      if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new Misuse(({ wrong }) => wrong.serverAddress(url))
      const token = world.env['ROBODROME_TOKEN'] ?? null
      if (token !== null && !TOKEN.test(token)) throw new Misuse(({ wrong }) => wrong.token)
      const { serveLoopback, serveStdioFor } = await import('@robodrome/mcp')
      // Only answers may go to stdout.
      const say = (message: string): void => void world.stderr.write(`robodrome mcp: ${message}\n`)
      if (http === undefined) {
        await serveStdioFor({ url, token, version, input: process.stdin, output: process.stdout, say })
        return done(0)
      }
      const served = await serveLoopback({ url, token, port: http, version, say })
      world.stderr.write(`${wordsOf(world).agentsAt(`http://127.0.0.1:${served.port}/mcp`)}\n`)
      await new Promise<void>((stopped) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped())
      })
      await served.close()
      done(0)
    })
}
