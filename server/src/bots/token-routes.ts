import { account, type Account, newProgram, newToken, type TokenList, type TokenShown } from '@robodrome/protocol'
import { looksLike, Refused } from '@robodrome/table'
import * as z from 'zod/mini'
import type { Buckets } from '../base/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Hall } from '../tables/hall.ts'
import { type Api, offers } from '../base/offer.ts'
import type { Tokens } from '../people/tokens.ts'
import { misfit, siteSays } from '@robodrome/protocol/says'

const ofToken = z.object({ id: z.string() })

/**
 * Routes for the bots and tokens of an account. A token cannot create another one: of these routes, only `GET /api/account` accepts tokens.
 */
export const tokenRoutes = (app: Api, hall: Hall, sessions: Sessions, tokens: Tokens, creations: Buckets): void => {
  app.get(
    '/api/account',
    offers({ scope: 'account:read', about: 'Accounts', does: 'Says whose token this is.', answer: { json: account } }),
    async (request): Promise<Account> => {
      const { id, name, bot = false } = await sessions.mustHave(request)
      return { id, name, bot }
    },
  )

  app.post('/api/programs', { schema: { body: newProgram } }, async (request, reply): Promise<Account> => {
    const { name } = request.body
    if (hall.thinker.names.some((mind) => looksLike(mind, name))) throw new Refused('malformed', misfit(['name'], siteSays('freeOfMinds')))
    const owner = await sessions.mustHave(request)
    creations.take(request.network)
    reply.code(201)
    return tokens.addProgram(owner, name)
  })

  app.get('/api/tokens', async (request): Promise<TokenList> => tokens.list(await sessions.mustHave(request)))

  app.post('/api/tokens', { schema: { body: newToken } }, async (request, reply): Promise<TokenShown> => {
    const { program, name, scopes } = request.body
    const owner = await sessions.mustHave(request)
    creations.take(request.network)
    // No cache along the way may keep the token.
    reply.code(201).header('cache-control', 'no-store')
    return tokens.add(owner, program, name, scopes)
  })

  app.delete('/api/tokens/:id', { schema: { params: ofToken } }, async (request, reply) => {
    hall.signOut(await tokens.revoke(await sessions.mustHave(request), request.params.id))
    reply.code(204)
  })
}
