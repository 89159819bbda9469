import { accountId, type AccountList } from '@robodrome/protocol'
import type { FastifyInstance } from 'fastify'
import { named } from '../base/faults.ts'
import type { Sessions } from './sessions.ts'
import type { Blocks } from './blocks.ts'

type Named = { Params: { id: string } }

/** Whom one has blocked is nobody else's business, and for people alone. */
export const blockRoutes = (app: FastifyInstance, sessions: Sessions, blocks: Blocks): void => {
  app.get('/api/blocks', async (request): Promise<AccountList> => ({ accounts: await blocks.list(await sessions.mustHave(request)) }))

  app.put<Named>('/api/blocks/:id', async (request): Promise<AccountList> => {
    const guest = await sessions.mustHave(request)
    const other = named(accountId, request.params.id)
    await blocks.add(guest, other)
    return { accounts: await blocks.list(guest) }
  })

  app.delete<Named>('/api/blocks/:id', async (request): Promise<AccountList> => {
    const guest = await sessions.mustHave(request)
    const other = named(accountId, request.params.id)
    await blocks.remove(guest, other)
    return { accounts: await blocks.list(guest) }
  })
}
