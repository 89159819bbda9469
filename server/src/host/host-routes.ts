import { createHash, timingSafeEqual } from 'node:crypto'
import {
  closedPackage,
  type HostView,
  type KeptBox,
  newAuthorBlock,
  newReport,
  newRuling,
  ofBox,
  settledReport,
  tableId,
} from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import * as z from 'zod/mini'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { Api } from '../base/offer.ts'
import type { Buckets } from '../base/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import { addNotices } from '../notices/add.ts'
import { talkApart } from '../tables/gallery.ts'
import type { Hall } from '../tables/hall.ts'
import { hostViewOf } from './host-view.ts'
import { siteSays } from '@robodrome/protocol/says'
import { blockAuthor, boxesForHost, rule } from './box-rulings.ts'
import { packagesView } from './packages-view.ts'
import type { LeftOut } from '../outside/open-packages.ts'
import type { Settings } from '../base/settings.ts'

const atLine = z.object({ id: tableId, n: z.string() })
const atReport = z.object({ id: z.string() })

/** The host's routes, opened by the token from the settings, and the reports that people send to the host. */
export const hostRoutes = (
  app: Api,
  hall: Hall,
  sessions: Sessions,
  settings: Settings,
  leftOut: readonly LeftOut[],
  sending: Buckets,
): void => {
  const { hostToken } = settings
  const { db } = hall.store
  const view = async (): Promise<HostView> => ({
    ...(await hostViewOf(db)),
    boxes: await boxesForHost(db, settings.gallery),
    packages: await packagesView(db, hall.packages, settings.games, leftOut),
  })
  const check = (request: FastifyRequest): void => {
    sending.take(`host ${request.network}`)
    const shown = request.headers['x-host-token']
    if (hostToken === null || typeof shown !== 'string' || !timingSafeEqual(digest(shown), digest(hostToken)))
      throw new Refused('not-found', siteSays('nothingHere'))
  }

  /**
   * The report copies the chat line, because chat is deleted later. A person can report a line only once, and only lines they have
   * received.
   */
  app.post('/api/tables/:id/chat/:n/report', { schema: { params: atLine, body: newReport } }, async (request, reply) => {
    const table = request.params.id
    const { reason } = request.body
    const guest = await sessions.mustHave(request)
    sending.take(guest.id)
    const isSeated = await hall.table(table).look((state) => (talkApart(state) ? state.own(guest.id).length > 0 : null))
    const { numInsertedOrUpdatedRows: reported } = await db
      .insertInto('reports')
      .columns(['table_id', 'line', 'by', 'of', 'text', 'at', 'reason'])
      .expression(({ selectFrom }) =>
        selectFrom('chat')
          .select([
            'table_id',
            'n',
            sql<string>`${guest.id}::text`.as('by'),
            'guest',
            'text',
            sql<string>`${Date.now()}::bigint`.as('at'),
            sql<string>`${reason}::text`.as('reason'),
          ])
          .where('table_id', '=', table)
          .where('n', '=', /^\d{1,15}$/.test(request.params.n) ? request.params.n : '0')
          .where('guest', '<>', guest.id)
          .$if(isSeated !== null, (query) => query.where('seat', isSeated === true ? 'is not' : 'is', null)),
      )
      .onConflict((conflict) => conflict.columns(['line', 'by']).doUpdateSet(({ ref }) => ({ at: ref('reports.at') })))
      .executeTakeFirstOrThrow()
    if (reported === 0n) throw new Refused('not-found', siteSays('noSuchLine'))
    reply.code(204)
  })

  app.get('/api/host', async (request): Promise<HostView> => {
    check(request)
    return view()
  })

  app.post(
    '/api/host/packages/:id',
    { schema: { params: atReport, body: closedPackage }, onRequest: async (request) => check(request) },
    async (request): Promise<HostView> => {
      const found = hall.packages.get(request.params.id)
      if (found === undefined) throw new Refused('not-found', siteSays('noPackage'))
      await hall.closeGame(found.game.id, request.body.closing)
      return view()
    },
  )

  app.get(
    '/api/host/boxes/:id/:digest',
    { schema: { params: ofBox }, onRequest: async (request) => check(request) },
    async (request): Promise<KeptBox> => {
      const { id, digest } = request.params
      const found = await hall.boxes.find(`${id} ${digest}`)
      if (found === null) throw new Refused('not-found', siteSays('noBox'))
      return found
    },
  )

  app.post(
    '/api/host/boxes/:id/:digest',
    { schema: { params: ofBox, body: newRuling }, onRequest: async (request) => check(request) },
    async (request): Promise<HostView> => {
      const { id, digest } = request.params
      await rule(db, `${id} ${digest}`, request.body.ruling)
      return view()
    },
  )

  app.post(
    '/api/host/authors/:id',
    { schema: { params: atReport, body: newAuthorBlock }, onRequest: async (request) => check(request) },
    async (request): Promise<HostView> => {
      await blockAuthor(db, request.params.id, request.body.blocked)
      return view()
    },
  )

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
      return view()
    },
  )
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
