import { gameIds } from '@robodrome/games'
import type { FastifyInstance } from 'fastify'
import { BadSettings } from './base/bad-settings.ts'
import type { Settings } from './base/settings.ts'
import { openSite } from './site.ts'
import { mindThinker } from './thinking/mind-thinker.ts'

/** How long open requests may take after the stop signal, and how long the store may take to flush. */
const GRACE_MS = 30_000

/**
 * The whole site, served until SIGTERM or SIGINT stops it gracefully. A second signal, or a request that never ends, stops it at once.
 * Returns the address.
 */
export const serve = async (settings: Settings): Promise<string> => {
  const { host, port } = settings
  const thinker = mindThinker(undefined, undefined, gameIds())
  const app = await openSite(settings, { thinker }).catch(async (error: unknown) => {
    await thinker.close()
    throw error
  })
  const address = await open(app, host, port)

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
  return address
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
      throw new BadSettings(`PORT: ${port} on ${host} is taken by another program, expected a free one, such as ${port + 1}`)
    if (code === 'EACCES') throw new BadSettings(`PORT: ${port} needs more rights than this user has, expected one above 1023`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new BadSettings(`HOST: "${host}" is no address of this machine`)
    throw error
  }
}
