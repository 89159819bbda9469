import {
  accountList,
  type AccountList,
  challengeList,
  type ChallengeList,
  accountEvent,
  newChallenge,
  promise,
  satDown,
} from '@robodrome/protocol'
import * as z from 'zod/mini'
import type { Buckets } from '../base/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Hall } from '../tables/hall.ts'
import { sitAt } from '../tables/sit-at.ts'
import type { Challenges } from './challenges.ts'
import type { Events } from './events.ts'
import { Lines } from './lines.ts'
import type { Listeners } from './listeners.ts'
import { type Api, offers } from '../base/offer.ts'

const atChallenge = z.object({ id: z.string() })

const accept = z.strictObject({ promise })

interface Parts {
  hall: Hall
  sessions: Sessions
  challenges: Challenges
  events: Events
  listeners: Listeners
  creations: Buckets
}

/** Routes for account events, and for challenges between players. */
export const challengeRoutes = (app: Api, { hall, sessions, challenges, events, listeners, creations }: Parts): void => {
  app.get(
    '/api/events',
    offers({
      scope: 'account:read',
      about: 'Accounts',
      does: 'Tells what concerns your account, at all tables: challenges, the start and the end of matches, and questions to your seats.',
      answer: { lines: accountEvent },
    }),
    async (request, reply) => {
      const { id, bot = false } = await sessions.mustHave(request)
      const keepHere = (isHere: boolean) => {
        if (bot) challenges.keepHere(id, isHere).catch((error: unknown) => hall.say(`a bot’s presence was not stored: ${String(error)}`))
      }
      const lines = new Lines(() => keepHere(true))
      const forget = listeners.add(lines, id, sessions.nameOf(request)!)
      const end = events.listen(id, lines)
      keepHere(true)
      return lines.answer(reply, () => {
        forget()
        end()
        keepHere(false)
      })
    },
  )

  app.get(
    '/api/bots',
    offers({
      scope: null,
      about: 'Challenges',
      does: 'Lists programs that listen just now and can be challenged.',
      answer: { json: accountList },
    }),
    async (): Promise<AccountList> => ({ accounts: await challenges.here() }),
  )

  app.get(
    '/api/challenges',
    offers({
      scope: 'account:read',
      about: 'Challenges',
      does: 'Lists challenges from you and to you that wait for an answer.',
      answer: { json: challengeList },
    }),
    async (request): Promise<ChallengeList> => ({ challenges: await challenges.of((await sessions.mustHave(request)).id) }),
  )

  app.post(
    '/api/challenges',
    offers({
      scope: 'challenge:write',
      about: 'Challenges',
      does: 'Challenges other accounts: a private table with a seat kept for each of you. You sit down at it like everybody else.',
      body: newChallenge,
      answer: { status: 201, json: challengeList },
    }),
    async (request, reply): Promise<ChallengeList> => {
      const wanted = request.body
      const guest = await sessions.mustHave(request)
      creations.take(request.network)
      const opened = await challenges.open(guest, wanted)
      reply.code(201)
      return { challenges: opened }
    },
  )

  app.post(
    '/api/challenges/:id/accept',
    offers({
      params: atChallenge,
      scope: 'challenge:write',
      about: 'Challenges',
      does: 'Accepts a challenge: sits down on the seat that is kept for you.',
      body: accept,
      answer: { json: satDown },
    }),
    async (request) => {
      const wanted = request.body
      const guest = await sessions.mustHave(request)
      const { table } = await challenges.mustWait(guest, request.params.id)
      return sitAt(hall.table(table), guest, wanted)
    },
  )

  const closings = [
    ['POST', '/api/challenges/:id/decline', 'declined', 'Declines a challenge to you.'],
    ['DELETE', '/api/challenges/:id', 'withdrawn', 'Withdraws a challenge of yours.'],
  ] as const
  for (const [method, url, state, does] of closings)
    app.route({
      method,
      url,
      ...offers({ params: atChallenge, scope: 'challenge:write', about: 'Challenges', does, answer: { status: 204 } }),
      handler: async (request, reply) => {
        await challenges.close(await sessions.mustHave(request), request.params.id, state)
        reply.code(204)
      },
    })
}
