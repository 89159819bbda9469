import { packed } from '@robodrome/kernel'
import { tableId, tableReview, type TableReview } from '@robodrome/protocol'
import { isHosted } from '@robodrome/outside/hosted'
import { siteSays } from '@robodrome/protocol/says'
import { readRecord, Refused, tableSays } from '@robodrome/table'
import * as z from 'zod/mini'
import { offers, type Api } from '../base/offer.ts'
import type { Hall } from '../tables/hall.ts'

const atSeat = z.object({ id: tableId, seat: z.coerce.number().check(z.int(), z.nonnegative()) })
/** The maximum number of reviews that a process caches; a finished match never changes. */
const MOST = 200

/** Routes for reviews of finished matches. These take seconds in a worker thread, but no time of the serving thread. */
export const reviewRoutes = (app: Api, hall: Hall): void => {
  const kept = new Map<string, Promise<TableReview>>()
  app.get(
    '/api/tables/:id/review/:seat',
    offers({
      params: atSeat,
      scope: null,
      about: 'Tables',
      does: 'Reviews the decisions of one seat in a match that is over: the costliest mistakes, each with its checked reasons. Takes some seconds.',
      answer: { json: tableReview },
    }),
    async ({ params: { id, seat }, network }): Promise<TableReview> => {
      const { text, game } = await hall.table(id).look((table) => ({ text: table.record(), game: table.plan.game }))
      // A review uses our own AI opponents, which do not have the rules of a hosted game.
      if (isHosted(game)) throw new Refused('not-found', siteSays('noReview', { game: game.title }))
      const key = `${id} ${seat}`
      const found = kept.get(key)
      if (found !== undefined) return found
      const { settings, entries } = readRecord(text)
      if (seat >= settings.seats) throw new Refused('not-found', tableSays('noSeat', { seat }))
      const box = packed(game)
      const match = { game: game.id, ...(box && { box }), settings, entries, seat }
      const review = hall.thinker
        .lookBack(match, { account: network, address: network })
        .then(({ decisions, looked, mistakes }) => ({ decisions, looked, mistakes }))
      kept.set(key, review)
      review.catch(() => kept.delete(key))
      for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST))) kept.delete(old)
      return review
    },
  )
}
