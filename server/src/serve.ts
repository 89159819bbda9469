import type { FastifyInstance } from 'fastify'
import { BadSettings } from './base/bad-settings.ts'
import type { Settings } from './base/settings.ts'

/** How long open requests may take after the stop signal, and how long the store may take to flush. */
const GRACE_MS = 30_000

/** Starts listening, and stops gracefully on SIGTERM and SIGINT. A second signal, or a request that never ends, stops at once. */
export const serve = async (app: FastifyInstance, { host, port }: Settings): Promise<void> => {
  const address = await open(app, host, port)
  if (process.stdout.isTTY) console.log(`Robodrome is open at ${address} (Ctrl+C closes it)`)

  const stop = (signal: NodeJS.Signals) => {
    app.log.info(`${signal}: closing`)
    process.once('SIGTERM', leave).once('SIGINT', leave)
    const late = () => {
      app.log.error(`not closed after ${GRACE_MS / 1000} s: ending at once`)
      leave()
    }
    setTimeout(late, GRACE_MS).unref()
    app.close().then(
      () => app.log.info('closed'),
      (error: unknown) => {
        app.log.error(error, 'could not close in good order')
        leave()
      },
    )
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
}

const leave = (): never => process.exit(1)

/** Errors that a host can fix are printed as one sentence, without a stack. */
const open = async (app: FastifyInstance, host: string, port: number): Promise<string> => {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    await app.close()
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new BadSettings(`PORT: ${port} on ${host} is taken by another program, expected a free one (PORT=${port + 1} npm start)`)
    if (code === 'EACCES') throw new BadSettings(`PORT: ${port} needs more rights than this user has, expected one above 1023`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new BadSettings(`HOST: "${host}" is no address of this machine`)
    throw error
  }
}
