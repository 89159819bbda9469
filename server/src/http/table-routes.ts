import { newTable, sitDown, tableId, type TableCard, type TableList } from '@robodrome/protocol'
import { type Guest, Refused, type Table } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'
import type { Hall } from '../tables/hall.ts'
import { openTable } from '../tables/open-table.ts'
import { parse } from './faults.ts'
import { listTables } from './list-tables.ts'
import type { Buckets } from './limits.ts'
import type { Sessions } from './sessions.ts'

type AtTable = { Params: { id: string } }

export const tableRoutes = (app: FastifyInstance, hall: Hall, sessions: Sessions, creations: Buckets): void => {
  const card = (id: string, guest: Guest | null): Promise<TableCard> => hall.table(parse(tableId, id)).look((state) => cardOf(state, guest))

  app.post('/api/tables', async (request, reply): Promise<TableCard> => {
    const wanted = parse(newTable, request.body)
    const guest = await sessions.mustHave(request)
    creations.take(request.ip)
    const id = await openTable(hall, guest, { ...wanted, absence: wanted.absence ?? 'answers' })
    void hall.table(id).wake()
    reply.code(201)
    return card(id, guest)
  })

  /** Public tables, those one can join first. */
  app.get('/api/tables', async (request): Promise<TableList> => {
    const guest = await sessions.guestOf(request)
    return { tables: await listTables(hall, guest, 'public') }
  })

  /** Tables the guest sits or sat at, the latest first. */
  app.get('/api/tables/mine', async (request): Promise<TableList> => {
    const guest = await sessions.mustHave(request)
    return { tables: await listTables(hall, guest, 'own') }
  })

  app.get<AtTable>('/api/tables/:id', async (request) => card(request.params.id, await sessions.guestOf(request)))

  app.post<AtTable>('/api/tables/:id/seats', async (request) => {
    const wanted = parse(sitDown, request.body)
    const guest = await sessions.mustHave(request)
    const table = hall.table(parse(tableId, request.params.id))
    const { promise } = wanted
    let seq = 0
    await table.act(guest, promise, { type: 'sit', ...wanted }, (step) => (seq = step))
    const seat = await table.look(({ chairs }) => chairs.findIndex((each) => each.guest === guest.id && each.promise === promise))
    if (seat < 0) throw new Refused('wrong-time', 'You have stood up again since you sat down with this promise.')
    return { seat, seq }
  })

  app.get<AtTable>('/api/tables/:id/record', async (request, reply) => {
    const text = await hall.table(parse(tableId, request.params.id)).look(recordOf)
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${request.params.id}.txt"`)
      .send(text)
  })
}

/** The whole record holds every secret: it is shown when there are none left. */
const recordOf = ({ course, phase, chairs }: Table): string => {
  if (course === null || phase !== 'over') throw new Refused('wrong-time', 'The record can be read when the match is over.')
  return course.record(
    chairs.map(({ guest, name, mind }) => (guest === null ? (mind ?? '') : name)),
    chairs.flatMap(({ bot }, seat) => (bot ? [seat] : [])),
  )
}

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
    seats: state.players(),
    commitment: state.commitment,
    createdAt: plan.createdAt,
    yourMove: phase === 'playing' && state.asked().some((seat) => own.includes(seat) && chairs[seat]!.mind === null),
    own,
  }
}
