import { tableId, type WatchList } from '@robodrome/protocol'
import type { Snapshot } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'
import type { Hall } from '../tables/hall.ts'
import { LiveTables } from '../watch/live.ts'
import { storiesOf } from '../watch/stories.ts'
import { Storyteller } from '../watch/storyteller.ts'
import { named } from '../base/faults.ts'
import type { Sessions } from '../people/sessions.ts'

/** What there is to watch: tables that are played now, and matches worth seeing again. */
export const watchRoutes = (app: FastifyInstance, hall: Hall, sessions: Sessions): void => {
  const live = new LiveTables(hall)
  const storyteller = new Storyteller(hall)
  app.addHook('onClose', async () => storyteller.close())
  app.get('/api/watch', async (request): Promise<WatchList> => {
    const guest = await sessions.guestOf(request)
    return { live: await live.list(guest, hall.now()), stories: await storiesOf(hall.store.pool, hall.now()) }
  })
  app.get<{ Params: { id: string } }>('/api/watch/:id', (request): Promise<Snapshot> =>
    live.board(named(tableId, request.params.id), hall.now()),
  )
}
