import { tableId, type WatchList } from '@robodrome/protocol'
import type { Snapshot } from '@robodrome/table'
import * as z from 'zod/mini'
import type { Api } from '../base/offer.ts'
import type { Hall } from '../tables/hall.ts'
import { LiveTables } from '../watch/live.ts'
import { storiesOf } from '../watch/stories.ts'
import { Storyteller } from '../watch/storyteller.ts'
import type { Sessions } from '../people/sessions.ts'

const atTable = z.object({ id: tableId })

/** Matches to watch: tables in play, and replays worth watching. */
export const watchRoutes = (app: Api, hall: Hall, sessions: Sessions): void => {
  const live = new LiveTables(hall)
  const storyteller = new Storyteller(hall)
  app.addHook('onClose', async () => storyteller.close())
  app.get('/api/watch', async (request): Promise<WatchList> => {
    const guest = await sessions.guestOf(request)
    return { live: await live.list(guest, hall.now()), stories: await storiesOf(hall.store.db, hall.now()) }
  })
  app.get('/api/watch/:id', { schema: { params: atTable } }, (request): Promise<Snapshot> => live.board(request.params.id, hall.now()))
}
