import {
  battleList,
  leaderboard,
  outcome,
  poolList,
  profile,
  ratingChanges,
  tableId,
  type BattleList,
  type Leaderboard,
  type PoolList,
  type Profile,
  type RatingChanges,
} from '@robodrome/protocol'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Sessions } from './sessions.ts'
import { type Api, offers } from '../base/offer.ts'
import type { Store } from '../store/store.ts'
import { battlesOf, ratingChangesOf } from './battles.ts'
import { profileOf } from './profile.ts'
import { leaderboardOf, poolsOf } from './ratings.ts'

const word = z.string().check(z.maxLength(60))
const count = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'a whole number')), z.transform(Number))
const battleFilter = z.strictObject({
  game: z.optional(word),
  opponent: z.optional(word),
  result: z.optional(outcome),
  before: z.optional(count),
})
const listed = z.strictObject({ show: z.optional(z.enum(['people', 'programs', 'both'])), from: z.optional(count) })

const ofPerson = z.object({ id: z.string() })
const atTable = z.object({ id: tableId })
const ofPool = z.object({ pool: z.string() })

type OfPerson = { Params: z.infer<typeof ofPerson> }

/** Routes for who a player is, what they have played, and how strong they are, which is public. `me` stands for the caller. */
export const peopleRoutes = (app: Api, store: Store, sessions: Sessions): void => {
  const whom = async (request: FastifyRequest<OfPerson>): Promise<{ id: string; reader: string | null }> => {
    if (request.params.id === 'me') {
      const { id } = await sessions.mustHave(request)
      return { id, reader: id }
    }
    return { id: request.params.id, reader: (await sessions.guestOf(request))?.id ?? null }
  }

  app.get(
    '/api/people/:id',
    offers({
      params: ofPerson,
      scope: null,
      about: 'Accounts',
      does: 'A person or a program: ratings, battles, whom they met.',
      answer: { json: profile },
    }),
    async (request): Promise<Profile> => {
      const { id, reader } = await whom(request)
      return profileOf(store.db, id, reader)
    },
  )

  app.get(
    '/api/people/:id/battles',
    offers({
      params: ofPerson,
      scope: null,
      about: 'Accounts',
      does: 'Battles that are over, the latest first.',
      query: battleFilter,
      answer: { json: battleList },
    }),
    async (request): Promise<BattleList> => {
      const { id, reader } = await whom(request)
      return battlesOf(store.db, id, reader, request.query)
    },
  )

  app.get(
    '/api/tables/:id/ratings',
    offers({
      params: atTable,
      scope: null,
      about: 'Tables',
      does: 'What a rated match that is over has changed about its players.',
      answer: { json: ratingChanges },
    }),
    (request): Promise<RatingChanges> => ratingChangesOf(store.db, request.params.id),
  )

  app.get(
    '/api/ratings',
    offers({ scope: null, about: 'Accounts', does: 'The pools in which there are ratings.', answer: { json: poolList } }),
    (): Promise<PoolList> => poolsOf(store.db),
  )

  app.get(
    '/api/ratings/:pool',
    offers({ params: ofPool, scope: null, about: 'Accounts', does: 'The best of a pool.', query: listed, answer: { json: leaderboard } }),
    async (request): Promise<Leaderboard> => {
      const { show = 'people', from = 0 } = request.query
      return leaderboardOf(store.db, request.params.pool, show, from)
    },
  )
}
