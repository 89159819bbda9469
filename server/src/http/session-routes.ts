import { newSession, type Session } from '@robodrome/protocol'
import type { FastifyInstance } from 'fastify'
import { looksLike, Refused } from '@robodrome/table'
import type { Hall } from '../tables/hall.ts'
import { parse } from './faults.ts'
import type { Buckets } from './limits.ts'
import type { Sessions } from './sessions.ts'

export const sessionRoutes = (app: FastifyInstance, hall: Hall, sessions: Sessions, creations: Buckets): void => {
  app.get('/api/session', async (request): Promise<Session> => ({ name: (await sessions.mustHave(request)).name }))

  app.post('/api/session', async (request, reply): Promise<Session> => {
    const { name } = parse(newSession, request.body)
    if (hall.thinker.names.some((mind) => looksLike(mind, name))) throw new Refused('malformed', 'name: expected one that no program has')
    const known = await sessions.guestOf(request)
    if (known !== null) return { name: (await sessions.rename(known, name)).name }
    creations.take(request.ip)
    const { cookie } = await sessions.begin(name)
    reply.header('set-cookie', cookie).code(201)
    return { name }
  })

  app.delete('/api/session', async (request, reply) => {
    const { session, cookie } = await sessions.end(request)
    if (session !== null) hall.signOut(session)
    reply.header('set-cookie', cookie).code(204)
  })
}
