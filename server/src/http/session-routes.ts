import { newSession, type Session } from '@robodrome/protocol'
import type { FastifyInstance } from 'fastify'
import { parse } from './faults.ts'
import type { Buckets } from './limits.ts'
import type { Sessions } from './sessions.ts'

export const sessionRoutes = (app: FastifyInstance, sessions: Sessions, creations: Buckets): void => {
  app.get('/api/session', async (request): Promise<Session> => ({ name: (await sessions.mustHave(request)).name }))

  app.post('/api/session', async (request, reply): Promise<Session> => {
    const { name } = parse(newSession, request.body)
    const known = await sessions.guestOf(request)
    if (known !== null) return { name: (await sessions.rename(known, name)).name }
    creations.take(request.ip)
    const { cookie } = await sessions.begin(name)
    reply.header('set-cookie', cookie).code(201)
    return { name }
  })

  app.delete('/api/session', async (request, reply) => {
    reply.header('set-cookie', await sessions.end(request)).code(204)
  })
}
