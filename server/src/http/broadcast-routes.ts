import { competitionId, tableId } from '@robodrome/protocol'
import { casting, type Broadcast } from '@robodrome/protocol/broadcasts'
import { siteSays } from '@robodrome/protocol/says'
import { Refused } from '@robodrome/table'
import * as z from 'zod/mini'
import type { Api } from '../base/offer.ts'
import type { Leagues } from '../leagues/leagues.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Hall } from '../tables/hall.ts'
import { Broadcasts } from '../watch/broadcasts.ts'

const atCompetition = z.object({ id: competitionId })
const onAir = z.strictObject({ table: z.optional(tableId) })

/** Routes for the broadcast of a competition: which of its tables are in play, who is ahead, and what its caster requests. */
export const broadcastRoutes = (app: Api, hall: Hall, leagues: Leagues, sessions: Sessions): void => {
  const broadcasts = new Broadcasts(hall)
  app.get(
    '/api/competitions/:id/broadcast',
    { schema: { params: atCompetition, querystring: onAir } },
    async (request): Promise<Broadcast> => {
      const { id } = request.params
      const guest = await sessions.guestOf(request)
      const tables = await leagues
        .competition(id)
        .look(({ state }) => state.fixtures.flatMap(({ decision, table }) => (decision === null && table !== null ? [table] : [])))
      return broadcasts.of(id, tables, request.query.table ?? null, guest)
    },
  )
  app.put(
    '/api/competitions/:id/broadcast',
    { schema: { params: atCompetition, body: casting } },
    async (request): Promise<{ n: number }> => {
      const { id } = request.params
      const guest = await sessions.mustHave(request)
      const isManager = await leagues.competition(id).look(({ state }) => state.definition.managers.includes(guest.id))
      if (!isManager) throw new Refused('not-yours', siteSays('onlyManagersCast'))
      return { n: broadcasts.cast(id, request.body) }
    },
  )
}
