import { createHash, timingSafeEqual } from 'node:crypto'
import { type HostView, newReport, settledReport, tableId } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import * as z from 'zod/mini'
import type { FastifyRequest } from 'fastify'
import type { Api } from '../base/offer.ts'
import type { Buckets } from '../base/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import { addNotices } from '../notices/add.ts'
import { talkApart } from '../tables/gallery.ts'
import type { Hall } from '../tables/hall.ts'
import { hostViewOf } from './host-view.ts'

const atLine = z.object({ id: tableId, n: z.string() })
const atReport = z.object({ id: z.string() })

/** The host's routes, opened by the token from the settings, and the reports that people send to the host. */
export const hostRoutes = (app: Api, hall: Hall, sessions: Sessions, hostToken: string | null, sending: Buckets): void => {
  const { pool, db } = hall.store
  const check = (request: FastifyRequest): void => {
    sending.take(`host ${request.network}`)
    const shown = request.headers['x-host-token']
    if (hostToken === null || typeof shown !== 'string' || !timingSafeEqual(digest(shown), digest(hostToken)))
      throw new Refused('not-found', 'There is nothing at this address.')
  }

  /**
   * The report copies the chat line, since chat is deleted later. A person can report a line once, and only lines they have
   * received.
   */
  app.post('/api/tables/:id/chat/:n/report', { schema: { params: atLine, body: newReport } }, async (request, reply) => {
    const table = request.params.id
    const { reason } = request.body
    const guest = await sessions.mustHave(request)
    sending.take(guest.id)
    const isSeated = await hall.table(table).look((state) => (talkApart(state) ? state.own(guest.id).length > 0 : null))
    const { rowCount } = await pool.query(
      `insert into reports (table_id, line, by, of, text, at, reason) select table_id, n, $3, guest, text, $4, $6 from chat
      where table_id = $1 and n = $2 and guest <> $3 and ($5::boolean is null or (seat is not null) = $5) on conflict (line, by) do update set at = reports.at`,
      [table, /^\d{1,15}$/.test(request.params.n) ? request.params.n : '0', guest.id, Date.now(), isSeated, reason],
    )
    if (rowCount === 0) throw new Refused('not-found', 'There is no such line of another player here.')
    reply.code(204)
  })

  app.get('/api/host', async (request): Promise<HostView> => {
    check(request)
    return hostViewOf(pool)
  })

  app.post(
    '/api/host/reports/:id/settle',
    { schema: { params: atReport, body: settledReport }, onRequest: async (request) => check(request) },
    async (request): Promise<HostView> => {
      const { decision } = request.body
      await db.transaction().execute(async (trx) => {
        const rows = await trx
          .updateTable('reports')
          .from('guests')
          .set({ settled_at: Date.now(), decision })
          .whereRef('guests.id', '=', 'reports.of')
          .where('reports.id', '=', `${Number(request.params.id) || 0}`)
          .where('settled_at', 'is', null)
          .returning(['by', 'guests.name as of', 'table_id as table'])
          .execute()
        for (const { by, of, table } of rows)
          await addNotices(trx, [
            { guest: by, key: `report ${request.params.id}`, table, news: { kind: 'report', of, decision }, due: null },
          ])
      })
      return hostViewOf(pool)
    },
  )
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
