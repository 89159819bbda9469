import {
  changedCompetition,
  competitionId,
  competitionList,
  competitionView,
  entryDone,
  managing,
  newAct,
  newCompetition,
  newEntrant,
} from '@robodrome/protocol'
import type { Guest } from '@robodrome/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Api, offers } from '../base/offer.ts'
import type { Leagues } from '../leagues/leagues.ts'
import type { Store } from '../store/store.ts'
import type { Buckets } from '../base/limits.ts'
import { listCompetitions } from './list-competitions.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Turns } from '../base/turns.ts'

const atCompetition = z.object({ id: competitionId })
const newer = z.strictObject({ since: z.optional(z.coerce.number().check(z.multipleOf(1))) })

type At = { Params: z.infer<typeof atCompetition> }

/** How long a response waits for news (long polling). */
const PATIENCE_MS = 20_000

/** This many entrants and fixtures make one unit of work when a competition is changed, or started with all its AI opponents. */
const PER_CHANGE = 100
const PER_START = 10

interface Budgets {
  creations: Buckets
  work: Buckets
  fills: Buckets
  turns: Turns
}

export const competitionRoutes = (
  app: Api,
  leagues: Leagues,
  store: Store,
  sessions: Sessions,
  { creations, work, fills, turns }: Budgets,
): void => {
  /** Changes a competition when it is this network's turn. The cost grows with the size of the competition. */
  const changing = async (
    request: FastifyRequest<At>,
    isStart: boolean,
    change: (id: string) => Promise<number>,
  ): Promise<{ n: number }> => {
    const id = request.params.id
    const n = await turns.take(request.network, () => change(id))
    work.spend(request.network, Math.floor((await leagues.competition(id).weight()) / (isStart ? PER_START : PER_CHANGE)))
    return { n }
  }

  /** Sends the caller's view once the log is longer than `since`. */
  const shown = async (reply: FastifyReply, id: string, guest: Guest | null, since = -1): Promise<FastifyReply> =>
    reply.type('application/json; charset=utf-8').send(await leagues.competition(id).viewText(guest, since, PATIENCE_MS))

  app.get(
    '/api/competitions',
    offers({
      scope: null,
      about: 'Leagues',
      does: 'Lists competitions, those that wait for you first.',
      answer: { json: competitionList },
    }),
    async (request) => ({ competitions: await listCompetitions(store, await sessions.guestOf(request)) }),
  )

  app.post('/api/competitions', { schema: { body: newCompetition } }, async (request, reply) => {
    const { definition } = request.body
    const guest = await sessions.mustHave(request)
    creations.take(request.network)
    const id = await leagues.create(guest, definition)
    return shown(reply.code(201), id, guest)
  })

  app.get(
    '/api/competitions/:id',
    offers({
      scope: null,
      about: 'Leagues',
      does: 'Shows a competition; with since=N the answer waits until its log is longer than N.',
      params: atCompetition,
      query: newer,
      answer: { json: competitionView },
    }),
    async (request, reply) => {
      const { since } = request.query
      const guest = await sessions.guestOf(request)
      return shown(reply, request.params.id, guest, since)
    },
  )

  app.put('/api/competitions/:id', { schema: { params: atCompetition, body: changedCompetition } }, async (request) => {
    const { id, definition } = request.body
    const guest = await sessions.mustHave(request)
    return changing(request, false, (competition) => leagues.change(competition, guest, id, definition))
  })

  app.put('/api/competitions/:id/managers', { schema: { params: atCompetition, body: managing } }, async (request) => {
    const { id, ...wanted } = request.body
    const guest = await sessions.mustHave(request)
    return changing(request, false, (competition) => leagues.manage(competition, guest, id, wanted))
  })

  app.post('/api/competitions/:id/next', { schema: { params: atCompetition } }, async (request, reply) => {
    const guest = await sessions.mustHave(request)
    creations.take(request.network)
    const id = await leagues.again(request.params.id, guest)
    return shown(reply, id, guest)
  })

  app.post(
    '/api/competitions/:id/entrants',
    offers({
      params: atCompetition,
      scope: 'challenge:write',
      about: 'Leagues',
      does: 'Enters a competition, alone or, with a partner who accepts, as a team.',
      body: newEntrant,
      answer: { json: entryDone },
    }),
    async (request) => {
      const { id, ...wanted } = request.body
      const guest = await sessions.mustHave(request)
      return changing(request, false, (competition) => leagues.enter(competition, guest, id, wanted))
    },
  )

  app.post(
    '/api/competitions/:id/acts',
    offers({
      params: atCompetition,
      scope: 'challenge:write',
      about: 'Leagues',
      does: 'Does what an entrant decides, such as keeping a robot or bidding.',
      body: newAct,
      answer: { json: entryDone },
    }),
    async (request, reply) => {
      const { id, act } = request.body
      const guest = await sessions.mustHave(request)
      const isStart = act['kind'] === 'started'
      if (isStart) {
        const more = await leagues.competition(request.params.id).toFill()
        if (more > 0) fills.demandNoDebt(request.network, reply)
        fills.spend(request.network, more)
      }
      return changing(request, isStart, (competition) => leagues.act(competition, guest, id, act))
    },
  )

  app.get('/api/competitions/:id/record', { schema: { params: atCompetition } }, async (request, reply) => {
    const text = await leagues.competition(request.params.id).record()
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${request.params.id}.league"`)
      .send(text)
  })
}
