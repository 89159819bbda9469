import { registry as installed } from '@robodrome/games'
import { fastify, type FastifyInstance } from 'fastify'
import { ASSETS } from './assets.ts'
import { readCatalogue, type Registry } from './catalogue.ts'
import { SECURITY_HEADERS } from './headers.ts'
import { lobby, notFound } from './lobby.ts'
import type { Settings } from './settings.ts'

const HTML = 'text/html; charset=utf-8'

/** The server, ready to listen: the page and the same in JSON. */
export const createApp = async ({ logLevel }: Pick<Settings, 'logLevel'>, registry: Registry = installed): Promise<FastifyInstance> => {
  const catalogue = await readCatalogue(registry)
  const app = fastify({ logger: { level: logLevel } })

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
  app.setNotFoundHandler((request, reply) => {
    reply.code(404)
    if (request.url.startsWith('/api/')) return reply.send({ error: 'not found', path: request.url })
    return reply.type(HTML).send(notFound())
  })

  app.get('/', (_request, reply) => reply.type(HTML).send(lobby(catalogue)))
  app.get('/health', () => ({ status: 'ok', games: catalogue.length }))
  app.get('/api/games', () => ({ games: catalogue }))
  for (const { name, type, content } of ASSETS) {
    app.get(`/assets/${name}`, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(content))
  }
  return app
}
