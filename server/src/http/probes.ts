import { Refused } from '@robodrome/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../base/settings.ts'
import type { Hall } from '../tables/hall.ts'
import type { Buckets } from '../base/limits.ts'
import { isFromHere } from './origin.ts'
import { siteSays } from '@robodrome/protocol/says'

interface Parts {
  settings: Pick<Settings, 'probes' | 'trustProxy'>
  probes: Buckets
  figures(): string
}

/**
 * For monitoring: whether the server can store moves, and its figures. Only this machine may request them unless the host allows others.
 */
export const addProbes = (app: FastifyInstance, hall: Hall, { settings, probes, figures }: Parts): void => {
  let stopping = false
  app.addHook('preClose', async () => void (stopping = true))
  const check = (request: FastifyRequest): void => {
    if (settings.probes === 'loopback' && !isFromHere(request, settings.trustProxy))
      throw new Refused('not-found', siteSays('onServerOnly'))
    probes.take(request.network)
  }
  app.get('/ready', async (request, reply) => {
    check(request)
    const trouble = stopping ? 'the server is about to stop' : await hall.store.pulse.trouble()
    return trouble === null ? reply.send({ ready: true }) : reply.code(503).send({ ready: false, trouble })
  })
  app.get('/metrics', (request, reply) => {
    check(request)
    return reply.type('text/plain; version=0.0.4').send(figures())
  })

  // If proxies are not trusted, everyone behind one shares one address and its limits.
  let warned = settings.trustProxy > 0
  app.addHook('onRequest', async ({ headers }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return
    warned = true
    app.log.warn('requests come through a proxy: TRUST_PROXY should be the number of proxies before this server, or all share one address')
  })
}
