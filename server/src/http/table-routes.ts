import {
  newTable,
  satDown,
  sitDown,
  tableCard,
  tableId,
  tableList,
  type NewTable,
  type TableCard,
  type TableList,
} from '@robodrome/protocol'
import type { Guest, Table } from '@robodrome/table'
import * as z from 'zod/mini'
import type { Hall } from '../tables/hall.ts'
import { openTable } from '../tables/open-table.ts'
import { sitAt } from '../tables/sit-at.ts'
import { tellFriends } from '../notices/friend-opens.ts'
import { type Api, offers } from '../base/offer.ts'
import { listTables } from './list-tables.ts'
import type { Buckets } from '../base/limits.ts'
import type { Sessions } from '../people/sessions.ts'

const atTable = z.object({ id: tableId })

export const tableRoutes = (app: Api, hall: Hall, sessions: Sessions, creations: Buckets): void => {
  const card = (id: string, guest: Guest | null): Promise<TableCard> => hall.table(id).look((state) => cardOf(state, guest))

  app.post(
    '/api/tables',
    offers({
      scope: 'challenge:write',
      about: 'Tables',
      does: 'Opens a table. Its owner must sit down like everybody else.',
      body: newTable,
      answer: { status: 201, json: tableCard },
    }),
    async (request, reply): Promise<TableCard> => {
      const wanted = request.body
      const guest = await sessions.mustHave(request)
      creations.take(request.network)
      const id = await openTable(hall, guest, { ...wanted, absence: wanted.absence ?? 'answers' })
      void hall.table(id).wake()
      const { game, settings } = wanted
      if (isForAll(wanted)) await tellFriends(hall.store.db, guest, id, { game, mode: settings.mode }, hall.now())
      reply.code(201)
      return card(id, guest)
    },
  )

  app.get(
    '/api/tables',
    offers({ scope: null, about: 'Tables', does: 'Lists public tables, those that can be joined first.', answer: { json: tableList } }),
    async (request): Promise<TableList> => {
      const guest = await sessions.guestOf(request)
      return { tables: await listTables(hall, guest, 'public') }
    },
  )

  app.get(
    '/api/tables/mine',
    offers({
      scope: 'account:read',
      about: 'Tables',
      does: 'Lists tables at which you sit or sat, the latest first.',
      answer: { json: tableList },
    }),
    async (request): Promise<TableList> => {
      const guest = await sessions.mustHave(request)
      return { tables: await listTables(hall, guest, 'own') }
    },
  )

  app.get(
    '/api/tables/:id',
    offers({
      params: atTable,
      scope: null,
      about: 'Tables',
      does: 'Describes a table: what is played, who sits where, the commitment to its dice.',
      answer: { json: tableCard },
    }),
    async (request) => card(request.params.id, await sessions.guestOf(request)),
  )

  app.post(
    '/api/tables/:id/seats',
    offers({
      params: atTable,
      scope: 'play',
      about: 'Play',
      does: 'Sits down at an open table, with the promise of a contribution to the dice.',
      body: sitDown,
      answer: { json: satDown },
    }),
    async (request) => {
      const wanted = request.body
      const guest = await sessions.mustHave(request)
      return sitAt(hall.table(request.params.id), guest, wanted)
    },
  )

  app.get(
    '/api/tables/:id/record',
    offers({
      params: atTable,
      scope: null,
      about: 'Tables',
      does: 'Gives the record of a match that is over.',
      answer: { text: 'text/plain' },
    }),
    async (request, reply) => {
      const text = await hall.table(request.params.id).look((table) => table.record())
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${request.params.id}.txt"`)
        .send(text)
    },
  )
}

/** Whether people other than the owner may find the table and sit down. */
const isForAll = ({ public: isPublic, seats }: NewTable): boolean => isPublic && seats.filter(({ kind }) => kind === 'open').length > 1

const cardOf = (state: Table, guest: Guest | null): TableCard => {
  const { plan, phase, chairs } = state
  const own = state.own(guest?.id ?? null)
  return {
    id: plan.id,
    game: plan.game.id,
    settings: plan.settings,
    phase,
    public: plan.public,
    clockRules: plan.clock,
    absence: plan.absence,
    rated: plan.rated === true,
    ...(plan.game.box !== undefined && { box: plan.game.box }),
    seats: state.players(),
    commitment: state.commitment,
    createdAt: plan.createdAt,
    yourMove: phase === 'playing' && state.asked().some((seat) => own.includes(seat) && chairs[seat]!.mind === null),
    own,
    kept: state.kept(guest?.id ?? null),
  }
}
