import { named } from '../base/faults.ts'
import { accountId, type AccountList } from '@robodrome/protocol'
import * as z from 'zod/mini'
import type { Api } from '../base/offer.ts'
import type { Sessions } from './sessions.ts'
import type { Blocks } from './blocks.ts'

/** The handler parses the id of the account after it has found a session. */
const ofPerson = z.object({ id: z.string() })

/** Routes for a person's block list, which is private and only for people. */
export const blockRoutes = (app: Api, sessions: Sessions, blocks: Blocks): void => {
  app.get('/api/blocks', async (request): Promise<AccountList> => ({ accounts: await blocks.list(await sessions.mustHave(request)) }))

  app.put('/api/blocks/:id', { schema: { params: ofPerson } }, async (request): Promise<AccountList> => {
    const guest = await sessions.mustHave(request)
    const other = named(accountId, request.params.id)
    await blocks.add(guest, other)
    return { accounts: await blocks.list(guest) }
  })

  app.delete('/api/blocks/:id', { schema: { params: ofPerson } }, async (request): Promise<AccountList> => {
    const guest = await sessions.mustHave(request)
    const other = named(accountId, request.params.id)
    await blocks.remove(guest, other)
    return { accounts: await blocks.list(guest) }
  })
}
