import { accountId, account, acceptInvitation, friendList, invitation, newSeek, seek, type Seek } from '@robodrome/protocol'
import * as z from 'zod/mini'
import { named } from '../base/faults.ts'
import type { Buckets } from '../base/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Friends } from './friends.ts'
import { type Api, offers } from '../base/offer.ts'
import type { Seeks } from './seeks.ts'

/** Handlers parse the id after they have found a session. */
const byId = z.object({ id: z.string() })

/** Finding opponents, and keeping friends. */
export const findingRoutes = (app: Api, sessions: Sessions, seeks: Seeks, friends: Friends, creations: Buckets): void => {
  const about = 'Finding a game'

  app.post(
    '/api/seeks',
    offers({
      scope: 'challenge:write',
      about,
      does: 'Looks for opponents who want the same game, settings and clock, within a window of ratings. Ask how it stands every few seconds, or listen to events.',
      body: newSeek,
      answer: { status: 201, json: seek },
    }),
    async (request, reply): Promise<Seek> => {
      const wanted = request.body
      const guest = await sessions.mustHave(request)
      creations.take(request.network)
      const begun = await seeks.begin(guest, wanted)
      reply.code(201)
      return begun
    },
  )

  app.get(
    '/api/seeks/:id',
    offers({
      params: byId,
      scope: 'challenge:write',
      about,
      does: 'Says how your search stands, and keeps it alive for half a minute.',
      answer: { json: seek },
    }),
    async (request): Promise<Seek> => seeks.look(await sessions.mustHave(request), request.params.id),
  )

  app.delete(
    '/api/seeks/:id',
    offers({ params: byId, scope: 'challenge:write', about, does: 'Ends your search.', answer: { status: 204 } }),
    async (request, reply) => {
      await seeks.end(await sessions.mustHave(request), request.params.id)
      reply.code(204)
    },
  )

  app.get(
    '/api/friends',
    offers({ scope: 'account:read', about, does: 'Lists your friends.', answer: { json: friendList } }),
    async (request) => friends.list(await sessions.mustHave(request)),
  )

  app.post(
    '/api/friends/invitations',
    offers({
      scope: 'challenge:write',
      about,
      does: 'Creates an invitation. The first person to show its code becomes your friend.',
      answer: { status: 201, json: invitation },
    }),
    async (request, reply) => {
      const guest = await sessions.mustHave(request)
      creations.take(request.network)
      reply.code(201).header('cache-control', 'no-store')
      return { code: await friends.invite(guest) }
    },
  )

  app.post(
    '/api/friends',
    offers({
      scope: 'challenge:write',
      about,
      does: 'Accepts an invitation.',
      body: acceptInvitation,
      answer: { status: 201, json: account },
    }),
    async (request, reply) => {
      const { code } = request.body
      const guest = await sessions.mustHave(request)
      creations.take(request.network)
      const friend = await friends.accept(guest, code)
      reply.code(201)
      return friend
    },
  )

  app.delete(
    '/api/friends/:id',
    offers({ params: byId, scope: 'challenge:write', about, does: 'Ends a friendship, on both sides.', answer: { status: 204 } }),
    async (request, reply) => {
      const guest = await sessions.mustHave(request)
      await friends.end(guest, named(accountId, request.params.id))
      reply.code(204)
    },
  )
}
