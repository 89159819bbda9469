import { isHosted } from '@robodrome/outside/hosted'
import { tableId, tableMoments, type TableMoments } from '@robodrome/protocol'
import { siteSays } from '@robodrome/protocol/says'
import { Refused, tableSays } from '@robodrome/table'
import * as z from 'zod/mini'
import { offers, type Api } from '../base/offer.ts'
import type { Hall } from '../tables/hall.ts'
import { momentsOf } from '../tables/moments.ts'

const atTable = z.object({ id: tableId })
const forSeat = z.object({ seat: z.optional(z.coerce.number().check(z.int(), z.nonnegative())) })
/** The most matches that a process keeps, each for one seat; a match that is over never changes. */
const MOST = 50

/** The steps of finished matches whose rules the page does not have. */
export const momentRoutes = (app: Api, hall: Hall): void => {
  const kept = new Map<string, Promise<TableMoments>>()
  app.get(
    '/api/tables/:id/moments',
    offers({
      params: atTable,
      query: forSeat,
      scope: null,
      about: 'Tables',
      does: 'Gives every step of a match that is over, as a seat or a spectator saw it, for the replay of a game from outside.',
      answer: { json: tableMoments },
    }),
    async ({ params: { id }, query: { seat = null } }): Promise<TableMoments> => {
      const { plan, phase } = await hall.table(id).look((table) => ({ plan: table.plan, phase: table.phase }))
      if (phase !== 'over') throw new Refused('wrong-time', tableSays('recordWhenOver'))
      if (!isHosted(plan.game)) throw new Refused('not-found', siteSays('noMoments', { game: plan.game.title }))
      if (seat !== null && seat >= plan.settings.seats) throw new Refused('not-found', tableSays('noSeat', { seat }))
      const key = `${id} ${seat}`
      const found = kept.get(key)
      if (found !== undefined) return found
      const courseOf = ({ plan: { game, settings }, course }: Parameters<Parameters<typeof momentsOf>[4]>[0]) =>
        hall.thinker.course(game, settings, course?.match.entries ?? [])
      const made = hall.archive
        .steps(id, 0)
        .then((steps) => momentsOf(hall.archive, plan, steps, seat, courseOf))
        .then((moments) => ({ moments }))
      kept.set(key, made)
      made.catch(() => kept.delete(key))
      for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST))) kept.delete(old)
      return made
    },
  )
}
