import { randomBytes } from 'node:crypto'
import { type Queue, tableId, vacation } from '@robodrome/protocol'
import { type Guest, Refused } from '@robodrome/table'
import * as z from 'zod/mini'
import type { Api } from '../base/offer.ts'
import type { Hall } from '../tables/hall.ts'
import { queueOf, waitingQuestionOf } from './queue.ts'
import type { Sessions } from '../people/sessions.ts'

const atTable = z.object({ id: tableId })

/** Routes for the caller's open decisions at all their tables. */
export const meRoutes = (app: Api, hall: Hall, sessions: Sessions): void => {
  app.get('/api/me/queue', async (request): Promise<Queue> => queueOf(hall, await sessions.mustHave(request)))

  app.get('/api/me/queue/:id', { schema: { params: atTable } }, async (request) => {
    const guest = await sessions.mustHave(request)
    return hall.table(request.params.id).look((state) => waitingQuestionOf(state, guest))
  })

  /** Starts or ends vacation at every table that allows it. */
  app.post('/api/me/vacation', { schema: { body: vacation } }, async (request): Promise<Queue> => {
    const { on } = request.body
    const guest = await sessions.mustHave(request)
    for (const { table_id } of await tablesWithVacation(hall, guest)) await rest(hall, guest, table_id, on)
    await hall.listing.write()
    return queueOf(hall, guest)
  })
}

const tablesWithVacation = (hall: Hall, guest: Guest): Promise<{ table_id: string }[]> =>
  hall.store.db
    .selectFrom('sitters')
    .innerJoin('tables', 'id', 'table_id')
    .select('table_id')
    .where('guest', '=', guest.id)
    .where('phase', '=', 'playing')
    .where((is) => is(is.cast<string | null>(is.ref('clock'), 'text'), 'like', '%"vacation"%'))
    .execute()

const rest = async (hall: Hall, guest: Guest, id: string, on: boolean): Promise<void> => {
  const table = hall.table(id)
  const seats = await table.look((state) => state.own(guest.id))
  for (const seat of seats) {
    try {
      await table.act(guest, randomBytes(12).toString('hex'), { type: 'rest', seat, on })
    } catch (error) {
      // The player is already on vacation, or the match has just ended.
      if (!(error instanceof Refused) || error.code !== 'wrong-time') throw error
    }
  }
}
