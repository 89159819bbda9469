import { newSession, type Session } from '@robodrome/protocol'
import { looksLike, Refused } from '@robodrome/table'
import type { Api } from '../base/offer.ts'
import type { Hall } from '../tables/hall.ts'
import type { Buckets } from '../base/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import { misfit, siteSays } from '@robodrome/protocol/says'

export const sessionRoutes = (app: Api, hall: Hall, sessions: Sessions, creations: Buckets): void => {
  app.get('/api/session', async (request): Promise<Session> => {
    const { id, name, kept } = await sessions.ownerOf(request)
    return { id, name, kept }
  })

  app.post('/api/session', { schema: { body: newSession } }, async (request, reply): Promise<Session> => {
    const { name } = request.body
    if (hall.thinker.names.some((mind) => looksLike(mind, name))) throw new Refused('malformed', misfit(['name'], siteSays('freeOfMinds')))
    if ((await sessions.guestOf(request)) !== null) {
      const { id, kept, ...known } = await sessions.ownerOf(request)
      await sessions.rename({ id, ...known }, name)
      return { id, name, kept }
    }
    creations.take(request.network)
    const { guest, cookie } = await sessions.begin(name, request)
    reply.header('set-cookie', cookie).code(201)
    return { id: guest.id, name, kept: false }
  })

  app.delete('/api/session', async (request, reply) => {
    const { session, cookie } = await sessions.end(request)
    if (session !== null) hall.signOut(session)
    reply.header('set-cookie', cookie).code(204)
  })
}
